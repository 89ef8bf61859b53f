/** A platform without a connection has nothing to read. */
export function isNotConnected(code: string): boolean {
  return code.endsWith('-not-connected')
}

/** Whether a person has to connect, or to allow the connection anew: nothing of any account can be read before. */
export function isOfConnection(code: string): boolean {
  return isNotConnected(code) || code.endsWith('-reconnect')
}
