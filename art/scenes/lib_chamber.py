"""AquaLink in the field: wet concrete valve chamber, daylight through the manhole; scenes set the camera."""
import math

import lib_device as dev
import lib_geo as geo
import lib_pipe as wp
import lib_room as room
import studio

opts = studio.options()
studio.begin()
H = math.pi / 2
WALL = 48.0                                  # y of the back wall
PZ, LX, LZ, SC = 26.0, -18.0, 71.0, 1.32     # pipe axis height, logger position and size

room.shell(WALL)
m = wp.materials()

# --- pipe run along x, 30 cm above the floor, 22 cm in front of the wall ---------
line = geo.empty("line", (0, WALL - 22, PZ))
wp.pipe(m, line, -140, 8.5)
wp.pipe(m, line, 31.5, 140)
wp.flange_pair(m, line, 10.5)
wp.flange_pair(m, line, 29.5)
wp.gate_valve(m, line, 20.0)
wp.pressure_tap(m, line, -23.0, tilt=-0.12)
for x in (-62, 58):
    room.pier(x, WALL - 22, PZ - wp.R)

# --- the logger on the wall ----------------------------------------------------------
root = geo.empty("logger", (LX, WALL, LZ), (H, 0, 0), scale=SC)
_, dm = dev.build(root, up="y", feet_on="x", bolted=True)


def out(i):
    """World position just inside the gland of cable i."""
    x, y, z = dev.cable_start(dev.GLANDS[i], z=1.75)
    return (LX + x * SC, WALL - z * SC, LZ + (y + 0.55) * SC)


# cables hang from their glands as drip loops, then follow the wall down
for i in range(3):
    x, y, z = out(i)
    geo.tube(f"cable {i}", [(x, y, z), (x, y, z - 6), (x + 0.5, WALL - 1.2, z - 14), (x + 0.6, WALL - 0.5, z - 22),
                            (x + 0.6, WALL - 0.5, 40), (x + 0.6, WALL - 0.5, 14)], 0.46, dm["cable"])
    for clip in (z - 20, z - 30):
        wp.p_clip(m, None, (x + 0.6, WALL - 0.08, clip))

# --- light -----------------------------------------------------------------------------
studio.world([(0, (0.01, 0.013, 0.016)), (0.5, (0.03, 0.04, 0.05)), (1, (0.10, 0.13, 0.16))], 0.18)
studio.area("manhole sky", (2, 8, 182), (0, 24, 40), 54, 215000, (0.70, 0.88, 1.0), spread=110)
studio.spot("sun", (22, -52, 240), (-30, WALL, 66), 30.0, 20.0, 6200000, (1.0, 0.90, 0.76), blend=0.6)
studio.area("bounce", (-90, -80, 60), (0, WALL, 30), 80, 28000, (0.48, 0.74, 0.92))
studio.area("gland card", (LX - 4, WALL - 46, 30), (LX, WALL - 6, LZ - 10), 24, 2200, (0.86, 0.94, 1.0), spread=40)
