/** Keys for entries that have no lasting name; a key follows its entry through edits and moves. */
export type RowKeys = { entries: readonly unknown[]; keys: readonly number[]; next: number }

export function firstRowKeys(entries: readonly unknown[]): RowKeys {
  return { entries, keys: entries.map((_, index) => index), next: entries.length }
}

/**
 * The keys after a change: an entry that is still there keeps its own, one that was edited in its place
 * takes over the key of that place, and every other one gets the next number.
 */
export function followRowKeys(before: RowKeys, entries: readonly unknown[]): RowKeys {
  const places = Map.groupBy(before.entries.keys(), (place) => before.entries[place])
  const free = new Set(before.keys)
  const claim = (key: number | undefined) => {
    if (key === undefined || !free.delete(key)) return undefined
    return key
  }
  const same = entries.map((entry, index) => {
    const queue = places.get(entry)
    const own = queue?.indexOf(index) ?? -1
    // Equal texts keep their places as far as they can.
    const place = own >= 0 ? queue?.splice(own, 1)[0] : queue?.shift()
    return place === undefined ? undefined : claim(before.keys[place])
  })
  let next = before.next
  const keys = same.map((key, index) => {
    const found = key ?? claim(before.keys[index])
    if (found !== undefined) return found
    next += 1
    return next - 1
  })
  const isEqual =
    keys.length === before.keys.length && keys.every((key, index) => key === before.keys[index])
  return { entries, keys: isEqual ? before.keys : keys, next }
}
