import type { Chat } from '@wildpath/contract'

/** What follows in the list, without what has moved up since. */
export function withNextPage(known: readonly Chat[], next: readonly Chat[]): Chat[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...next.filter(({ id }) => !ids.has(id))]
}

type FirstPage = {
  chats: readonly Chat[]
  hasMore: boolean
  /** Those that have changed since the rest was read: they are in the page, or not in this list any more. */
  changedIds: ReadonlySet<string>
}

/** The list after its beginning was read again; what was read beyond it stays below. */
export function withFirstPage(known: readonly Chat[], page: FirstPage): Chat[] {
  const { chats, hasMore, changedIds } = page
  const last = chats.at(-1)
  if (!hasMore || last === undefined) return [...chats]
  const ids = new Set(chats.map(({ id }) => id))
  const rest = known.filter(
    ({ id, updatedAt }) => !ids.has(id) && !changedIds.has(id) && updatedAt <= last.updatedAt,
  )
  return [...chats, ...rest]
}
