import type { User } from '@wildpath/contract'
import type { FastifyRequest } from 'fastify'

/** What a public page says, where that changes with what people write. */
export type PageSource = {
  /** As the web app's table of screens names it. */
  path: string
  /** Whether there is such a page for a reader, null being a visitor, and what it is rendered from. */
  read(asked: { request: FastifyRequest; user: User | null }): Promise<SourcedPage>
}

export type SourcedPage =
  /** `search` is what of the query it depends on; the rest makes no page of its own. */
  | { kind: 'page'; content: object; search: string }
  | { kind: 'none' }
  /** The app asks for it, and says why when it is refused: too many were asked for. */
  | { kind: 'app' }
