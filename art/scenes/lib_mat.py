"""Materials: Principled shaders with roughness variation and fine bump."""
import bpy

ALIAS = {"Specular": "Specular IOR Level", "Transmission": "Transmission Weight",
         "Clearcoat": "Coat Weight", "Clearcoat Roughness": "Coat Roughness",
         "Emission": "Emission Color", "Subsurface": "Subsurface Weight"}


def srgb(h):
    """#rrggbb to linear RGBA."""
    c = [int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c) + (1.0,)


class Mat:
    """Small wrapper: node creation, linking and the common building blocks."""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.t = self.mat.node_tree
        self.bsdf = next(n for n in self.t.nodes if n.type == "BSDF_PRINCIPLED")
        self.out = next(n for n in self.t.nodes if n.type == "OUTPUT_MATERIAL")
        self.obj = None

    def node(self, kind, **props):
        n = self.t.nodes.new("ShaderNode" + kind)
        for k, v in props.items():
            setattr(n, k, v)
        return n

    def link(self, a, b):
        self.t.links.new(a, b)

    def put(self, sock, val):
        """Set a socket to a value or link an output into it."""
        if isinstance(val, bpy.types.NodeSocket):
            self.link(val, sock)
        elif isinstance(val, (tuple, list)) and len(val) == 3 and sock.type == "RGBA":
            sock.default_value = (*val, 1)
        else:
            sock.default_value = val
        return self

    def set(self, **vals):
        for k, v in vals.items():
            k = k.replace("_", " ").title().replace("Ior", "IOR")
            k = k if k in self.bsdf.inputs else ALIAS.get(k, k)
            self.put(self.bsdf.inputs[k], v)
        return self

    def coords(self, scale=(1, 1, 1), kind="Object"):
        tc = self.node("TexCoord")
        mp = self.node("Mapping")
        self.link(tc.outputs[kind], mp.inputs["Vector"])
        mp.inputs["Scale"].default_value = scale if isinstance(scale, (tuple, list)) else (scale,) * 3
        return mp.outputs["Vector"]

    def world(self, scale=(1, 1, 1)):
        g = self.node("NewGeometry")
        mp = self.node("Mapping")
        self.link(g.outputs["Position"], mp.inputs["Vector"])
        mp.inputs["Scale"].default_value = scale if isinstance(scale, (tuple, list)) else (scale,) * 3
        return mp.outputs["Vector"]

    def noise(self, vec, scale, detail=4.0, rough=0.55):
        n = self.node("TexNoise")
        self.link(vec, n.inputs["Vector"])
        n.inputs["Scale"].default_value, n.inputs["Detail"].default_value = scale, detail
        n.inputs["Roughness"].default_value = rough
        return n.outputs["Fac"]

    def voronoi(self, vec, scale, feature="F1"):
        n = self.node("TexVoronoi", feature=feature)
        self.link(vec, n.inputs["Vector"])
        n.inputs["Scale"].default_value = scale
        return n.outputs["Distance"]

    def remap(self, val, a, b, c, d, smooth=False):
        """Map val from [a, b] to [c, d], clamped."""
        n = self.node("MapRange", interpolation_type="SMOOTHSTEP" if smooth else "LINEAR")
        for i, x in enumerate((val, a, b, c, d)):
            self.put(n.inputs[i], x)
        return n.outputs[0]

    def math(self, op, a, b=0.0, c=None, clamp=False):
        n = self.node("Math", operation=op, use_clamp=clamp)
        self.put(n.inputs[0], a).put(n.inputs[1], b)
        if c is not None:
            self.put(n.inputs[2], c)
        return n.outputs[0]

    def mix(self, fac, a, b, blend="MIX"):
        n = self.node("MixRGB", blend_type=blend)
        self.put(n.inputs[0], fac).put(n.inputs[1], a).put(n.inputs[2], b)
        return n.outputs[0]

    def bump(self, height, strength, distance, normal=None):
        n = self.node("Bump")
        n.inputs["Strength"].default_value, n.inputs["Distance"].default_value = strength, distance
        self.link(height, n.inputs["Height"])
        if normal is not None:
            self.link(normal, n.inputs["Normal"])
        return n.outputs["Normal"]

    def cheap(self, color):
        """Shade diffuse bounces plainly, so that only camera and glossy rays compute the detail."""
        lp, mx = self.node("LightPath"), self.node("MixShader")
        df = self.node("BsdfDiffuse")
        df.inputs["Color"].default_value = (*color[:3], 1)
        self.link(self.math("MAXIMUM", lp.outputs["Is Camera Ray"], lp.outputs["Is Glossy Ray"]), mx.inputs[0])
        self.link(df.outputs[0], mx.inputs[1])
        self.link(self.bsdf.outputs[0], mx.inputs[2])
        self.link(mx.outputs[0], self.out.inputs[0])
        return self.mat


def plastic(name, color, rough=0.45, grain=60.0, bump=0.12, dist=0.01, var=0.12, spec=0.45):
    """Moulded polymer: spark-eroded texture, soft tone and gloss variation."""
    m = Mat(name)
    v = m.coords()
    big, mid = m.noise(v, grain / 90, 2), m.noise(v, grain / 9, 3, 0.6)
    fine = m.noise(v, grain, 2)
    dark = tuple(c * (1 - var) for c in color[:3])
    m.set(base_color=m.mix(m.remap(big, 0.3, 0.7, 0, 1), dark, color), specular=spec,
          roughness=m.math("ADD", m.remap(mid, 0.3, 0.75, rough - 0.07, rough + 0.08),
                           m.remap(big, 0.35, 0.65, -0.03, 0.03)),
          normal=m.bump(fine, bump, dist))
    return m.cheap(color)


def metal(name, color, rough=0.25, scale=8.0, brushed=None, bump=0.03, dist=0.01, wave=0.0, aniso=0.0, var=0.12):
    """Metal with smudged roughness; brushed = axis scale tuple for fine lines."""
    m = Mat(name)
    v = m.coords()
    sm = m.noise(v, scale, 4, 0.6)
    h = m.noise(m.coords(brushed), scale, 3) if brushed else m.noise(v, scale * 8, 3)
    nrm = m.bump(h, bump, dist)
    if wave:
        nrm = m.bump(m.noise(v, scale * 0.12, 1), wave, dist * 30, nrm)
    m.set(base_color=m.mix(m.remap(sm, 0.35, 0.7, 0, 1), tuple(c * (1 - var) for c in color[:3]), color),
          metallic=1.0, roughness=m.remap(sm, 0.3, 0.75, max(rough - var * 0.6, 0.04), rough + var),
          anisotropic=aniso, normal=nrm)
    return m.mat


def simple(name, color, rough=0.5, metallic=0.0, **kw):
    m = Mat(name)
    m.set(base_color=color, roughness=rough, metallic=metallic, **kw)
    return m.mat


def cable(name, color=(0.012, 0.014, 0.015, 1), rough=0.42, scale=9.0):
    """Matte PUR cable jacket with faint streaks."""
    return plastic(name, color, rough, grain=scale * 6, bump=0.06, dist=0.01, var=0.3)
