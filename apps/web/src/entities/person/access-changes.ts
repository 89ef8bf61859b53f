import { isAdmin, type User } from '@wildpath/contract'

import type { LiveConnection } from '../live-events/live-connection.ts'

type Tools = {
  connection: Pick<LiveConnection, 'hear'>
  readUser: () => User | null
  /** Asks the server who is signed in, and shows that. */
  refetchUser: () => Promise<User | null>
  /** What was read as an admin is forgotten. */
  onAdminEnded: () => void
}

/** Somebody who becomes an admin, or is none any more, sees so at once. Returns how to stop. */
export function followAccess(tools: Tools): () => void {
  const { connection, readUser, refetchUser, onAdminEnded } = tools
  return connection.hear({
    onOpen() {},
    onClose() {},
    onEvent(event) {
      if (event.kind === 'access-changed') void look()
    },
  })

  async function look(): Promise<void> {
    const before = readUser()
    const now = await refetchUser()
    if (before !== null && isAdmin(before) && now?.id === before.id && !isAdmin(now)) onAdminEnded()
  }
}
