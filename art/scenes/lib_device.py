"""The AquaLink logger in centimetres: housing, lid, cable glands, antenna.

Local frame: lid looks to +z, cables leave towards -y, the antenna is on +x.
"""
import math

import lib_geo as geo
from lib_mat import Mat, cable, metal, plastic, srgb

H = math.pi / 2
W, D, BASE, LID = 15.0, 11.0, 3.9, 1.55      # width, depth, base height, lid height
# Supply, pulses, 4–20 mA, 0–10 V, in the order of the board's terminals (art/exploded.mjs).
GLANDS = (-4.8, -1.6, 1.6, 4.8)


def materials():
    m = {}
    m["shell"] = plastic("PA66 light grey", (0.50, 0.525, 0.515, 1), 0.43, 34, 0.16, 0.012, 0.07)
    m["lid"] = plastic("PA66 lid", (0.53, 0.555, 0.545, 1), 0.41, 34, 0.16, 0.012, 0.07)
    m["teal"] = plastic("teal gasket", srgb("#0f6b72"), 0.50, 20, 0.10, 0.01, 0.12)
    m["panel"] = plastic("teal panel", srgb("#0d565c"), 0.36, 45, 0.10, 0.008, 0.10)
    m["white"] = plastic("white print", (0.80, 0.82, 0.80, 1), 0.55, 30, 0.05, 0.004, 0.04)
    m["steel"] = metal("stainless", (0.62, 0.62, 0.61), 0.24, 3.0, (1, 1, 8), 0.03, 0.01, var=0.08)
    m["black"] = plastic("black PA", (0.014, 0.016, 0.017, 1), 0.42, 26, 0.12, 0.01, 0.25)
    m["rubber"] = plastic("TPU", (0.013, 0.014, 0.015, 1), 0.55, 18, 0.12, 0.01, 0.3)
    m["cable"] = cable("PUR cable")
    m["gold"] = metal("contact gold", (0.93, 0.67, 0.31), 0.22, 4)
    m["led"] = led()
    return m


def led():
    """Frosted light pipe, lit from inside."""
    m = Mat("light pipe")
    m.set(base_color=(0.05, 0.35, 0.33), roughness=0.25, emission=(0.10, 0.95, 0.80), emission_strength=5.0)
    return m.mat


def screw(m, parent, x, y, z):
    """Stainless Torx pan-head screw."""
    root = geo.empty("screw", (x, y, z), (0, 0, 0.4 + x), parent)
    head = geo.lathe("head", [(0, 0), (0.40, 0), (0.40, 0.16), (0.31, 0.27), (0, 0.285)], m["steel"], 64, 0.035, parent=root)
    star = [((0.205 if i % 2 else 0.15) * math.cos(i * math.pi / 6), (0.205 if i % 2 else 0.15) * math.sin(i * math.pi / 6))
            for i in range(12)]
    geo.cut(head, geo.prism("torx", geo.fillet(star, 0.04, 3), 0.12, 0.5, None, parent=root))
    geo.lathe("washer", [(0.2, -0.06), (0.50, -0.06), (0.50, 0.0), (0.2, 0.0)], m["steel"], 64, 0.02, closed=True, parent=root)


def gland(m, parent, x, y, z, has_cable):
    """Cable gland: flange nut, domed cap nut, seal; a blind plug without a cable. Axis = -y."""
    root = geo.empty("gland", (x, y, z), (H, 0, 0), parent)         # local +z -> world -y
    geo.prism("o-ring", geo.circle(0.98, 64), -0.02, 0.07, m["rubber"], 0.03, parent=root)
    geo.prism("flange", geo.hexa(1.06, 0.26), 0.06, 0.52, m["lid"], 0.06, 3, parent=root)
    geo.lathe("neck", [(0.3, 0.5), (0.86, 0.5), (0.86, 0.78), (0.3, 0.78)], m["lid"], 64, 0.03, parent=root)
    geo.prism("cap", geo.hexa(1.0, 0.26), 0.76, 1.5, m["lid"], 0.08, 3, parent=root)
    geo.lathe("dome", [(0.3, 1.46), (0.88, 1.46), (0.84, 1.66), (0.68, 1.9), (0.46, 2.0), (0.3, 2.0)], m["lid"], 72, 0.04, parent=root)
    if has_cable:
        geo.lathe("seal", [(0.2, 1.9), (0.46, 1.9), (0.40, 2.12), (0.2, 2.12)], m["rubber"], 48, 0.03, parent=root)
    else:
        geo.lathe("blind plug", [(0, 1.9), (0.46, 1.9), (0.46, 2.06), (0, 2.08)], m["rubber"], 48, 0.04, parent=root)


def cable_start(x, z=1.95):
    """Where the cable leaves its gland (local frame)."""
    return (x, -D / 2 - 2.0, z)


def antenna(m, parent, up):
    """SMA base on the right wall, hinged stubby LTE whip along `up` ('y' or 'z')."""
    y, z = 2.6, 2.2
    base = geo.empty("ant", (W / 2, y, z), (0, H, 0), parent)        # local +z -> +x
    geo.prism("washer", geo.circle(0.72), -0.02, 0.08, m["rubber"], 0.03, parent=base)
    geo.prism("hex", geo.hexa(0.62), 0.08, 0.36, m["gold"], 0.05, parent=base)
    geo.cyl("neck", 0.38, 0.35, m["gold"], 0.04, loc=(0, 0, 0.32), parent=base)
    geo.knurl("sma", 0.56, 0.50, 1.25, 26, 0.035, m["gold"], parent=base)
    geo.lathe("hub", [(0, 1.2), (0.50, 1.2), (0.56, 1.3), (0.56, 1.5), (0, 1.5)], m["black"], 64, 0.05, parent=base)
    rot = (-H, 0, 0) if up == "y" else (0, 0, 0)
    whip = geo.empty("whip", (W / 2 + 2.0, y, z), rot, parent)
    geo.prism("yoke", geo.rrect(1.06, 1.06, 0.3, 6), -0.55, 0.75, m["black"], 0.16, 4, parent=whip)
    geo.cyl("pivot", 0.30, 1.16, m["steel"], 0.05, rot=(0, H, 0), loc=(-0.58, 0, 0), parent=whip, n=40)
    geo.lathe("rod", [(0, 0.7), (0.44, 0.7), (0.50, 0.9), (0.50, 1.15), (0.44, 1.22), (0.44, 1.28), (0.52, 1.36),
                      (0.42, 6.2), (0.34, 6.5), (0, 6.58)], m["black"], 72, 0.07, parent=whip)


def foot(m, parent, x, s, bolted=False):
    """Mounting ear with a slotted hole at y = s * D/2, and the bolt that holds it to a wall."""
    o = geo.fillet([(-1.25, 0), (1.25, 0), (1.0, 1.75), (-1.0, 1.75)], [0, 0, 0.55, 0.55], 8)
    ear = geo.prism("ear", o, 0, 0.62, m["shell"], 0.10, 4, loc=(x, s * (D / 2 - 0.35), 0), rot=(0, 0, 0 if s > 0 else math.pi), parent=parent)
    slot = geo.prism("slot", geo.rrect(0.95, 0.55, 0.27, 8, 0, 1.1), -1, 2, None, loc=(x, s * (D / 2 - 0.35), 0), rot=(0, 0, 0 if s > 0 else math.pi), parent=parent)
    geo.cut(ear, slot)
    if bolted:
        at = (x, s * (D / 2 + 0.75), 0.62)
        geo.lathe("bolt washer", [(0.2, 0), (0.56, 0), (0.56, 0.09), (0.2, 0.09)], m["steel"], 48, 0.02, closed=True, loc=at, parent=parent)
        geo.prism("bolt", geo.hexa(0.36), 0.09, 0.38, m["steel"], 0.05, 3, loc=at, parent=parent)
    for k in (-1, 1):
        geo.prism("gusset", [(0, 0), (0.95, 0), (0, 1.5)], -0.09, 0.09, m["shell"], 0.04, loc=(x + k * 0.98, s * (D / 2 - 0.08), 0.5),
                  rot=(H, 0, s * H), parent=parent)


def build(parent=None, cables=(True, True, True, False), up="z", feet_on="y", bolted=False):
    """Whole device; returns its root empty and the material dict."""
    m = materials()
    root = parent or geo.empty("aqualink")
    # base with a shallow draft, stepped rim, gasket, lid
    geo.prism("base", geo.rrect(W, D, 1.15, 14), 0, BASE, m["shell"], 0.16, 5, taper=1.012, parent=root)
    geo.prism("rim", geo.rrect(W + 0.34, D + 0.34, 1.32, 14), BASE - 0.55, BASE + 0.02, m["shell"], 0.09, 4, parent=root)
    geo.prism("gasket", geo.rrect(W + 0.46, D + 0.46, 1.38, 14), BASE + 0.01, BASE + 0.18, m["teal"], 0.05, 3, parent=root)
    lid = geo.prism("lid", geo.rrect(W + 0.40, D + 0.40, 1.35, 14), BASE + 0.17, BASE + LID, m["lid"], 0.26, 6, parent=root)
    top = BASE + LID
    pocket = geo.prism("pocket", geo.rrect(10.9, 8.0, 0.7, 10), top - 0.13, top + 1, None, parent=root)
    geo.cut(lid, pocket)
    for sx in (-1, 1):
        for sy in (-1, 1):
            px, py = sx * (W / 2 - 0.95), sy * (D / 2 - 0.95)
            geo.cut(lid, geo.cyl("bore", 0.62, 3, None, loc=(px, py, top - 0.42), parent=root, n=48))
            screw(m, root, px, py, top - 0.35)
    pz = top - 0.13
    geo.prism("panel", geo.rrect(10.6, 7.7, 0.6, 10), pz - 0.05, pz + 0.045, m["panel"], 0.03, 3, parent=root)
    face(m, root, pz + 0.046)
    # LED light pipe in a bezel
    geo.lathe("bezel", [(0.2, pz), (0.40, pz), (0.40, pz + 0.10), (0.33, pz + 0.13), (0.25, pz + 0.09), (0.2, pz + 0.05)],
              m["steel"], 64, 0.02, loc=(4.3, 2.75, 0), parent=root)
    geo.lathe("pipe", [(0, pz), (0.245, pz), (0.245, pz + 0.10), (0.17, pz + 0.16), (0, pz + 0.18)], m["led"], 48, 0.03,
              loc=(4.3, 2.75, 0), parent=root)
    # cable glands on a flat raised land
    geo.prism("land", geo.rrect(12.6, 2.75, 0.5, 10), 0, 0.22, m["shell"], 0.07, 4, loc=(0, -D / 2 + 0.06, 1.75), rot=(H, 0, 0), parent=root)
    for x, has_cable in zip(GLANDS, cables):
        gland(m, root, x, -D / 2 - 0.15, 1.75, has_cable)
    for s in (-1, 1):
        for x in (-5.6, 5.6):
            if feet_on == "y":
                foot(m, root, x, s, bolted)
    if feet_on == "x":
        for s in (-1, 1):
            sub = geo.empty("side", (s * (W / 2 - D / 2), 0, 0), (0, 0, -s * H), root)
            for x in (-3.4, 3.4):
                foot(m, sub, x, 1, bolted)
    antenna(m, root, up)
    return root, m


def face(m, root, z):
    """Printed front panel: name, wave mark, input legend."""
    geo.text("AquaLink", 1.45, (-4.75, 1.35, z), m["white"], parent=root, align="LEFT", depth=0.004, spacing=1, weight=600)
    for k in range(2):                                              # two calm wave lines
        pts = [(-4.7 + i * 0.1, -0.15 - k * 0.36 + 0.11 * math.sin(i * 0.1 * 2.2 + k * 0.7), z + 0.004) for i in range(93)]
        geo.tube("wave", pts[::3] + [pts[-1]], 0.028, m["white"], root, 4)
    for x, t in zip(GLANDS[1:], ("IMP", "4–20 mA", "0–10 V")):      # the supply is undecided, so it has no label
        geo.text(t, 0.5, (x * 0.86, -2.75, z), m["white"], parent=root, depth=0.003, weight=600)
    geo.text("RUN", 0.5, (4.3, 2.02, z), m["white"], parent=root, depth=0.003, weight=600)
    geo.text("LTE · MQTT · TLS", 0.46, (-4.7, 2.85, z), m["white"], parent=root, depth=0.003, align="LEFT", weight=600)
