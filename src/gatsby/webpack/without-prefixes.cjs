/**
 * A webpack loader for Emotion's cache: the prefixes that it writes are for browsers of 2015, the build's own styles have
 * none (gatsby/html/render-page.tsx), and what writes them is 1 kB of the application.
 * @param {string} source
 */
module.exports = function withoutPrefixes(source) {
  const withPrefixes = "var defaultStylisPlugins = [prefixer];";
  if (!source.includes(withPrefixes)) {
    throw new Error(
      `@emotion/cache does not say «${withPrefixes}», as version 11.14 does. Compare it with src/gatsby/webpack/without-prefixes.cjs.`,
    );
  }
  return source.replace(withPrefixes, "var defaultStylisPlugins = [];");
};
