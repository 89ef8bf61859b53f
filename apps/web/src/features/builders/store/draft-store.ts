import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import type { EditorAction } from './editor.ts'

/** What was done to a page since the server took it over last, kept in this browser. */
export type Draft = {
  /** The page that it was done to, as JSON data, and the revision of the funnel it stood in. */
  base: unknown
  baseRevision: number
  actions: EditorAction[]
  /** When the last of them was made, in milliseconds since 1970. */
  updatedAt: number
}

type Header = { funnelId: string; base: unknown; baseRevision: number; updatedAt: number }

interface DraftDatabase extends DBSchema {
  headers: { key: string; value: Header }
  actions: {
    key: number
    value: { funnelId: string; action: EditorAction; at: number }
    indexes: { byFunnel: string }
  }
}

export type DraftStore = {
  read: (funnelId: string) => Promise<Draft | null>
  /** Forgets what was kept, and begins with the page that the next actions are done to. */
  begin: (funnelId: string, base: unknown, baseRevision: number) => Promise<void>
  append: (funnelId: string, action: EditorAction) => Promise<void>
  clear: (funnelId: string) => Promise<void>
}

/**
 * Drafts in the browser's database: one small record an action, so that a tab may die between two
 * letters. Records of one database are written in the order in which they are asked for.
 */
export function createDraftStore(name = 'wildpath-drafts'): DraftStore {
  let opened: Promise<IDBPDatabase<DraftDatabase>> | null = null
  const open = () => {
    opened ??= openDB<DraftDatabase>(name, 1, {
      upgrade(database) {
        database.createObjectStore('headers', { keyPath: 'funnelId' })
        const actions = database.createObjectStore('actions', { autoIncrement: true })
        actions.createIndex('byFunnel', 'funnelId')
      },
    })
    return opened
  }

  // One after the other, so that an action never stands before the page it was done to.
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const answer = last.then(work, work)
    last = answer
    return answer
  }

  async function clear(funnelId: string) {
    const transaction = (await open()).transaction(['headers', 'actions'], 'readwrite')
    await transaction.objectStore('headers').delete(funnelId)
    const actions = transaction.objectStore('actions')
    const keys = await actions.index('byFunnel').getAllKeys(funnelId)
    await Promise.all(keys.map((key) => actions.delete(key)))
    await transaction.done
  }

  async function read(funnelId: string): Promise<Draft | null> {
    const transaction = (await open()).transaction(['headers', 'actions'])
    const header = await transaction.objectStore('headers').get(funnelId)
    if (header === undefined) return null
    const kept = await transaction.objectStore('actions').index('byFunnel').getAll(funnelId)
    const { base, baseRevision, updatedAt } = header
    return {
      base,
      baseRevision,
      actions: kept.map(({ action }) => action),
      updatedAt: kept.at(-1)?.at ?? updatedAt,
    }
  }

  return {
    read: (funnelId) => inTurn(() => read(funnelId)),
    clear: (funnelId) => inTurn(() => clear(funnelId)),
    begin: (funnelId, base, baseRevision) =>
      inTurn(async () => {
        await clear(funnelId)
        const header = { funnelId, base, baseRevision, updatedAt: Date.now() }
        await (await open()).put('headers', header)
      }),
    append: (funnelId, action) =>
      inTurn(async () => {
        await (await open()).add('actions', { funnelId, action, at: Date.now() })
      }),
  }
}
