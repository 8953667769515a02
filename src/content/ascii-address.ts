/** Converts the domain of `info@bürgi.ch` to ASCII, `info@xn--brgi-0ra.ch`, as only Chromium's e-mail fields do. */
export function toAsciiAddress(address: string): string {
  const domain = /@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address)?.[1] ?? "";
  if (!/[^\w.-]/.test(domain)) return address;
  try {
    return address.slice(0, -domain.length) + new URL(`http://${domain}`).hostname;
  } catch {
    // Invalid domain; Safari 16 lacks `URL.canParse`.
    return address;
  }
}
