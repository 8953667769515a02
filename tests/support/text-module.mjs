/**
 * Jest imports the drawings and their styles as text, as the site's webpack does.
 * @type {import("@jest/transform").SyncTransformer}
 */
export default { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
