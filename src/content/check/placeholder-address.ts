/** Example endpoints in docs/messages.md, recognised by their path because their host is real. */
const exampleEndpoint = /\/(?:votre-code|abcdefgh)$/;

const placeholderHosts = [
  // Domains reserved for examples (RFC 2606).
  /(?:^|\.)(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org)$/,
  // The visitor's own machine and private networks (RFC 1918, RFC 4193).
  /^(?:0|10|127)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^\[(?:::1?|f[cde].*)\]$/,
];

/** True for example URLs and e-mail addresses, and for the visitor's own machine or network. */
export function isPlaceholderAddress(address: string): boolean {
  if (exampleEndpoint.test(address)) return true;
  const host = URL.canParse(address)
    ? new URL(address).hostname
    : address.slice(address.lastIndexOf("@") + 1);
  const name = host.toLowerCase().replace(/\.$/, "");
  return placeholderHosts.some((pattern) => pattern.test(name));
}
