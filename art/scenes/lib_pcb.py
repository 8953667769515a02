"""Printed-circuit board: copper, mask openings and vias painted as distance fields."""
import math

import bpy
import numpy as np

import lib_geo as geo
from lib_mat import Mat


def offset_path(pts, d):
    """Parallel copy of a polyline at distance d (mitred corners)."""
    p = [np.array(point, float) for point in pts]
    out = []
    for i in range(len(p)):
        t0 = p[i] - p[i - 1] if i else p[1] - p[0]
        t1 = p[i + 1] - p[i] if i < len(p) - 1 else t0
        t0, t1 = t0 / np.linalg.norm(t0), t1 / np.linalg.norm(t1)
        n0, n1 = np.array([-t0[1], t0[0]]), np.array([-t1[1], t1[0]])
        m = n0 + n1
        m /= max(np.dot(m, n0), 0.3)
        out.append(tuple(p[i] + m * d))
    return out


class Board:
    """Distance fields in mm: R nets, G exposed pads, B via holes, A keep-out."""

    def __init__(self, x0, y0, x1, y1, ppm=40):
        self.b, self.ppm = (x0, y0, x1, y1), ppm
        self.w, self.h = int((x1 - x0) * ppm), int((y1 - y0) * ppm)
        self.f = [np.full((self.h, self.w), 2.0, np.float32) for _ in range(4)]

    def _win(self, x0, y0, x1, y1, m=1.3):
        bx, by, p = self.b[0], self.b[1], self.ppm
        i0, i1 = max(0, int((x0 - m - bx) * p)), min(self.w, int((x1 + m - bx) * p) + 1)
        j0, j1 = max(0, int((y0 - m - by) * p)), min(self.h, int((y1 + m - by) * p) + 1)
        if i1 <= i0 or j1 <= j0:
            return None
        y, x = np.mgrid[j0:j1, i0:i1].astype(np.float32)
        return (slice(j0, j1), slice(i0, i1)), (x + 0.5) / p + bx, (y + 0.5) / p + by

    def _min(self, ch, sl, d):
        f = self.f[ch]
        f[sl] = np.minimum(f[sl], d)

    def seg(self, a, b, w, ch=0):
        win = self._win(min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]), 1.3 + w)
        if win is None:
            return
        sl, x, y = win
        dx, dy = b[0] - a[0], b[1] - a[1]
        t = np.clip(((x - a[0]) * dx + (y - a[1]) * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
        self._min(ch, sl, np.hypot(x - a[0] - t * dx, y - a[1] - t * dy) - w / 2)

    def trace(self, pts, w=0.2, via=False):
        for a, b in zip(pts[:-1], pts[1:]):
            self.seg(a, b, w)
        if via:
            self.via(*pts[-1])

    def bundle(self, pts, n, pitch, w=0.2, via=False):
        for i in range(n):
            self.trace(offset_path(pts, (i - (n - 1) / 2) * pitch), w, via)

    def via(self, x, y, r=0.32, hole=0.15, net=True):
        """Tented via: raised annular ring with a dimple."""
        if net:
            self.seg((x, y), (x + 1e-4, y), 2 * r)
        self.seg((x, y), (x + 1e-4, y), 2 * hole, 2)

    def rect(self, x, y, w, h, ch, r=0.06, rot=0.0):
        m = math.hypot(w, h) / 2
        win = self._win(x - m, y - m, x + m, y + m)
        if win is None:
            return
        sl, px, py = win
        c, s = math.cos(-rot), math.sin(-rot)
        u = np.abs((px - x) * c - (py - y) * s) - (w / 2 - r)
        v = np.abs((px - x) * s + (py - y) * c) - (h / 2 - r)
        d = np.hypot(np.maximum(u, 0), np.maximum(v, 0)) + np.minimum(np.maximum(u, v), 0) - r
        self._min(ch, sl, d)

    def pad(self, x, y, w, h, rot=0.0, r=0.08, gnd=False):
        """Exposed pad; a ground pad merges with the pour."""
        if not gnd:
            self.rect(x, y, w, h, 0, r, rot)
        self.rect(x, y, w, h, 1, r, rot)

    def hole_pad(self, x, y, r, gnd=False):
        if not gnd:
            self.seg((x, y), (x + 1e-4, y), 2 * r)
        self.seg((x, y), (x + 1e-4, y), 2 * r, 1)

    def free(self, x, y):
        j, i = int((y - self.b[1]) * self.ppm), int((x - self.b[0]) * self.ppm)
        if not (0 <= i < self.w and 0 <= j < self.h):
            return False
        return min(self.f[0][j, i], self.f[1][j, i], self.f[3][j, i])

    def stitch(self, pitch, seed=1):
        """Stitching vias of the ground pour wherever there is room."""
        rng = np.random.default_rng(seed)
        x0, y0, x1, y1 = self.b
        for y in np.arange(y0 + 1, y1 - 1, pitch):
            for x in np.arange(x0 + 1, x1 - 1, pitch):
                px, py = x + rng.uniform(-.12, .12), y + rng.uniform(-.12, .12)
                if self.free(px, py) > 0.75 and rng.random() < 0.75:
                    self.via(px, py, net=False)

    def image(self):
        im = bpy.data.images.new("copper", self.w, self.h, float_buffer=True, alpha=True)
        im.alpha_mode = "CHANNEL_PACKED"
        im.colorspace_settings.name = "Non-Color"
        im.pixels.foreach_set(np.clip(np.stack(self.f, 2), -1, 2).astype(np.float32).ravel())
        im.update()
        return im

    def build(self, mat, thickness=1.6):
        x0, y0, x1, y1 = self.b
        return geo.prism("board", geo.rrect(x1 - x0, y1 - y0, 2.0, 8, (x0 + x1) / 2, (y0 + y1) / 2),
                         -thickness, 0, mat, 0.06, 2)


def board_material(board, mask_cu, mask_fr4, gold, clearance=0.2):
    """Solder mask over relief copper, with gold pads in the openings."""
    x0, y0, x1, y1 = board.b
    m = Mat("solder mask")
    pos = m.coords(1, "Object")
    mp = m.node("Mapping", vector_type="POINT")
    m.link(pos, mp.inputs[0])
    sx, sy = 1 / (x1 - x0), 1 / (y1 - y0)
    mp.inputs["Scale"].default_value = (sx, sy, 1)
    mp.inputs["Location"].default_value = (-x0 * sx, -y0 * sy, 0)
    tx = m.node("TexImage", image=board.image(), interpolation="Cubic", extension="EXTEND")
    m.link(mp.outputs[0], tx.inputs[0])
    sep = m.node("SeparateXYZ")
    m.link(tx.outputs["Color"], sep.inputs[0])
    net, pad, via, keep = sep.outputs[0], sep.outputs[1], sep.outputs[2], tx.outputs["Alpha"]

    pour = m.math("MAXIMUM", m.math("SUBTRACT", clearance, net), m.math("MULTIPLY", keep, -1))
    cu_d = m.math("MINIMUM", net, pour)                      # negative = copper
    copper = m.remap(cu_d, -0.012, 0.02, 1, 0, True)
    relief = m.remap(cu_d, -0.055, 0.045, 1, 0, True)       # mask flows over the edge
    open_ = m.remap(pad, 0.035, 0.05, 1, 0, True)            # mask opening, 40 um larger
    cu_pad = m.remap(pad, -0.012, 0.006, 1, 0, True)
    hole = m.remap(via, -0.10, 0.07, 1, 0, True)

    v = m.coords(1)
    blotch = m.noise(v, 0.25, 2, 0.6)
    peel = m.noise(v, 2.2, 0)
    grit = m.noise(v, 26, 0)
    weave = m.node("TexChecker")
    m.link(m.coords(1), weave.inputs["Vector"])
    weave.inputs["Scale"].default_value = 2.6

    fr4 = m.mix(m.math("MULTIPLY", weave.outputs["Fac"], 0.10), mask_fr4, tuple(c * 1.6 for c in mask_fr4[:3]))
    cu = m.mix(m.remap(blotch, 0.3, 0.7, 0, 1), mask_cu, tuple(c * 0.8 for c in mask_cu[:3]))
    col = m.mix(copper, fr4, cu)
    col = m.mix(m.math("MULTIPLY", hole, 0.55), col, tuple(c * 0.5 for c in mask_fr4[:3]))
    bare = m.mix(cu_pad, (0.16, 0.13, 0.055), gold)
    h = m.math("MULTIPLY", relief, 0.035)
    h = m.math("SUBTRACT", h, m.math("MULTIPLY", hole, 0.035))
    h = m.math("ADD", h, m.math("MULTIPLY", peel, 0.0035))
    h = m.math("ADD", h, m.math("MULTIPLY", grit, 0.0008))
    h = m.math("SUBTRACT", h, m.math("MULTIPLY", open_, 0.022))
    h = m.math("ADD", h, m.math("MULTIPLY", m.math("MULTIPLY", cu_pad, open_), 0.012))
    rough = m.math("ADD", m.remap(blotch, 0.3, 0.7, 0.24, 0.36), m.math("MULTIPLY", m.math("SUBTRACT", grit, 0.5), 0.10))
    rough = m.mix(open_, rough, m.mix(cu_pad, (0.6, 0.6, 0.6), (0.27, 0.27, 0.27)))
    metal = m.mix(open_, m.math("MULTIPLY", copper, 0.22), cu_pad)
    m.set(base_color=m.mix(open_, col, bare), roughness=rough, metallic=metal, specular=0.5,
          normal=m.bump(h, 1.0, 1.0))
    return m.cheap(mask_cu)
