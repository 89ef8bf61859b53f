/** Stands in the name of each part at a platform, so that it is found again. */
export function keyOf(creationId: string): string {
  return `wp-${creationId}`
}

export function nameWithKey(name: string, key: string): string {
  return `${name} · ${key}`
}

/** A name as its owner gave it, and the key behind it, where it was made here. */
export function readName(name: string): { name: string; key: string | null } {
  const match = / · (wp-[\da-f-]{36})$/.exec(name)
  if (match === null) return { name, key: null }
  return { name: name.slice(0, match.index), key: match[1] ?? null }
}
