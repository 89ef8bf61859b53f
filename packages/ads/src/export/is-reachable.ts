/** Whether people elsewhere can reach the host of an address: a name of the public web, no address of this network. */
export function isReachable(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/\.$/, '') ?? ''
  if (host.startsWith('[')) return !/^\[(::1?\]|fe[89ab]|f[cd])/i.test(host)
  if (/^\d+(\.\d+){3}$/.test(host)) return !privateNetworks.test(host)
  return host.includes('.') && !localNames.test(host)
}

const privateNetworks =
  /^(0|10|127)\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\.|^192\.168\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./
/** RFC 2606, RFC 6762 and RFC 8375, and what ICANN keeps for private use. */
const localNames = /\.(localhost|local|test|invalid|example|internal|lan|home\.arpa)$/i
