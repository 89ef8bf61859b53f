export const chatViews = ['open', 'waiting', 'closed', 'all'] as const
export type ChatView = (typeof chatViews)[number]

export const chatAssignees = ['anyone', 'me', 'nobody'] as const
export type ChatAssignee = (typeof chatAssignees)[number]

export const chatOrders = ['default', 'oldest'] as const
export type ChatListOrder = (typeof chatOrders)[number]

/** The filters of the list and the open chat, kept in the URL so that they can be linked to. */
export type ChatAddress = {
  view: ChatView
  assignee: ChatAssignee
  order: ChatListOrder
  search: string
  openId: string | null
}

export function readChatAddress(params: URLSearchParams): ChatAddress {
  const asked = params.get('show')
  return {
    view: chatViews.find((view) => view === asked) ?? 'open',
    assignee: chatAssignees.find((known) => known === params.get('assignee')) ?? 'anyone',
    order: chatOrders.find((known) => known === params.get('order')) ?? 'default',
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
  set('assignee', change.assignee, 'anyone')
  set('order', change.order, 'default')
  set('q', change.search, '')
  set('chat', change.openId, '')
  return next
}
