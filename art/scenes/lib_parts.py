"""Electronic components in millimetres, lying on z = 0."""
import math
import random

import lib_geo as geo
from lib_mat import Mat, metal, plastic, simple, srgb
from lib_pcb import offset_path

M = {}


def materials():
    """All component materials, made once."""
    M["tin"] = metal("solder", (0.80, 0.80, 0.78), 0.20, 1.6, bump=0.05, dist=0.02)
    M["term"] = metal("tin plate", (0.72, 0.71, 0.68), 0.34, 4, bump=0.08, dist=0.01)
    M["gold"] = metal("gold", (0.95, 0.68, 0.30), 0.20, 3, bump=0.03, dist=0.01)
    M["enig"] = metal("flat gold", (0.92, 0.66, 0.31), 0.28, 5, bump=0.10, dist=0.006)
    M["can"] = metal("shield", (0.66, 0.665, 0.66), 0.24, 1.4, (0.25, 12, 1), 0.04, 0.01, wave=0.04, var=0.05)
    M["can2"] = metal("shield 2", (0.60, 0.60, 0.59), 0.28, 1.4, (12, 0.25, 1), 0.04, 0.01, wave=0.04, var=0.05)
    M["etch"] = simple("laser mark", (0.13, 0.135, 0.135, 1), 0.62, 0.6)
    M["cap"] = plastic("MLCC", (0.36, 0.235, 0.135, 1), 0.42, 14, 0.10, 0.01, 0.2)
    M["cap2"] = plastic("MLCC grey", (0.30, 0.27, 0.225, 1), 0.45, 14, 0.10, 0.01, 0.2)
    M["alumina"] = plastic("alumina", (0.78, 0.77, 0.73, 1), 0.55, 12, 0.1, 0.01, 0.08)
    M["rtop"] = plastic("resistor glaze", (0.012, 0.012, 0.013, 1), 0.30, 10, 0.10, 0.01, 0.2)
    M["epoxy"] = plastic("epoxy", (0.017, 0.018, 0.019, 1), 0.52, 9, 0.22, 0.012, 0.25)
    M["ferrite"] = plastic("ferrite", (0.032, 0.031, 0.030, 1), 0.60, 7, 0.3, 0.02, 0.3)
    M["mark"] = simple("part marking", (0.62, 0.63, 0.62, 1), 0.6)
    M["silk"] = plastic("silkscreen", (0.80, 0.81, 0.78, 1), 0.55, 9, 0.2, 0.004, 0.06)
    M["black"] = plastic("header plastic", (0.015, 0.016, 0.017, 1), 0.44, 5, 0.14, 0.01, 0.25)
    M["modmask"] = modmask()
    M["teal"] = plastic("terminal plastic", srgb("#0b4d54"), 0.42, 4, 0.10, 0.01, 0.12)
    M["white"] = plastic("ceramic", (0.70, 0.70, 0.67, 1), 0.5, 8, 0.1, 0.01)
    return M


def modmask():
    """Black mask of the radio module's own small board."""
    m = Mat("module mask")
    v = m.coords()
    m.set(base_color=m.mix(m.noise(v, 0.5), (0.010, 0.013, 0.014), (0.017, 0.021, 0.022)),
          roughness=m.remap(m.noise(v, 4), 0.3, 0.7, 0.30, 0.44), normal=m.bump(m.noise(v, 3), 0.08, 0.02))
    return m.mat


def solder_fillet(w, length, height, loc=(0, 0, 0), rot=0.0, parent=None, toe=0.03):
    """Concave fillet climbing a terminal: rises towards -x, toe at +x."""
    nu, nv, v, f = 12, 12, [], []
    for i in range(nu + 1):
        u = i / nu
        z = height * (1 - u) ** 2.3 + toe * (1 - u ** 3)
        half = w / 2 * (1.0 + 0.10 * math.sin(u * math.pi / 2)) * (1 - 0.35 * u ** 5)
        for j in range(nv + 1):
            t = 2 * j / nv - 1
            v.append((length * u - 0.02, half * t, max(z * (1 - abs(t) ** 4 * (0.35 + 0.65 * u)), -0.005)))
    for i in range(nu):
        for j in range(nv):
            a = i * (nv + 1) + j
            f.append((a, a + nv + 1, a + nv + 2, a + 1))
    # side skirts close the gap down to the pad
    return geo.mesh("fillet", v, f, M["tin"], loc=loc, rot=(0, 0, rot), parent=parent, smooth=80)


def chip(kind, l, w, h, term, label=""):
    """Two-terminal chip (R or C) with plated ends and solder fillets."""
    def build():
        body = {"C": "cap", "G": "cap2", "R": "alumina", "L": "ferrite"}[kind]
        geo.box("body", (l - 2 * term + 0.04, w * 0.97, h * 0.97), (0, 0, 0.02), M[body], 0.03 if kind == "R" else 0.05)
        if kind == "R":
            geo.box("glaze", (l - 2 * term - 0.02, w * 0.93, 0.035), (0, 0, h * 0.97 + 0.012), M["rtop"], 0.016)
            if label:
                geo.text(label, w * 0.62, (0, 0, h + 0.03), M["mark"])
        for s in (-1, 1):
            geo.box("term", (term, w, h), (s * (l - term) / 2, 0, 0.02), M["term"], 0.055, segments=4)
            solder_fillet(w * 1.04, 0.34 * w + 0.16, h * 0.66, (s * (l / 2 - 0.01), 0, 0), 0 if s > 0 else math.pi)
            for t in (-1, 1):                      # small side fillets
                solder_fillet(term, 0.10, h * 0.3, (s * (l - term) / 2, t * (w / 2 - 0.01), 0), t * math.pi / 2)
    return build


SIZES = {"0402": (1.0, 0.5, 0.45, 0.25), "0603": (1.6, 0.8, 0.5, 0.32), "0805": (2.0, 1.25, 0.75, 0.42)}


def place_chip(board, kind, size, x, y, rot=0.0, label="", ref=None, ref_dy=None):
    """Chip with its two pads; optional reference designator in silkscreen."""
    l, w, h, t = SIZES[size]
    if kind in "CG":
        h = w * 0.95
    if kind == "R":
        h = min(h, 0.5)
    key = f"{kind}{size}{label}"
    geo.instance(key, chip(kind, l, w, h, t, label), (x, y, 0), (0, 0, rot))
    c, s = math.cos(rot), math.sin(rot)
    pl = t + 0.34 * w + 0.22
    for k in (-1, 1):
        d = k * (l / 2 - t + pl / 2)
        board.pad(x + d * c, y + d * s, pl, w * 1.16, rot)
    if ref:
        horizontal = abs(c) > 0.5
        dy = ref_dy if ref_dy is not None else (w / 2 + 0.75 if horizontal else l / 2 + 1.1)
        silk(ref, 0.95, x, y + dy)


def silk(body, size, x, y, rot=0.0, align="CENTER"):
    """Text printed by the firm, enlarged because its typeface looks smaller than Blender's at the same size."""
    return geo.text(body, size * 1.1, (x, y, 0.012), M["silk"], (0, 0, rot), depth=0.006, align=align, weight=500)


def strip(pts, w, z, mat, parent=None, h=0.035):
    """Copper track as one mitred solid (antenna meander)."""
    o = offset_path(pts, -w / 2) + offset_path(pts, w / 2)[::-1]
    geo.prism("track", o, z, z + h, mat, 0.012, 2, parent=parent)


def radio_module(board, x, y):
    """Wi-Fi/BLE module, 25.5 x 18 mm, antenna towards -x, castellated edges."""
    root = geo.empty("module", (x, y, 0))
    z0, z1 = 0.06, 0.86
    geo.prism("module board", geo.rrect(25.5, 18, 0.15, 3), z0, z1, M["modmask"], 0.04, 2, parent=root)
    # shield can on its soldered rim
    cx = 3.05
    geo.frame("rim", geo.rrect(17.5, 16.1, 0.7, 8, cx), geo.rrect(16.8, 15.4, 0.5, 8, cx), z1, z1 + 0.18,
              M["tin"], 0.06, segments=2, parent=root)
    geo.prism("can", geo.rrect(17.1, 15.7, 0.75, 8, cx), z1 + 0.03, z1 + 2.3, M["can"], 0.34, 6, parent=root)
    for body, size, yy in (("ESP32-S3", 1.9, 3.9), ("Wi-Fi + BLE 5", 1.15, 1.9), ("N16R8   47/26", 1.15, 0.3)):
        geo.text(body, size, (cx - 6.6, yy, z1 + 2.303), M["etch"], parent=root, align="LEFT")
    rng = random.Random(12)
    for i in range(14):                                                    # small data-matrix code
        for j in range(14):
            edge = i == 0 or j == 0 or (i == 13 and j % 2 == 0) or (j == 13 and i % 2 == 0)
            if edge or (0 < i < 13 and 0 < j < 13 and rng.random() < 0.5):
                geo.box("dm", (0.215, 0.215, 0.004), (cx + 3.2 + i * 0.22, -5.6 + j * 0.22, z1 + 2.2995), M["etch"], parent=root)
    # meander antenna under gold, plus feed
    top, yy, pts = z1 - 0.004, 7.6, [(-5.4, 7.6), (-11.9, 7.6)]
    for i in range(8):
        yy -= 1.62
        xs = (-11.9, -8.0) if i % 2 == 0 else (-8.0, -11.9)
        pts += [(xs[0], yy), (xs[1], yy)]
    strip(pts, 0.62, top, M["enig"], root)
    strip([(-6.9, 7.6), (-6.9, 5.7), (-5.4, 5.7)], 0.5, top, M["enig"], root)
    for i in range(14):                                                    # castellated pads
        px = -4.3 + i * 1.27
        for s in (-1, 1):
            geo.box("cast top", (0.86, 0.72, 0.03), (px, s * 8.64, z1 - 0.012), M["enig"], 0.01, parent=root)
            geo.box("cast side", (0.80, 0.05, z1 - z0), (px, s * 8.985, z0), M["enig"], 0.01, parent=root)
            geo.instance("castfillet", lambda: solder_fillet(0.84, 0.85, 0.74), (px, s * 9.0, 0), (0, 0, s * math.pi / 2), root)
            board.pad(x + px, y + s * 9.35, 0.9, 1.5)
    for i in range(10):                                                    # end row
        py = -5.7 + i * 1.27
        geo.box("cast top", (0.72, 0.86, 0.03), (12.39, py, z1 - 0.012), M["enig"], 0.01, parent=root)
        geo.instance("castfillet", lambda: None, (12.75, py, 0), (0, 0, 0), root)
        board.pad(x + 13.1, y + py, 1.5, 0.9)
    return root


def lte_module(board, x, y):
    """LGA cellular module, fully shielded, 17.7 x 15.8 mm."""
    root = geo.empty("lte", (x, y, 0))
    geo.prism("lte board", geo.rrect(17.7, 15.8, 0.2, 3), 0.05, 0.75, M["modmask"], 0.04, 2, parent=root)
    geo.prism("lte can", geo.rrect(17.0, 15.1, 0.6, 8), 0.75, 2.35, M["can2"], 0.28, 5, parent=root)
    geo.prism("lid", geo.rrect(15.6, 13.7, 0.6, 8), 2.3, 2.42, M["can2"], 0.08, 3, parent=root)
    for i in range(7):                                                      # clip windows along the wall
        geo.box("slot", (1.1, 0.06, 0.5), (-6.6 + i * 2.2, -7.55, 1.3), M["etch"], 0.01, parent=root)
    geo.text("LTE-M / NB-IoT", 1.55, (-6.6, 3.6, 2.425), M["etch"], parent=root, align="LEFT")
    geo.text("BAND 3  8  20", 0.95, (-6.6, 1.5, 2.425), M["etch"], parent=root, align="LEFT")
    for i in range(12):
        board.pad(x - 7.0 + i * 1.27, y - 8.2, 0.7, 1.3)
        geo.instance("lgafillet", lambda: solder_fillet(0.6, 0.5, 0.22), (x - 7.0 + i * 1.27, y - 7.9, 0), (0, 0, -math.pi / 2))
    return root
