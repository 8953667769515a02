"""Render passes, denoising and the photographic finish."""
import os
import shutil

import bpy
import numpy as np

import lib_oidn


def has_oidn(scene):
    """True when this Blender was built with OpenImageDenoise (Debian's is not)."""
    try:
        scene.cycles.denoiser = "OPENIMAGEDENOISE"
        return True
    except TypeError:
        return False


def rendered(scene, tmp):
    """The denoised picture: linear colours, as an array (height, width, 3)."""
    oidn = has_oidn(scene)
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    t = scene.node_tree
    t.nodes.clear()
    rl, fo = t.nodes.new("CompositorNodeRLayers"), t.nodes.new("CompositorNodeOutputFile")
    t.links.new(rl.outputs["Image"], t.nodes.new("CompositorNodeComposite").inputs[0])
    fo.base_path = tmp
    fo.format.file_format, fo.format.color_depth, fo.format.exr_codec = "OPEN_EXR", "32", "ZIP"
    fo.file_slots.clear()
    passes = {"image": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
    for slot, output in passes.items():
        fo.file_slots.new(slot)
        t.links.new(rl.outputs[output], fo.inputs[slot])
    if oidn:
        dn = t.nodes.new("CompositorNodeDenoise")
        for name, output in zip(("Image", "Albedo", "Normal"), passes.values()):
            t.links.new(rl.outputs[output], dn.inputs[name])
        t.links.new(dn.outputs[0], fo.inputs["image"])
    bpy.ops.render.render()
    image, albedo, normal = (read(os.path.join(tmp, f"{slot}{scene.frame_current:04d}.exr")) for slot in passes)
    return image if oidn else lib_oidn.denoise(image, albedo, normal)


def read(path):
    im = bpy.data.images.load(path)
    w, h = im.size
    pixels = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(pixels)
    bpy.data.images.remove(im)
    return np.nan_to_num(pixels.reshape(h, w, 4)[..., :3].copy())


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
