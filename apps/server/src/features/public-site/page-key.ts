const prefix = 'host:'

/** Pages are kept by slug or id, and by the host that they are at home at; no slug holds a colon. */
export function hostKey(host: string): string {
  return prefix + host
}

/** The host of a key; null for that of a slug or an id. */
export function hostOfKey(key: string): string | null {
  return key.startsWith(prefix) ? key.slice(prefix.length) : null
}
