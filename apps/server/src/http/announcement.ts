import { isAdmin, type LiveEvent, type User } from '@wildpath/contract'

/** Whom news is for: one person, or everybody who answers for the product. */
export type Topic = `user:${string}` | 'admins'

/** What the streams of a person are about, the person themselves first. */
export function topicsOf(user: User): [Topic, ...Topic[]] {
  const own: Topic = `user:${user.id}`
  return isAdmin(user) ? [own, 'admins'] : [own]
}

/** A channel of the database whose announcements become news for open streams, in every process. */
export type Announcement = {
  channel: string
  /** The news that an announcement stands for. */
  read(payload: string): readonly { topic: Topic; event: LiveEvent }[]
}
