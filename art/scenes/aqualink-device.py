"""Studio picture of the AquaLink logger on a dark ink sweep."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import lib_device as dev
import lib_geo as geo
import studio
from lib_mat import Mat, srgb

opts = studio.options()
studio.begin()

root = geo.empty("aqualink", (0, 0, 0), (0, 0, math.radians(-26)))
_, m = dev.build(root, cables=(False, True, False, False), up="z", feet_on="x")

# the cable leaves its gland, settles on the floor and runs out of frame
x, y, z = dev.cable_start(dev.GLANDS[1], z=1.75)
geo.tube("cable", [(x, y + 0.6, z), (x, y - 0.5, z - 0.04), (x - 0.3, y - 3.4, 0.92), (x - 2.6, y - 6.6, 0.46),
                   (x - 8.5, y - 7.6, 0.46), (x - 16, y - 9.5, 0.46), (x - 30, y - 21.0, 0.46)], 0.46, m["cable"], root)


def sweep():
    """Seamless backdrop: floor, large radius, wall."""
    mat = Mat("ink sweep")
    v = mat.world()
    mat.set(base_color=mat.mix(mat.noise(v, 0.02, 2), (0.0060, 0.0125, 0.0150), (0.0072, 0.0145, 0.0172)),
            roughness=mat.remap(mat.noise(v, 0.35, 3), 0.3, 0.7, 0.40, 0.50), specular=0.35,
            normal=mat.bump(mat.noise(v, 14, 2), 0.06, 0.02))
    prof = [(-160, 0), (70, 0)] + [(70 + 60 * math.sin(a), 60 - 60 * math.cos(a)) for a in [math.pi / 2 * i / 24 for i in range(1, 25)]] + [(130, 260)]
    verts, faces = [], []
    for yy, zz in prof:
        verts += [(-300, yy, zz), (300, yy, zz)]
    for i in range(len(prof) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    geo.mesh("sweep", verts, faces, mat.mat, smooth=60)


sweep()
studio.world([(0.0, (0.004, 0.008, 0.010)), (0.5, (0.012, 0.022, 0.026)), (0.75, (0.04, 0.06, 0.065)),
              (1.0, (0.02, 0.03, 0.033))], 0.5)
# warm key high left, strip over the top, teal rim from behind, soft fill
studio.area("key", (-44, -30, 44), (0, 0, 2), 30, 46000, (1.0, 0.86, 0.70), 26)
studio.area("top strip", (4, 18, 52), (0, 0, 2), 46, 17000, (0.93, 0.98, 1.0), 14)
studio.area("teal rim", (46, 26, 20), (2, 0, 3), 34, 40000, srgb("#4fbfc6"), 16)
studio.area("back edge", (-40, 44, 28), (-2, 0, 3), 22, 8000, srgb("#a8e2e4"), 12)
studio.area("right card", (46, -26, 10), (6, 0, 2), 26, 1800, srgb("#bfe3e5"), 16)
studio.area("connector card", (-12, -46, 8), (-2, -6, 2), 30, 4200, (1.0, 0.90, 0.80), 9)
studio.area("backdrop glow", (8, 62, 46), (6, 120, 34), 60, 9000, srgb("#2f8f96"), 40)

studio.camera((5.5, -50, 27), (0.2, -0.9, 2.7), 74, (-0.5, -5.6, 2.8), 5.6, scale=22.0)
studio.look("Medium High Contrast", 0.15)
studio.render(40, opts, bounces=6, bloom=0.05, vignette=0.18)
