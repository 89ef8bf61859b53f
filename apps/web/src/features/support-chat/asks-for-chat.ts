type Address = Pick<Location, 'pathname' | 'search'>

/**
 * Whether an address asks for the support chat: a bare `?chat`, as in emails and on pages without script.
 * The admins' desk names the chat that it shows by the same word, `?chat=ID`, and answers it itself.
 */
export function asksForChat({ pathname, search }: Address): boolean {
  const params = new URLSearchParams(search)
  const isDesk =
    pathname === '/admin/chats' || (pathname === '/account' && params.get('tab') === 'chats')
  return params.get('chat') === '' && !isDesk
}
