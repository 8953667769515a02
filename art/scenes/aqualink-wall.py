"""The device on the wall of the valve chamber, seen by its installer."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio
from lib_chamber import LX, LZ, WALL, opts

studio.camera((26, -14, 60), (LX, WALL - 6, LZ - 0.5), 48, (LX + 4, WALL - 9, LZ - 2), 4.0, scale=40.0)
studio.look("Medium High Contrast", 0.1)
studio.render(24, opts, bounces=4, bloom=0.05, vignette=0.22)
