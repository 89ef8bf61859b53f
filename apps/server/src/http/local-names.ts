/** Whether only the machine it runs on reaches the product: by the address people use and by where it listens. */
export function isLocalOnly(config: { publicUrl: string; host: string }): boolean {
  return isLocalName(new URL(config.publicUrl).hostname) && isLocalName(config.host)
}

/** Names and addresses of this machine, as they stand in a Host header without its port. */
export function isLocalName(hostname: string): boolean {
  return (
    ['localhost', '127.0.0.1', '::1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')
  )
}
