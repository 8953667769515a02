/** The module of gatsby-plugin-sharp that encodes pictures; the package ships no types for it. */
declare module "gatsby-plugin-sharp/gatsby-worker" {
  export type PictureJob = {
    outputDir: string;
    args: { operations: { outputPath: string }[] };
  };
  const worker: { IMAGE_PROCESSING: (job: PictureJob) => Promise<unknown> };
  export default worker;
}
