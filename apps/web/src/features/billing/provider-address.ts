/**
 * An address that a payment provider may send a person to: on this origin, or over https; else null.
 * The answer comes from our server, but a script address must never be opened, whoever sent it.
 */
export function providerAddress(url: string, origin: string): string | null {
  try {
    const address = new URL(url, origin)
    return address.origin === origin || address.protocol === 'https:' ? address.href : null
  } catch {
    return null
  }
}
