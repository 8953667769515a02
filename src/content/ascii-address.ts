/**
 * «info@bürgi.ch» as mail servers know it, «info@xn--brgi-0ra.ch»: Chromium's address field converts it by itself,
 * Firefox's and Safari's do not.
 */
export function asciiAddress(address: string): string {
  const domain = /@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address)?.[1] ?? "";
  const isInternational = /[^\w.-]/.test(domain) && URL.canParse(`http://${domain}`);
  return isInternational ? address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname : address;
}
