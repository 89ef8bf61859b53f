import type { User } from '@wildpath/contract'

/** What a public page says, where that changes with what people write. */
export type PageSource = {
  /** As the web app's table of screens names it. */
  path: string
  /** What the page is rendered from for a reader, null being a visitor; null where there is no such page. */
  read(asked: { params: unknown; query: unknown; user: User | null }): Promise<object | null>
}
