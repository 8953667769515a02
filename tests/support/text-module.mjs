/**
 * Lets Jest import drawings and their styles as text, like the site's webpack.
 * @type {import("@jest/transform").SyncTransformer}
 */
export default { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
