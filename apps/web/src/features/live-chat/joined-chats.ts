import { type Chat, supportTiers } from '@wildpath/contract'

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
  order: ChatOrder
}

/** `queue` is by tier, then by waiting time. */
export type ChatOrder = 'newest' | 'oldest' | 'queue'

const comesAfter: Record<ChatOrder, (chat: Chat, last: Chat) => boolean> = {
  newest: (chat, last) => chat.updatedAt <= last.updatedAt,
  oldest: (chat, last) => chat.updatedAt >= last.updatedAt,
  queue(chat, last) {
    const [rank, lastRank] = [chat, last].map(({ tier }) => supportTiers.indexOf(tier))
    if (rank !== lastRank) return (rank ?? 0) < (lastRank ?? 0)
    return chat.createdAt >= last.createdAt
  },
}

/** The list after its beginning was read again; what was read beyond it stays below. */
export function withFirstPage(known: readonly Chat[], page: FirstPage): Chat[] {
  const { chats, hasMore, changedIds, order } = page
  const last = chats.at(-1)
  if (!hasMore || last === undefined) return [...chats]
  const ids = new Set(chats.map(({ id }) => id))
  const rest = known.filter(
    (chat) => !ids.has(chat.id) && !changedIds.has(chat.id) && comesAfter[order](chat, last),
  )
  return [...chats, ...rest]
}
