import { build } from "esbuild";
import { mocksOf } from "./bundle";

const bundle = async (contents: string, mocked: string) => {
  const stdin = { contents, resolveDir: "editor" };
  const options = {
    bundle: true,
    write: false,
    logLevel: "silent",
    packages: "external",
    format: "esm",
  } as const;
  const { outputFiles } = await build({ stdin, ...options, plugins: [mocksOf([mocked])] });
  return outputFiles[0]?.text;
};

test("a mock replaces its own module, and none of a package that ends alike", async () => {
  const map = `export * from "../src/components/map"; export * from "leaflet/map";`;
  const script = await bundle(map, "src/components/map.ts");
  expect(script).toContain("about:blank");
  expect(script).toContain('"leaflet/map"');
});

test("a mock of a module that nothing imports ends the bundling", async () => {
  await expect(bundle("", "src/components/map.ts")).rejects.toThrow("Nothing imports src/components/map.ts");
});
