import type { User } from '@wildpath/contract'

/** Who a request comes from, by its session. */
export type SignedIn = {
  user: User
  /** The session's own name in the database. */
  sessionId: string
  /** Set where support is signed in to this person's account; null where people are themselves. */
  visit: { id: string; adminName: string; endsAt: Date } | null
}
