export const chatViews = ['open', 'waiting', 'closed', 'all'] as const
export type ChatView = (typeof chatViews)[number]

/** What the list shows, and which chat is open. It lives in the address, so that a link leads to it. */
export type ChatAddress = { view: ChatView; search: string; openId: string | null }

export function readChatAddress(params: URLSearchParams): ChatAddress {
  const asked = params.get('show')
  return {
    view: chatViews.find((view) => view === asked) ?? 'open',
    search: params.get('q') ?? '',
    openId: params.get('chat'),
  }
}

/** The address with these parts changed and everything else kept. */
export function writeChatAddress(
  params: URLSearchParams,
  change: Partial<ChatAddress>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const set = (name: string, value: string | null | undefined, normal: string) => {
    if (value === undefined) return
    if (value === null || value === normal) next.delete(name)
    else next.set(name, value)
  }
  set('show', change.view, 'open')
  set('q', change.search, '')
  set('chat', change.openId, '')
  return next
}
