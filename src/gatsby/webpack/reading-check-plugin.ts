import type { SubresourceIntegrityPlugin } from "webpack-subresource-integrity";
import { readingProblems } from "./reading-check";

type Compiler = Parameters<SubresourceIntegrityPlugin["apply"]>[0];

/** Ends a build, and shows in develop's overlay, what would be dead in production (reading-check.ts). */
export class ReadingCheckPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("ReadingCheckPlugin", (compilation) => {
      compilation.hooks.finishModules.tapPromise("ReadingCheckPlugin", async () => {
        for (const problem of await readingProblems(process.cwd())) {
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    });
  }
}
