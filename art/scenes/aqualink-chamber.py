"""The whole valve chamber, from its opposite corner."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio
from lib_chamber import LX, LZ, WALL, opts

studio.camera((25, -104, 90), (0.0, WALL, 42.0), 36.5, (LX, WALL - 9, LZ), 4.0, scale=40.0)
studio.look("Medium High Contrast", 0.1)
studio.render(32, opts, bounces=4, bloom=0.05, vignette=0.22)
