"""Intel's Open Image Denoise in numpy, for a Blender that was built without it (Debian's).

The networks are Intel's own (Apache 2.0), from the npm package `denoiser` that art/package.json asks for. Structure,
transfer functions and weights' format: https://github.com/RenderKit/oidn (core/, training/).
"""
import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "node_modules", "denoiser", "tzas")
STAGES = {"rt_alb": "albedo", "rt_nrm": "normals", "rt_hdr_calb_cnrm": "denoising"}


def denoise(image, albedo, normal):
    """Denoised linear colours; albedo and normals are denoised first and guide the network."""
    albedo = np.clip(albedo, 0, 1)
    albedo = _from_srgb(_apply("rt_alb", _to_srgb(albedo)))
    normal = np.clip(_apply("rt_nrm", np.clip(normal, -1, 1) * 0.5 + 0.5), 0, 1)
    exposure = _exposure(image)
    guided = np.concatenate([_to_pu(np.maximum(image, 0) * exposure), np.clip(albedo, 0, 1), normal], axis=2)
    return _from_pu(_apply("rt_hdr_calb_cnrm", guided)) / exposure


# --- transfer functions ---------------------------------------------------------------------

def _to_srgb(y):
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 0.0031308), 1 / 2.4) - 0.055)


def _from_srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4)


# Perceptually uniform encoding of luminance (Aydın 2008), fitted piecewise: linear, power, logarithm.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0                                  # maximum of a half float


def _pu(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, Y0), C) + D, E * np.log(y + F) + G))


def _to_pu(y):
    return _pu(np.minimum(y, BRIGHTEST)) / _pu(np.float64(BRIGHTEST))


def _from_pu(x):
    x = np.maximum(x, 0) * _pu(np.float64(BRIGHTEST))
    power = np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, power, np.exp((x - G) / E) - F))


def _exposure(image):
    """Exposure that maps the logarithmic mean luminance of 16 px blocks to middle grey, as in the network's training."""
    luminance = image @ np.array([0.212671, 0.715160, 0.072169])
    h, w = (n // 16 * 16 for n in luminance.shape)
    blocks = luminance[:h, :w].reshape(h // 16, 16, w // 16, 16).mean(axis=(1, 3))
    blocks = blocks[blocks > 1e-8]
    return 0.18 / np.exp2(np.log2(blocks).mean()) if blocks.size else 1.0


# --- network ----------------------------------------------------------------------------------

def _read(name):
    """Tensors of a .tza file by name."""
    path = os.path.join(WEIGHTS, name + ".tza")
    if not os.path.exists(path):
        raise FileNotFoundError(f"{path} is missing: run `npm ci` in art/.")
    with open(path, "rb") as file:
        data = file.read()
    magic, _, _, at = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7:
        raise ValueError(f"{path} is not a file of tensors.")

    def take(form):
        nonlocal at
        values = struct.unpack_from("<" + form, data, at)
        at += struct.calcsize("<" + form)
        return values

    tensors = {}
    for _ in range(take("I")[0]):
        key = take(f"{take('H')[0]}s")[0].decode()
        rank = take("B")[0]
        shape = take(f"{rank}I")
        take(f"{rank}s")                             # layout, always oihw or x
        kind = {b"f": np.float32, b"h": np.float16}[take("c")[0]]
        start = take("Q")[0]
        values = np.frombuffer(data, kind, int(np.prod(shape)), start)
        tensors[key] = values.reshape(shape).astype(np.float32)
    return tensors


def _apply(name, image):
    """The U-Net `name` on an image (height, width, channels)."""
    weights = _read(name)
    h, w = image.shape[:2]
    x = np.pad(image.astype(np.float32), ((0, -h % 16), (0, -w % 16), (0, 0)), mode="reflect").transpose(2, 0, 1)
    done = 0

    def conv(layer, x, relu=True):
        nonlocal done
        y = _conv(x, weights[layer + ".weight"], weights[layer + ".bias"])
        done += 1
        print(f"[denoise] {STAGES[name]} {200 * done // len(weights)} %", flush=True)
        return np.maximum(y, 0, out=y) if relu else y

    skips = [x]
    x = _pool(conv("enc_conv1", conv("enc_conv0", x)))
    for layer in ("enc_conv2", "enc_conv3", "enc_conv4"):
        skips.append(x)
        x = _pool(conv(layer, x))
    x = conv("enc_conv5b", conv("enc_conv5a", x))
    for level in (4, 3, 2, 1):
        x = np.concatenate([x.repeat(2, axis=1).repeat(2, axis=2), skips.pop()])
        x = conv(f"dec_conv{level}b", conv(f"dec_conv{level}a", x))
    return conv("dec_conv0", x, relu=False).transpose(1, 2, 0)[:h, :w]


def _conv(x, weight, bias, rows=16):
    """3 × 3 convolution with zero padding, as one matrix product for every few rows."""
    channels, h, w = x.shape
    kernel = weight.reshape(weight.shape[0], -1)
    x = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    out = np.empty((weight.shape[0], h, w), np.float32)
    for y in range(0, h, rows):
        n = min(rows, h - y)
        patches = np.lib.stride_tricks.sliding_window_view(x[:, y:y + n + 2], (3, 3), axis=(1, 2))
        columns = patches.transpose(0, 3, 4, 1, 2).reshape(channels * 9, n * w)
        out[:, y:y + n] = (kernel @ columns).reshape(-1, n, w) + bias[:, None, None]
    return out


def _pool(x):
    c, h, w = x.shape
    return x.reshape(c, h // 2, 2, w // 2, 2).max(axis=(2, 4))
