const longestReason = 200

/**
 * RFC 3463: 5.1 concerns the address, but 7 and 8 concern the sender's. A full mailbox or a message rejected by
 * policy does not mean that the address is gone.
 */
export function isGone(status: string): boolean {
  const isAddress = status.startsWith('5.1.') && !['5.1.7', '5.1.8'].includes(status)
  return isAddress || status === '5.2.1' || status === '5.4.4'
}

/** Returns the other server's message as one short line, or the status if there is none. */
export function describeReason(status: string, words: string): string {
  // oxlint-disable-next-line no-control-regex -- removing control characters is this expression's purpose
  const line = words.replace(/[\u0000-\u001F\u007F-\u009F\u2028\u2029\s]+/g, ' ').trim()
  return (line === '' ? status : line).slice(0, longestReason)
}
