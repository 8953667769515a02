"""Scene set-up shared by all pictures: camera, lights, world, render, finish."""
import argparse
import math
import os
import sys
import tempfile

import bpy
from mathutils import Vector

import lib_finish
import lib_geo as geo


def options():
    """Arguments after `--` on Blender's command line."""
    argv = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    p = argparse.ArgumentParser()
    p.add_argument("--out", default=os.path.join(tempfile.gettempdir(), "picture.jpg"))
    p.add_argument("--width", type=int, default=2400)
    p.add_argument("--samples", type=int, default=0)
    p.add_argument("--quality", type=int, default=90)
    p.add_argument("--border", default="", help="x0,x1,y0,y1 in 0..1: render a crop only")
    return p.parse_args(argv)


def begin():
    """Empty scene with Cycles and a photographic view transform."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.unit_settings.system = "NONE"
    for view in ("Filmic", "AgX", "Standard"):
        try:
            s.view_settings.view_transform = view
            break
        except TypeError:
            continue
    return s


def look(name, exposure):
    vs = bpy.context.scene.view_settings
    vs.exposure = exposure
    for n in (name, vs.view_transform + " - " + name):
        try:
            vs.look = n
            return
        except TypeError:
            continue


def world(stops, strength=1.0):
    """Vertical gradient sky: stops = [(position 0 = nadir .. 1 = zenith, rgb)]."""
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    bg = t.nodes["Background"]
    tc, sep = t.nodes.new("ShaderNodeTexCoord"), t.nodes.new("ShaderNodeSeparateXYZ")
    mr, ramp = t.nodes.new("ShaderNodeMapRange"), t.nodes.new("ShaderNodeValToRGB")
    t.links.new(tc.outputs["Generated"], sep.inputs[0])
    t.links.new(sep.outputs["Z"], mr.inputs[0])
    mr.inputs[1].default_value = -1
    t.links.new(mr.outputs[0], ramp.inputs[0])
    t.links.new(ramp.outputs[0], bg.inputs["Color"])
    bg.inputs["Strength"].default_value = strength
    el = ramp.color_ramp.elements
    while len(el) < len(stops):
        el.new(0.5)
    for e, (p, c) in zip(el, stops):
        e.position, e.color = p, (*c[:3], 1)


def aim(obj, target):
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat("-Z", "Y").to_euler()


def area(name, loc, target, size, power, color=(1, 1, 1), size_y=None, spread=180.0, camera=False):
    """Soft area light with a target."""
    li = bpy.data.lights.new(name, "AREA")
    li.shape, li.size = "RECTANGLE", size
    li.size_y = size_y or size
    li.energy, li.color = power, color[:3]
    li.spread = math.radians(spread)
    ob = bpy.data.objects.new(name, li)
    ob.location = loc
    aim(ob, target)
    ob.visible_camera = camera
    return geo.link(ob)


def spot(name, loc, target, radius, cone, power, color=(1, 1, 1), blend=0.12):
    """Round beam with a fairly crisp edge, such as sun through a manhole."""
    li = bpy.data.lights.new(name, "SPOT")
    li.shadow_soft_size, li.spot_size, li.spot_blend = radius, math.radians(cone), blend
    li.energy, li.color = power, color[:3]
    ob = bpy.data.objects.new(name, li)
    ob.location = loc
    aim(ob, target)
    return geo.link(ob)


def camera(loc, target, lens, focus, fstop, scale=1.0, shift=(0, 0), blades=9):
    """Camera with depth of field; `scale` divides the f-number, to suit the scene's units."""
    cd = bpy.data.cameras.new("camera")
    cd.lens, cd.sensor_width = lens, 36
    cd.clip_start, cd.clip_end = 0.01, 10000
    cd.shift_x, cd.shift_y = shift
    ob = bpy.data.objects.new("camera", cd)
    ob.location = loc
    aim(ob, target)
    geo.link(ob)
    cd.dof.use_dof = True
    d = (ob.matrix_basis.inverted() @ Vector(focus))
    cd.dof.focus_distance = -d.z
    cd.dof.aperture_fstop = fstop / scale
    cd.dof.aperture_blades = blades
    bpy.context.scene.camera = ob
    return ob


def render(samples, opts, bounces=8, bloom=0.04, vignette=0.12, clamp=6.0):
    """One render, denoised and finished."""
    s = bpy.context.scene
    r, c = s.render, s.cycles
    r.resolution_x, r.resolution_y = opts.width, round(opts.width * 0.625)
    r.resolution_percentage = 100
    if opts.border:
        r.use_border = r.use_crop_to_border = True
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = map(float, opts.border.split(","))
    c.samples, c.seed = opts.samples or samples, 7
    c.use_adaptive_sampling, c.adaptive_threshold = True, 0.025
    c.adaptive_min_samples = 16
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, min(3, bounces), min(4, bounces)
    c.transmission_bounces, c.transparent_max_bounces = bounces, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 0.6
    c.sample_clamp_indirect, c.sample_clamp_direct = clamp, 14.0
    c.use_denoising = False
    tmp = tempfile.mkdtemp(prefix="aqualink-")
    img = lib_finish.rendered(s, tmp)
    img = lib_finish.finish(img, bloom, vignette if not opts.border else 0)
    lib_finish.save(img, s, opts.out, opts.quality, tmp)
