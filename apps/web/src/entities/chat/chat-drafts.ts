/** What of `sessionStorage` is used. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type ChatDrafts = {
  read: (chatId: string) => string
  write: (chatId: string, text: string) => void
}

/** Unsent words of each chat, kept for this tab also over a reload; of one person and not of the next. */
export function createChatDrafts(personId: string, openStorage: () => DraftStorage): ChatDrafts {
  const keyOf = (chatId: string) => `wildpath-chat-draft:${personId}:${chatId}`
  const kept = new Map<string, string>()

  return {
    read(chatId) {
      const known = kept.get(chatId)
      if (known !== undefined) return known
      try {
        return openStorage().getItem(keyOf(chatId)) ?? ''
      } catch {
        return ''
      }
    },
    write(chatId, text) {
      kept.set(chatId, text)
      try {
        const storage = openStorage()
        if (text === '') storage.removeItem(keyOf(chatId))
        else storage.setItem(keyOf(chatId), text)
      } catch {
        // Blocked or full: it is kept until the tab is reloaded.
      }
    },
  }
}
