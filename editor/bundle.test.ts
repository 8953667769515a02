import { build } from "esbuild";
import { bundleEditor, stubPlugin } from "./bundle";

test("replaces the stubbed module only, not a package's module with a similar path", async () => {
  const contents = `export * from "../src/components/map"; export * from "leaflet/map";`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: "editor" },
    bundle: true,
    write: false,
    packages: "external",
    format: "esm",
    plugins: [stubPlugin(["src/components/map.ts"])],
  });
  expect(outputFiles[0]?.text).toContain("about:blank"); // the stub's URL
  expect(outputFiles[0]?.text).toContain('"leaflet/map"');
});

test("bundles the editor with the site's components and the preview's stubs", async () => {
  await expect(bundleEditor()).resolves.toBeDefined();
});
