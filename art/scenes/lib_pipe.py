"""Water-works parts in centimetres: DN100 pipe, flanges, gate valve, pressure tap, cable clip."""
import math

import lib_geo as geo
from lib_mat import Mat, metal, plastic, srgb

H = math.pi / 2
R = 5.9                                     # DN100 ductile iron, outside radius


def epoxy(name, color, dirt=(0.055, 0.042, 0.030)):
    """Thick blue epoxy coat: orange peel, drips of lime and dust on top faces."""
    m = Mat(name)
    v = m.world()
    up = m.node("SeparateXYZ")
    g = m.node("NewGeometry")
    m.link(g.outputs["Normal"], up.inputs[0])
    big, mid = m.noise(v, 0.16, 2, 0.6), m.noise(v, 0.9, 3, 0.65)
    dust = m.math("MULTIPLY", m.remap(up.outputs[2], 0.35, 1.0, 0, 0.75), m.remap(mid, 0.42, 0.62, 0.15, 1))
    col = m.mix(m.remap(big, 0.35, 0.65, 0, 1), color, tuple(c * 0.72 for c in color[:3]))
    streak = m.remap(m.noise(m.world((1, 1, 0.12)), 0.8, 1), 0.58, 0.72, 0, 0.35)
    col = m.mix(m.math("MAXIMUM", m.math("MULTIPLY", dust, 0.55), streak), col, dirt)
    m.set(base_color=col, roughness=m.math("ADD", m.remap(mid, 0.3, 0.7, 0.22, 0.36), m.math("MULTIPLY", dust, 0.35)),
          normal=m.bump(m.noise(v, 2.6, 0), 0.16, 0.12))
    return m.cheap(color)


def materials():
    return {
        "blue": epoxy("blue epoxy", srgb("#1c4c73")),
        "bolt": metal("galvanised", (0.52, 0.52, 0.51), 0.36, 1.6, bump=0.08, dist=0.02, var=0.25),
        "steel": metal("stainless", (0.62, 0.62, 0.61), 0.22, 1.2, (1, 1, 6), 0.03, 0.01, var=0.10),
        "brass": metal("brass", (0.62, 0.43, 0.20), 0.30, 1.2, bump=0.05, dist=0.02, var=0.2),
        "rubber": plastic("EPDM", (0.012, 0.013, 0.013, 1), 0.6, 6, 0.15, 0.02, 0.3),
        "black": plastic("black PA", (0.016, 0.018, 0.019, 1), 0.45, 8, 0.12, 0.01, 0.25),
    }


def bolt(m):
    """M16 bolt head side: washer, hex, thread end."""
    geo.cyl("washer", 1.55, 0.3, m["bolt"], 0.05, n=40)
    geo.prism("hex", geo.hexa(1.36), 0.3, 1.5, m["bolt"], 0.10, 3)
    geo.lathe("stud", [(0, 0.2), (0.8, 0.2), (0.8, 2.2), (0.68, 2.35), (0, 2.35)], m["bolt"], 32, 0.04)


def flange_pair(m, parent, x, t=1.9):
    """Two bolted flanges with a gasket; axis along x, centred at x."""
    root = geo.empty("flange", (x, 0, 0), (0, H, 0), parent)
    for s in (-1, 1):
        z = sorted((s * 0.15, s * (0.15 + t)))
        geo.lathe("disc", [(R - 0.6, z[0]), (11.0, z[0]), (11.0, z[1]), (R - 0.6, z[1])], m["blue"], 96, 0.28, closed=True, parent=root)
        a = z[1] if s > 0 else z[0]
        geo.lathe("hub", [(R - 0.3, a - s * 0.4), (R + 2.0, a - s * 0.4), (R + 1.0, a + s * 0.5), (R + 0.1, a + s * 2.6), (R - 0.3, a + s * 2.6)],
                  m["blue"], 96, 0.3, parent=root)
    geo.lathe("gasket", [(R, -0.16), (10.2, -0.16), (10.2, 0.16), (R, 0.16)], m["rubber"], 96, closed=True, parent=root)
    for i in range(8):
        a = (i + 0.5) * math.pi / 4
        for s in (-1, 1):
            geo.instance("bolt", lambda: bolt(m), (9.0 * math.cos(a), 9.0 * math.sin(a), s * (t + 0.15)),
                         (0 if s > 0 else math.pi, 0, 0.3 + i * 0.7), root)


def pipe(m, parent, x0, x1):
    geo.lathe("pipe", [(R, x0), (R, x1)], m["blue"], 96, rot=(0, H, 0), parent=parent)


def gate_valve(m, parent, x):
    """Resilient-seat gate valve between two flanges at x - 9.5 and x + 9.5, stem upward."""
    root = geo.empty("valve", (x, 0, 0), (0, 0, 0), parent)
    geo.lathe("body", [(R, -8.2), (R + 0.6, -6), (R + 1.9, -3), (R + 2.3, 0), (R + 1.9, 3), (R + 0.6, 6), (R, 8.2)], m["blue"], 96, 2.6, smooth=70,
              rot=(0, H, 0), parent=root)
    geo.prism("bonnet low", geo.rrect(11.5, 15.5, 4.6, 12), 2, 10.5, m["blue"], 0.8, 5, parent=root)
    geo.prism("bonnet flange", geo.rrect(14.0, 18.0, 5.2, 12), 10.2, 12.0, m["blue"], 0.35, 4, parent=root)
    geo.prism("bonnet flange 2", geo.rrect(14.0, 18.0, 5.2, 12), 12.15, 13.9, m["blue"], 0.35, 4, parent=root)
    geo.prism("bonnet gasket", geo.rrect(13.6, 17.6, 5.0, 12), 11.9, 12.3, m["rubber"], parent=root)
    for i in range(6):
        a = math.pi / 6 + i * math.pi / 3
        geo.cyl("cap screw", 0.85, 0.95, m["bolt"], 0.12, n=32, loc=(5.2 * math.cos(a), 7.2 * math.sin(a), 13.85), parent=root)
    geo.lathe("dome", [(0, 22.6), (2.4, 22.6), (2.9, 22.0), (3.1, 19.5), (3.9, 17.8), (5.0, 16.2), (5.6, 13.8), (0, 13.8)][::-1], m["blue"], 96, 0.8, parent=root)
    geo.lathe("gland", [(0, 22.4), (2.0, 22.4), (2.0, 23.6), (1.3, 23.9), (0, 23.9)], m["bolt"], 64, 0.15, parent=root)
    geo.cyl("stem", 1.05, 5.6, m["steel"], 0.1, loc=(0, 0, 23.4), parent=root)
    handwheel(m, root, 27.6)


def handwheel(m, parent, z, r=9.6):
    """Cast handwheel with four spokes."""
    ring = [(r + 0.85 * math.cos(a), z + 0.85 * math.sin(a)) for a in [2 * math.pi * i / 24 for i in range(24)]]
    geo.lathe("wheel", ring, m["blue"], 96, closed=True, parent=parent)
    geo.lathe("hub", [(0, z - 1.5), (1.9, z - 1.5), (1.9, z + 1.2), (0, z + 1.2)], m["blue"], 48, 0.25, parent=parent)
    geo.prism("nut", geo.hexa(1.2), z + 1.2, z + 2.1, m["bolt"], 0.1, parent=parent)
    for i in range(4):
        a = 0.5 + i * H
        geo.tube("spoke", [(1.2 * math.cos(a), 1.2 * math.sin(a), z), (r * 0.55 * math.cos(a), r * 0.55 * math.sin(a), z - 0.7),
                           (r * math.cos(a), r * math.sin(a), z)], 0.72, m["blue"], parent)


def pressure_tap(m, parent, x, tilt=-0.35):
    """Tapping saddle, ball-valve nipple and stainless pressure transmitter."""
    root = geo.empty("tap", (x, 0, 0), (0, 0, 0), parent)
    for s in (-1.7, 1.7):                                              # stainless band
        geo.lathe("band", [(R + 0.02, s - 0.75), (R + 0.22, s - 0.75), (R + 0.22, s + 0.75), (R + 0.02, s + 0.75)], m["steel"], 96, 0.06,
                  closed=True, rot=(0, H, 0), parent=root)
    up = geo.empty("up", (0, 0, 0), (tilt, 0, 0), root)
    geo.lathe("saddle", [(0, R - 1), (3.6, R - 1), (3.6, R + 0.6), (2.4, R + 1.4), (2.2, R + 2.6), (0, R + 2.6)], m["blue"], 72, 0.3, parent=up)
    z = R + 2.5
    geo.prism("nipple hex", geo.hexa(1.75), z, z + 1.3, m["brass"], 0.12, 3, parent=up)
    geo.cyl("nipple", 1.15, 1.2, m["brass"], 0.05, loc=(0, 0, z + 1.2), parent=up)
    geo.lathe("ball valve", [(0, z + 2), (1.7, z + 2), (2.0, z + 2.4), (2.05, z + 4.4), (1.7, z + 4.8), (0, z + 4.8)], m["brass"], 72, 0.25, parent=up)
    geo.cyl("lever hub", 0.7, 1.0, m["steel"], 0.08, rot=(H, 0, 0), loc=(0, -1.9, z + 3.4), parent=up)
    geo.prism("lever", geo.rrect(1.3, 6.6, 0.6, 8, 0, 2.4), -0.14, 0.14, m["bolt"], 0.06, loc=(0, -2.95, z + 3.4), rot=(H, 0, -0.0), parent=up)
    geo.prism("hex2", geo.hexa(1.55), z + 4.7, z + 5.9, m["brass"], 0.12, parent=up)
    geo.prism("tx hex", geo.hexa(1.6), z + 6.1, z + 7.2, m["steel"], 0.12, parent=up)
    geo.lathe("tx", [(0, z + 5.8), (0.9, z + 5.8), (0.9, z + 7.1), (1.45, z + 7.3), (1.45, z + 13.0), (1.2, z + 13.4), (0.7, z + 13.5), (0, z + 13.5)],
              m["steel"], 72, 0.15, parent=up)
    geo.knurl("tx nut", 0.85, z + 13.3, z + 14.5, 30, 0.05, m["steel"], parent=up)
    geo.lathe("tx plug", [(0, z + 14.4), (0.72, z + 14.4), (0.74, z + 16.6), (0.5, z + 17.4), (0.36, z + 18.2), (0, z + 18.2)], m["rubber"], 48, 0.12, parent=up)


def p_clip(m, parent, loc, r=0.4):
    """Cable clip with screw."""
    e = geo.empty("clip", loc, (0, 0, 0), parent)
    geo.prism("clip", geo.rrect(2.6, 1.1, 0.3, 5), -0.05, 0.18, m["steel"], 0.05, rot=(H, 0, 0), parent=e)
    geo.lathe("loop", [(r, -0.55), (r + 0.16, -0.55), (r + 0.16, 0.55), (r, 0.55)], m["steel"], 40, closed=True, loc=(0, -r, 0), parent=e)
    geo.cyl("screw", 0.36, 0.3, m["bolt"], 0.06, n=24, rot=(H, 0, 0), loc=(0.95, -0.18, 0), parent=e)
