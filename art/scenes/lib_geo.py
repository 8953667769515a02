"""Geometry helpers: every part is a real mesh with real bevels."""
import math
import os

import bpy
from mathutils import Vector

_collection = None


def use_collection(coll):
    """Make `coll` (None = scene root) the collection of new objects. Returns the former one."""
    global _collection
    old, _collection = _collection, coll
    return old


def link(obj, parent=None):
    (_collection or bpy.context.scene.collection).objects.link(obj)
    if parent:
        obj.parent = parent
    return obj


def empty(name, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, scale=1.0):
    e = bpy.data.objects.new(name, None)
    e.location, e.rotation_euler, e.scale = loc, rot, (scale,) * 3
    e.empty_display_size = 0.1
    return link(e, parent)


def mesh(name, verts, faces, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), parent=None,
         bevel=0.0, segments=3, smooth=35.0):
    """Mesh object, smooth by angle, with a hardened bevel modifier."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.validate()
    for p in me.polygons:
        p.use_smooth = True
    if hasattr(me, "use_auto_smooth"):            # Blender < 4.1
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(smooth)
    elif not bevel:
        me.set_sharp_from_angle(angle=math.radians(smooth))
    if mat:
        me.materials.append(mat)
    ob = bpy.data.objects.new(name, me)
    ob.location, ob.rotation_euler = loc, rot
    if bevel:
        m = ob.modifiers.new("bevel", "BEVEL")
        m.width, m.segments = bevel, segments
        m.limit_method, m.angle_limit = "ANGLE", math.radians(32)
        m.harden_normals = True
        m.use_clamp_overlap = True
    return link(ob, parent)


def fillet(pts, r, seg=5, closed=True):
    """Round the corners of a 2-D polyline; r is a number or one per corner."""
    n, out = len(pts), []
    for i, p in enumerate(pts):
        ri = r[i] if isinstance(r, (list, tuple)) else r
        if ri <= 0 or (not closed and i in (0, n - 1)):
            out.append(tuple(p))
            continue
        p = Vector(p)
        a, b = Vector(pts[i - 1]) - p, Vector(pts[(i + 1) % n]) - p
        la, lb = a.length, b.length
        if la < 1e-9 or lb < 1e-9:
            out.append(tuple(p))
            continue
        a, b = a / la, b / lb
        ang = a.angle(b)
        if ang > math.pi - 0.02:
            out.append(tuple(p))
            continue
        d = min(ri / math.tan(ang / 2), la * 0.49, lb * 0.49)
        p0, p1 = p + a * d, p + b * d
        for k in range(seg + 1):                   # quadratic blend, close to an arc
            t = k / seg
            w = math.sin(ang / 2)                  # rational weight = exact arc
            den = (1 - t) ** 2 + 2 * w * t * (1 - t) + t * t
            out.append(tuple((p0 * (1 - t) ** 2 + p * (2 * w * t * (1 - t)) + p1 * t * t) / den))
    return out


def rrect(w, h, r, seg=8, cx=0.0, cy=0.0):
    """Rounded rectangle outline, counter-clockwise."""
    x, y = w / 2, h / 2
    pts = [(cx - x, cy - y), (cx + x, cy - y), (cx + x, cy + y), (cx - x, cy + y)]
    return fillet(pts, r, seg) if r else pts


def circle(r, n=64, cx=0.0, cy=0.0):
    return [(cx + r * math.cos(2 * math.pi * i / n), cy + r * math.sin(2 * math.pi * i / n))
            for i in range(n)]


def prism(name, outline, z0, z1, mat=None, bevel=0.0, segments=3, taper=1.0, **kw):
    """Extrude a 2-D outline from z0 to z1 (taper scales the top)."""
    n = len(outline)
    v = [(x, y, z0) for x, y in outline] + [(x * taper, y * taper, z1) for x, y in outline]
    f = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
    f += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return mesh(name, v, f, mat, bevel=bevel, segments=segments, **kw)


def frame(name, outer, inner, z0, z1, mat=None, bevel=0.0, **kw):
    """Ring between two outlines with the same number of points."""
    n = len(outer)
    v = [(x, y, z) for o, z in ((outer, z0), (outer, z1), (inner, z1), (inner, z0)) for x, y in o]
    f = []
    for k in range(4):
        a, b = k * n, ((k + 1) % 4) * n
        f += [(a + i, a + (i + 1) % n, b + (i + 1) % n, b + i) for i in range(n)]
    return mesh(name, v, f, mat, bevel=bevel, **kw)


def box(name, size, loc=(0, 0, 0), mat=None, bevel=0.0, **kw):
    """Box centred in x/y, standing on z = loc.z."""
    return prism(name, rrect(size[0], size[1], 0), 0, size[2], mat, bevel, loc=loc, **kw)


def lathe(name, profile, mat=None, n=96, radius=0.0, closed=False, **kw):
    """Revolve (r, z) points about z; `radius` rounds the profile corners."""
    if radius:
        profile = fillet(profile, radius, 4, closed)
    v, f, m = [], [], len(profile)
    for i in range(n):
        c, s = math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)
        v += [(r * c, r * s, z) for r, z in profile]
    for i in range(n):
        j = (i + 1) % n
        for k in range(m if closed else m - 1):
            l = (k + 1) % m
            f.append((i * m + k, j * m + k, j * m + l, i * m + l))
    if not closed:
        for k, flip in ((0, True), (m - 1, False)):
            if profile[k][0] > 1e-6:
                ring = [i * m + k for i in range(n)]
                f.append(tuple(reversed(ring) if flip else ring))
    return mesh(name, v, f, mat, **kw)


def cyl(name, r, h, mat=None, bevel=0.0, n=64, **kw):
    b = min(bevel, r * 0.4, h * 0.4)
    return lathe(name, [(0, 0), (r, 0), (r, h), (0, h)], mat, n, b, **kw)


def knurl(name, r, z0, z1, teeth, depth, mat=None, **kw):
    """Straight-knurled ring with chamfered ends."""
    n, v, f = teeth * 4, [], []
    rows = [(z0, -depth * 2.2), (z0 + (z1 - z0) * 0.10, 0), (z1 - (z1 - z0) * 0.10, 0), (z1, -depth * 2.2)]
    for z, dr in rows:
        for i in range(n):
            k = (0, depth * 0.8, depth, depth * 0.8)[i % 4]
            a = 2 * math.pi * i / n
            rr = r + dr - depth + (k if dr == 0 else 0)
            v.append((rr * math.cos(a), rr * math.sin(a), z))
    for k in range(len(rows) - 1):
        f += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    f += [tuple(reversed(range(n))), tuple(range(3 * n, 4 * n))]
    return mesh(name, v, f, mat, smooth=50, **kw)


def hexa(r, rot=0.0):
    return [(r * math.cos(math.pi / 3 * i + rot), r * math.sin(math.pi / 3 * i + rot)) for i in range(6)]


def tube(name, pts, r, mat=None, parent=None, res=24, loc=(0, 0, 0)):
    """Smooth round cable through the points (Bezier, automatic handles)."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution = "3D", r, 8
    cu.resolution_u, cu.use_fill_caps = res, True
    sp = cu.splines.new("BEZIER")
    sp.bezier_points.add(len(pts) - 1)
    for b, p in zip(sp.bezier_points, pts):
        b.co = p
        b.handle_left_type = b.handle_right_type = "AUTO"
    if mat:
        cu.materials.append(mat)
    ob = bpy.data.objects.new(name, cu)
    ob.location = loc
    return link(ob, parent)


def site_font(weight):
    files = os.path.join(os.path.dirname(__file__), "../../node_modules/@fontsource/familjen-grotesk/files")
    return bpy.data.fonts.load(os.path.join(files, f"familjen-grotesk-latin-{weight}-normal.woff"), check_existing=True)


def text(body, size, loc, mat, rot=(0, 0, 0), parent=None, depth=0.0, align="CENTER", spacing=1.05, weight=None):
    """Flat or slightly raised text: in the site's typeface with a `weight`, for the firm's prints; otherwise in Blender's
    built-in font, for other makers' markings, which is the same on every system but breaks its M when made bolder."""
    cu = bpy.data.curves.new("txt " + body, "FONT")
    if weight:
        cu.font = site_font(weight)
    cu.body, cu.size, cu.extrude = body, size, depth
    cu.align_x, cu.align_y, cu.space_character = align, "CENTER", spacing
    cu.resolution_u = 6
    cu.materials.append(mat)
    ob = bpy.data.objects.new("txt " + body, cu)
    ob.location, ob.rotation_euler = loc, rot
    return link(ob, parent)


def cut(obj, cutter):
    """Boolean difference; the cutter is hidden. Runs before the bevel."""
    m = obj.modifiers.new("cut", "BOOLEAN")
    m.operation, m.object, m.solver = "DIFFERENCE", cutter, "EXACT"
    names = [x.name for x in obj.modifiers]
    if "bevel" in names:                            # keep the bevel last
        b = obj.modifiers["bevel"]
        w, s = b.width, b.segments
        obj.modifiers.remove(b)
        b = obj.modifiers.new("bevel", "BEVEL")
        b.width, b.segments, b.limit_method, b.angle_limit = w, s, "ANGLE", math.radians(32)
        b.harden_normals = True
    cutter.hide_render = True
    cutter.hide_viewport = False
    cutter.display_type = "WIRE"
    return obj


_parts = {}


def instance(key, build, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, scale=1.0):
    """Build a part once as a collection, then place it by instancing."""
    if key not in _parts:
        coll = bpy.data.collections.new("part " + key)
        old = use_collection(coll)
        build()
        use_collection(old)
        _parts[key] = coll
    e = empty("i " + key, loc, rot, parent, scale)
    e.instance_type, e.instance_collection = "COLLECTION", _parts[key]
    return e
