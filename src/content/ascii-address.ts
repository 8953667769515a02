/**
 * «info@bürgi.ch» as mail servers know it, «info@xn--brgi-0ra.ch»: Chromium's address field converts it by itself,
 * Firefox's and Safari's do not.
 */
export function asciiAddress(address: string): string {
  const domain = /@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address)?.[1] ?? "";
  if (!/[^\w.-]/.test(domain)) return address;
  try {
    return address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
  } catch {
    // No domain. `URL.canParse` would say so, but Safari 16 has none.
    return address;
  }
}
