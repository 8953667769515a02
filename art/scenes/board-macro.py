"""Hero picture: macro of the AquaLink main board, raking copper light."""
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import lib_geo as geo
import lib_parts as P
import lib_packages as Q
import lib_pcb
import studio
from lib_mat import srgb

opts = studio.options()
studio.begin()
P.materials()
H = math.pi / 2
b = lib_pcb.Board(-5.4, -34, 54, 40, ppm=40)

# --- main parts ------------------------------------------------------------
P.radio_module(b, 3.0, 6.0)                             # its antenna reaches over the board's edge
b.rect(-6.8, 6.4, 7.4, 18.4, 3, 0.1)                    # antenna keep-out, no copper
P.lte_module(b, 32.0, 9.0)
P.silk("AquaLink", 1.45, -3.6, -14.2, 0, "LEFT")
P.silk("U1", 1.1, -3.9, -5.6)
P.silk("U4", 1.1, 21.8, -0.6)

# the LTE antenna's cable starts at its module
AX, AY = 29.5, -2.4
Q.coax_socket(b, AX, AY)
geo.tube("antenna cable", [(AX, AY, 1.15), (AX + 1.6, AY - 0.3, 1.3), (AX + 5.0, AY - 0.6, 0.75), (AX + 10.5, AY + 0.4, 0.6),
                           (AX + 15, AY + 4.5, 0.6), (AX + 19, AY + 16, 0.8), (AX + 27, AY + 40, 1.4)], 0.56, P.M["black"])

# --- foreground: front end of the three inputs --------------------------------
Q.soic(b, 12.5, -13.2, 4, 0.0, ("AQL 1A", "2624"))
P.silk("U2", 0.95, 8.6, -12.2)
Q.qfn(b, 25.5, -9.8, 5.0, 8, 0.0, ("AQL 3A", "2617"))
P.silk("U3", 0.95, 21.6, -6.2)
for i, (kind, label) in enumerate((("C", ""), ("C", ""), ("R", "103"), ("R", "472"), ("C", ""))):
    P.place_chip(b, kind, "0603", -3.4 + i * 2.3, -9.0, H, label)
for i, n in enumerate(("C7", "C8", "R12", "R13", "C9")):
    P.silk(n, 0.85, -3.4 + i * 2.3, -11.35)
P.place_chip(b, "C", "0805", 18.6, -11.6, H, ref="C12", ref_dy=-2.2)
P.place_chip(b, "C", "0805", 18.6, -7.4, H)
for i in range(4):
    P.place_chip(b, "R" if i % 2 else "G", "0402", 13.2 + i * 1.5, -18.6, H, "")
Q.inductor(b, 33.5, -9.8, 5.0, 0.0)
P.silk("L1", 0.95, 33.5, -6.3)
P.place_chip(b, "C", "0805", 38.4, -9.6, H, ref="C15", ref_dy=2.0)
Q.test_point(b, -2.6, -19.0, "TP2")
Q.test_point(b, 0.9, -19.0, "TP3")
Q.fiducial(b, 4.4, -17.4)

# --- behind ------------------------------------------------------------------
Q.watch_crystal(b, 33.0, 23.5, 0.0)
Q.inductor(b, 21.0, 22.0, 6.0, 0.0, "100")
Q.terminal(6.5, 29.0, 4)
for i in range(4):
    b.hole_pad(-1.1 + i * 5.08, 29, 1.3)
for i in range(7):
    P.place_chip(b, "CRGCCRC"[i], "0603", -3.2 + i * 2.4, 18.6, H, "")
for i in range(5):
    P.place_chip(b, "CCRCR"[i], "0402", 19.5, 2.0 + i * 1.7, 0)

# --- routing --------------------------------------------------------------------
for i in range(5):                                       # module pins to the row of passives
    x = -1.3 + 1.27 * i
    b.trace([(x, -3.4), (x, -4.9 - 0.16 * i), (-3.4 + i * 2.3, -6.8 - 0.1 * i), (-3.4 + i * 2.3, -8.2)], 0.2)
    b.trace([(-3.4 + i * 2.3, -9.8), (-3.4 + i * 2.3, -12.3)], 0.2, via=i % 2 == 0)
b.bundle([(8.4, -3.4), (8.4, -4.6), (14.5, -5.2), (16.3, -5.2), (16.3, -15.8), (20, -19.5), (46, -19.5)], 3, 0.5, 0.2)
b.bundle([(4.0, -22.5), (11, -22.5), (14, -25.5), (50, -25.5)], 6, 0.5, 0.22, True)
b.bundle([(23, -7), (23, -4.5), (20.9, -2.4), (20.9, 14), (24, 17.1), (46, 17.1)], 4, 0.5, 0.2)
b.bundle([(19, 22), (8, 22), (5, 25), (0, 25)], 5, 0.55, 0.22, True)
b.trace([(32, 1.0), (32, -0.4), (AX, AY)], 0.35)
b.trace([(28.2, -9.8), (31, -9.8)], 1.4)
b.trace([(36, -9.8), (38.4, -10.4)], 1.2)
b.trace([(23, -9.2), (20, -9.2), (18.6, -8.2)], 0.5)
b.trace([(23, -10.6), (18.6, -10.6)], 0.5)
for i in range(4):
    x = 12.5 + (i - 1.5) * 1.27
    b.trace([(x, -16.0), (x, -17.2), (13.2 + i * 1.5, -18.0)], 0.2)
    b.trace([(x, -10.2), (x, -8.6 + 0.5 * i)], 0.2, via=True)
    b.trace([(13.2 + i * 1.5, -19.1), (13.2 + i * 1.5, -21.2 - 0.6 * i)], 0.2, via=True)
b.stitch(2.1)

mask = lib_pcb.board_material(b, (0.004, 0.088, 0.104), (0.001, 0.016, 0.022), (0.93, 0.66, 0.30), 0.23)
b.build(mask)

# --- light ------------------------------------------------------------------------
studio.world([(0.0, (0.01, 0.02, 0.025)), (0.5, (0.05, 0.07, 0.075)), (0.68, (0.10, 0.13, 0.135)),
              (1.0, (0.03, 0.05, 0.055))], 0.6)
W = (1.0, 0.52, 0.25)
studio.area("copper rake", (75, -18, 22), (6, -2, 0), 34, 150000, W, 14)
studio.area("back softbox", (62, 88, 62), (4, 4, 0), 90, 14000, (0.80, 0.95, 1.0), 34)
studio.area("teal fill", (-80, -30, 45), (0, 0, 0), 60, 20000, srgb("#7fd0d3"), 40)
studio.area("top", (10, -30, 95), (5, -2, 0), 46, 24000, (1.0, 0.95, 0.88))

focus = (-3.0, -3.4, 0.9)
studio.camera((-22.5, -50, 35), (3.2, -1.6, 0.0), 50, focus, 2.0, scale=75.0, shift=(0.1, 0.03))
studio.look("Medium High Contrast", 0.1)
studio.render(48, opts, bounces=4, bloom=0.05)
