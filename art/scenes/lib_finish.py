"""Render passes, denoising (OIDN or joint non-local means) and the photographic finish."""
import os
import shutil

import bpy
import numpy as np


def has_oidn(scene):
    """True when this Blender was built with OpenImageDenoise (Debian's is not)."""
    try:
        scene.cycles.denoiser = "OPENIMAGEDENOISE"
        return True
    except TypeError:
        return False


def passes(scene, base, oidn):
    """Render once; return {'image', 'albedo', 'normal'} as float arrays."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    t = scene.node_tree
    t.nodes.clear()
    rl, fo = t.nodes.new("CompositorNodeRLayers"), t.nodes.new("CompositorNodeOutputFile")
    t.links.new(rl.outputs["Image"], t.nodes.new("CompositorNodeComposite").inputs[0])
    fo.base_path = base
    fo.format.file_format, fo.format.color_depth, fo.format.exr_codec = "OPEN_EXR", "32", "ZIP"
    fo.file_slots.clear()
    names = {"image": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for slot, out in names.items():
        sock = rl.outputs.get(out)
        if sock is None:
            continue
        fo.file_slots.new(slot)
        src = sock
        if slot == "image" and oidn:
            dn = t.nodes.new("CompositorNodeDenoise")
            t.links.new(rl.outputs["Image"], dn.inputs["Image"])
            t.links.new(rl.outputs["Denoising Albedo"], dn.inputs["Albedo"])
            t.links.new(rl.outputs["Denoising Normal"], dn.inputs["Normal"])
            src = dn.outputs[0]
        t.links.new(src, fo.inputs[slot])
    bpy.ops.render.render()
    res = {}
    for slot in names:
        path = os.path.join(base, f"{slot}{scene.frame_current:04d}.exr")
        if os.path.exists(path):
            im = bpy.data.images.load(path)
            w, h = im.size
            buf = np.empty(w * h * 4, np.float32)
            im.pixels.foreach_get(buf)
            res[slot] = np.nan_to_num(buf.reshape(h, w, 4)[..., :3].copy())
            bpy.data.images.remove(im)
    return res


def box3(a):
    """3x3 box filter with edge padding, last axis kept."""
    p = np.pad(a, ((1, 1), (1, 1)), mode="edge")
    v = p[:-2] + p[1:-1] + p[2:]
    return (v[:, :-2] + v[:, 1:-1] + v[:, 2:]) * np.float32(1 / 9)


def _nlm(guide, var, feats, fvar, src, radius, k):
    """Weights from `guide` (+ features), applied to `src`: the two halves stay independent."""
    h, w = guide.shape[:2]
    acc, wsum = src.copy(), np.ones((h, w), np.float32)
    for dy in range(0, radius + 1):
        for dx in range(-radius, radius + 1):
            if (dy == 0 and dx <= 0) or dx * dx + dy * dy > radius * radius + 1:
                continue
            ya, yb = slice(0, h - dy), slice(dy, h)
            xa, xb = (slice(0, w - dx), slice(dx, w)) if dx >= 0 else (slice(-dx, w), slice(0, w + dx))
            va, vb = var[ya, xa], var[yb, xb]
            d = (guide[ya, xa] - guide[yb, xb]) ** 2
            d = ((d - (va + np.minimum(va, vb))) / (1e-6 + k * k * (va + vb))).mean(axis=2)
            dist = np.maximum(box3(box3(d)), 0)
            if feats is not None:
                f = (feats[ya, xa] - feats[yb, xb]) ** 2
                f = f / (np.maximum(fvar[ya, xa], fvar[yb, xb]))
                dist = np.maximum(dist, f.max(axis=2))
            wt = np.exp(-dist)
            acc[ya, xa] += wt[..., None] * src[yb, xb]
            acc[yb, xb] += wt[..., None] * src[ya, xa]
            wsum[ya, xa] += wt
            wsum[yb, xb] += wt
    return acc / wsum[..., None]


def denoise(a, b, radius=6, k=0.9):
    """Cross-filtered joint NLM of two half renders, in a log domain, in row strips."""
    ta, tb = (np.log1p(8 * np.maximum(x["image"], 0)).astype(np.float32) for x in (a, b))
    var = ((ta - tb) ** 2 * 0.5).astype(np.float32)          # variance of one half
    var = np.stack([box3(box3(var[..., i])) for i in range(3)], axis=2) + 1e-7
    feats = fvar = None
    if "albedo" in a and "normal" in a:
        fa = np.concatenate([a["albedo"], a["normal"]], axis=2)
        fb = np.concatenate([b["albedo"], b["normal"]], axis=2)
        feats = (fa + fb) * 0.5
        fvar = (fa - fb) ** 2 * 0.25
        fvar = 2.0 * np.stack([box3(box3(fvar[..., i])) for i in range(6)], axis=2)
        fvar += np.array([6e-4] * 3 + [3e-3] * 3, np.float32)
    h, out = ta.shape[0], np.empty_like(ta)
    strip, pad = 160, radius + 4
    for y in range(0, h, strip):
        y0, y1 = max(0, y - pad), min(h, y + strip + pad)
        s = slice(y0, y1)
        ff = (feats[s], fvar[s]) if feats is not None else (None, None)
        oa = _nlm(tb[s], var[s], *ff, ta[s], radius, k)
        ob = _nlm(ta[s], var[s], *ff, tb[s], radius, k)
        n = min(strip, h - y)
        out[y:y + n] = (0.5 * (oa + ob))[y - y0:y - y0 + n]
        print(f"[denoise] {100 * (y + n) // h} %", flush=True)
    return np.expm1(out) / 8


def combine(runs, oidn):
    return runs[0]["image"] if oidn or len(runs) == 1 else denoise(*runs)


def blur(img, r):
    """Approximate Gaussian: three box blurs by cumulative sums."""
    r = max(1, int(r))
    for _ in range(3):
        for ax in (0, 1):
            pad = [(0, 0)] * 3
            pad[ax] = (r + 1, r)
            cs = np.cumsum(np.pad(img, pad, mode="edge"), axis=ax, dtype=np.float64)
            hi = [slice(None)] * 3
            lo = [slice(None)] * 3
            hi[ax], lo[ax] = slice(2 * r + 1, None), slice(None, -2 * r - 1)
            img = ((cs[tuple(hi)] - cs[tuple(lo)]) / (2 * r + 1)).astype(np.float32)
    return img


def enlarge(img, w, h):
    """Separable Lanczos-3 resampling with a touch of unsharp masking."""
    for ax, n in ((0, h), (1, w)):
        m = img.shape[ax]
        if m == n:
            continue
        c = (np.arange(n) + 0.5) * m / n - 0.5
        base = np.floor(c).astype(int)
        out = wsum = 0
        for k in range(-2, 4):
            wt = np.sinc(c - base - k) * np.sinc((c - base - k) / 3)
            wt = wt.astype(np.float32).reshape((-1, 1, 1) if ax == 0 else (1, -1, 1))
            out = out + np.take(img, np.clip(base + k, 0, m - 1), axis=ax) * wt
            wsum = wsum + wt
        img = np.maximum(out / wsum, 0)
    t = np.log1p(8 * img)                       # sharpen in a log domain: no halos on highlights
    return np.maximum(np.expm1(t + 0.35 * (t - blur(t, 1))) / 8, 0)


def calm(img, radius, eps=0.025, dark=0.45):
    """Guided filter on dark, flat areas only: takes the last cloudiness out of a backdrop."""
    t = np.sqrt(np.clip(img, 0, 4))
    g = t.mean(axis=2, keepdims=True)
    m = blur(g, radius)
    var = np.maximum(blur(g * g, radius) - m * m, 0)
    mt = blur(t, radius)
    a = np.maximum(blur(t * g, radius) - mt * m, 0) / (var + eps * eps)
    b = mt - a * m
    flat = blur(a, radius) * g + blur(b, radius)
    w = np.clip((dark - m) / (0.4 * dark), 0, 1) * np.clip(1.5 - 9 * np.sqrt(var), 0, 1)
    w = blur(w, max(2, radius // 3))
    return np.maximum(t * (1 - w) + flat * w, 0) ** 2


def finish(img, bloom, vignette):
    """Faint lens bloom, vignette and a trace of grain against banding."""
    h, w = img.shape[:2]
    if bloom:
        hot = np.minimum(np.maximum(img - 0.9, 0), 12)
        img = img + bloom * (0.6 * blur(hot, w * 0.004) + 0.4 * blur(hot, w * 0.02))
    if vignette:
        y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j].astype(np.float32)
        img = img * (1 - vignette * np.clip((x * x + 0.7 * y * y) / 1.7, 0, 1) ** 1.3)[..., None]
    rng = np.random.default_rng(3)
    g = rng.normal(0, 1, (h, w, 1)).astype(np.float32)
    return np.maximum(img * (1 + 0.010 * g) + 0.0004 * g, 0)


def save(img, scene, path, quality, tmp):
    """Write through the view transform as JPEG and drop the temporary files."""
    h, w = img.shape[:2]
    im = bpy.data.images.new("final", w, h, float_buffer=True)
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = img
    im.pixels.foreach_set(rgba.ravel())
    im.update()
    st = scene.render.image_settings
    st.file_format, st.quality, st.color_mode = "JPEG", quality, "RGB"
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    im.save_render(path, scene=scene)
    shutil.rmtree(tmp, ignore_errors=True)
