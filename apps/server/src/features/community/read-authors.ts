import { inArray } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { users } from '../accounts/index.ts'
import { communityName } from './community-name.ts'
import { communityMembers } from './community-tables.ts'

/** `email` is for admins alone. */
export type Author = { name: string; email: string }

/**
 * How the authors of some posts are called. A step of its own: joined to the posts, everybody's names would be
 * read for a page of them.
 */
export async function readAuthors(
  { db }: Pick<Database, 'db'>,
  ids: readonly string[],
): Promise<(id: string) => Author> {
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return noAuthor
  const [people, members] = await Promise.all([
    db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
      .where(inArray(users.id, distinct)),
    db.select().from(communityMembers).where(inArray(communityMembers.userId, distinct)),
  ])
  const chosen = new Map(members.map(({ userId, name }) => [userId, name]))
  const authors = new Map(
    people.map(({ id, name, email }) => [
      id,
      { name: communityName(chosen.get(id) ?? null, name), email },
    ]),
  )
  // Deleted between the two steps: the posts are gone as well by now.
  return (id) => authors.get(id) ?? noAuthor()
}

const noAuthor = (): Author => ({ name: communityName(null, ''), email: '' })
