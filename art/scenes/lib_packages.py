"""More components: integrated circuits, crystal, inductor, terminals, sockets, test points."""
import math

import lib_geo as geo
from lib_parts import M, silk, solder_fillet


def qfn(board, x, y, s=5.0, pins=8, rot=0.0, lines=("AQL-3", "2417")):
    """QFN package with solder at each lead and an exposed-pad outline."""
    root = geo.empty("qfn", (x, y, 0), (0, 0, rot))
    geo.box("qfn", (s, s, 0.85), (0, 0, 0.03), M["epoxy"], 0.05, parent=root)
    geo.cyl("pin1", 0.22, 0.004, M["mark"], loc=(-s / 2 + 0.7, s / 2 - 0.7, 0.879), parent=root, n=32)
    for k, t in enumerate(lines):
        geo.text(t, s * 0.17, (0, 0.1 * s - k * s * 0.22, 0.882), M["mark"], parent=root)
    p = 0.5 if pins * 0.5 < s else s / (pins + 1)
    for side in range(4):
        a = side * math.pi / 2
        for i in range(pins):
            t = (i - (pins - 1) / 2) * p
            lx, ly = s / 2, t
            px, py = lx * math.cos(a) - ly * math.sin(a), lx * math.sin(a) + ly * math.cos(a)
            geo.instance("qfnlead", _qfn_lead, (px, py, 0), (0, 0, a), root)
            c, sn = math.cos(rot), math.sin(rot)
            ox, oy = (lx + 0.2) * math.cos(a) - ly * math.sin(a), (lx + 0.2) * math.sin(a) + ly * math.cos(a)
            board.pad(x + ox * c - oy * sn, y + ox * sn + oy * c, 0.7, 0.28, a + rot)
    return root


def _qfn_lead():
    geo.box("lead", (0.06, 0.24, 0.22), (0.0, 0, 0.03), M["term"], 0.015)
    solder_fillet(0.25, 0.42, 0.2)


def soic(board, x, y, n=4, rot=0.0, lines=("AQL 1A", "2624")):
    """Gull-wing SOIC with 2 x n leads (1.27 mm pitch)."""
    root = geo.empty("soic", (x, y, 0), (0, 0, rot))
    L = n * 1.27 - 0.1
    geo.prism("soic", geo.rrect(L, 3.9, 0.05, 2), 0.15, 0.85, M["epoxy"], 0.05, taper=1.0, parent=root)
    geo.prism("soic top", geo.rrect(L, 3.9, 0.05, 2), 0.85, 1.55, M["epoxy"], 0.05, taper=0.95, parent=root)
    geo.cyl("pin1", 0.3, 0.01, M["etch"], loc=(-L / 2 + 0.8, -1.1, 1.547), parent=root, n=32)
    for k, t in enumerate(lines):
        geo.text(t, 0.85, (0.2, 0.55 - k * 1.1, 1.553), M["mark"], parent=root)
    c, s = math.cos(rot), math.sin(rot)
    for i in range(n):
        for d in (-1, 1):
            px, py = (i - (n - 1) / 2) * 1.27, d * 1.95
            geo.instance("gull", _gull, (px, py, 0), (0, 0, d * math.pi / 2), root)
            oy = py + d * 0.85
            board.pad(x + px * c - oy * s, y + px * s + oy * c, 0.7, 1.5, rot)
    return root


def _gull():
    prof = geo.fillet([(-0.1, 0.9), (0.22, 0.9), (0.48, 0.13), (1.05, 0.13)], 0.14, 5, False)
    v, f, t, w = [], [], 0.19, 0.2
    for x, z in prof:
        v += [(x, -w, z), (x, w, z), (x, w, z - t * 0.8), (x, -w, z - t * 0.8)]
    for i in range(len(prof) - 1):
        a, b = i * 4, i * 4 + 4
        f += [(a + k, b + k, b + (k + 1) % 4, a + (k + 1) % 4) for k in range(4)]
    n = len(v)
    f += [(0, 1, 2, 3), (n - 1, n - 2, n - 3, n - 4)]
    geo.mesh("gull", v, f, M["term"], bevel=0.03, segments=2)
    solder_fillet(0.46, 0.35, 0.13, (1.04, 0, 0))
    solder_fillet(0.46, 0.25, 0.12, (0.52, 0, 0), math.pi)


def watch_crystal(board, x, y, rot=0.0):
    """HC-49 style drawn metal can on a plastic foot."""
    root = geo.empty("hc49", (x, y, 0), (0, 0, rot))
    geo.prism("foot", geo.rrect(12.4, 5.0, 0.3, 4), 0.05, 0.7, M["black"], 0.12, parent=root)
    geo.prism("flange", geo.rrect(11.2, 4.7, 2.3, 14), 0.7, 1.15, M["can"], 0.12, parent=root)
    geo.prism("can", geo.rrect(10.3, 3.8, 1.88, 14), 1.1, 4.0, M["can"], 0.45, 6, parent=root)
    geo.text("16.000", 1.5, (0, 0, 4.003), M["etch"], parent=root)
    for i in (-1, 1):
        board.pad(x + i * 6.0 * math.cos(rot), y + i * 6.0 * math.sin(rot), 2.6, 1.5, rot)
        geo.box("lead", (1.5, 0.8, 0.25), (i * 6.1, 0, 0.04), M["term"], 0.05, parent=root)
        solder_fillet(1.0, 0.6, 0.22, (i * 6.8, 0, 0), 0 if i > 0 else math.pi, root)
    return root


def inductor(board, x, y, s=5.0, rot=0.0, label="4R7"):
    """Shielded power inductor: pressed ferrite block with clipped corners."""
    root = geo.empty("ind", (x, y, 0), (0, 0, rot))
    geo.prism("core", geo.fillet(geo.rrect(s, s, 0), 0.5, 3), 0.05, s * 0.55, M["ferrite"], 0.16, 4, parent=root)
    geo.text(label, s * 0.3, (0, 0, s * 0.55 + 0.004), M["mark"], parent=root)
    c, sn = math.cos(rot), math.sin(rot)
    for i in (-1, 1):
        board.pad(x + i * s * 0.46 * c, y + i * s * 0.46 * sn, s * 0.34, s * 0.8, rot)
        geo.box("tab", (0.12, s * 0.5, s * 0.3), (i * (s / 2 + 0.04), 0, 0.02), M["term"], 0.03, parent=root)
        solder_fillet(s * 0.5, 0.45, s * 0.18, (i * (s / 2 + 0.1), 0, 0), 0 if i > 0 else math.pi, root)
    return root


def terminal(x, y, n=3, pitch=5.08, rot=0.0):
    """Screw terminal block, screws on top, wire entries towards -y."""
    root = geo.empty("terminal", (x, y, 0), (0, 0, rot))
    for i in range(n):
        px = (i - (n - 1) / 2) * pitch
        geo.instance("pole", lambda: _pole(pitch), (px, 0, 0), (0, 0, 0), root)
    return root


def _pole(p):
    body = geo.box("pole", (p - 0.03, 9.0, 10.0), (0, 0, 0.1), M["teal"], 0.28, segments=4)
    well = geo.cyl("well", 1.95, 3, None, loc=(0, 1.0, 8.2))
    slot = geo.box("entry", (3.3, 6, 3.6), (0, -4.0, 1.6), None)
    geo.cut(body, well)
    geo.cut(body, slot)
    head = geo.cyl("screw", 1.8, 1.3, M["term"], 0.15, loc=(0, 1.0, 7.9), n=48)
    geo.cut(head, geo.box("kerf", (0.55, 5, 1.2), (0, 1.0, 8.75), None))
    geo.box("clamp", (3.0, 2.6, 3.0), (0, -1.0, 1.8), M["term"], 0.2)


def coax_socket(board, x, y):
    """Micro coaxial socket with the plug of an antenna cable."""
    geo.box("coax base", (2.9, 2.6, 0.35), (x, y, 0.03), M["white"], 0.06)
    geo.cyl("coax ring", 1.0, 0.62, M["gold"], 0.05, loc=(x, y, 0.38), n=48)
    geo.cyl("coax plug", 1.15, 0.5, M["term"], 0.12, loc=(x, y, 0.78), n=48)
    geo.box("crimp", (1.9, 1.1, 0.5), (x + 1.3, y - 0.2, 0.85), M["term"], 0.12)
    for dy in (-1.45, 1.45):
        board.pad(x, y + dy, 2.2, 0.9)


def test_point(board, x, y, name, r=0.75, dx=0.0, dy=1.35):
    board.hole_pad(x, y, r)
    silk(name, 0.95, x + dx, y + dy)


def fiducial(board, x, y):
    board.hole_pad(x, y, 0.5)
