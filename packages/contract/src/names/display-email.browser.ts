/** The server has already decoded the addresses that it sends, and the table of look-alikes is too large for browsers. */
export function toDisplayEmail(email: string): string {
  return email
}
