/**
 * An address of the web that a window may be sent to, else null. It comes from our server, but a script
 * address must never be opened, whoever sent it.
 */
export function webAddress(url: string): string | null {
  const address = URL.parse(url)
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : null
}
