import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

import type { EditorAction } from './editor.ts'
import { upgradeAction } from './upgrade-action.ts'

/** What was done to a page since the server took it over last, kept in this browser. */
export type Draft = {
  id: string
  /** The page that it was done to, as JSON data, and the revision of the funnel it stood in. */
  base: unknown
  baseRevision: number
  actions: EditorAction[]
  /** When the last of them was made, in milliseconds since 1970. */
  updatedAt: number
}

type Header = {
  id: string
  funnelId: string
  base: unknown
  baseRevision: number
  updatedAt: number
}

interface DraftDatabase extends DBSchema {
  headers: { key: string; value: Header; indexes: { byFunnel: string } }
  actions: {
    key: number
    value: { draftId: string; action: EditorAction; at: number }
    indexes: { byDraft: string }
  }
}

export type DraftStore = {
  /** Drafts of a funnel that no open tab works on, newest first. */
  orphans: (funnelId: string) => Promise<Draft[]>
  /** Says, as long as this tab lives, that somebody works on the draft. */
  hold: (id: string) => void
  /** Forgets what was kept, and begins with the page that the next actions are done to. */
  begin: (draft: {
    id: string
    funnelId: string
    base: unknown
    baseRevision: number
  }) => Promise<void>
  append: (id: string, action: EditorAction) => Promise<void>
  clear: (id: string) => Promise<void>
  isEmpty: () => Promise<boolean>
  /** Of every funnel and of everybody. */
  forgetAll: () => Promise<void>
}

/**
 * Drafts in the browser's database: one small record an action, so that a tab may die between two
 * letters. Each tab has its own. Whatever is asked for is handed to the browser at once, which does it in
 * that order, with or without the tab.
 */
export function createDraftStore(name = 'wildpath-drafts'): DraftStore {
  let opened: Promise<IDBPDatabase<DraftDatabase>> | null = null
  const open = () => (opened ??= openDatabase(name))

  const inTurn = <Answer>(work: (db: IDBPDatabase<DraftDatabase>) => Promise<Answer>) =>
    open().then(work)

  return {
    orphans: (funnelId) =>
      inTurn(async (database) => {
        const headers = await database.getAllFromIndex('headers', 'byFunnel', funnelId)
        if (headers.length === 0) return []
        const held = await heldDrafts()
        const left = headers.filter(({ id }) => !held.has(id))
        const drafts = await Promise.all(left.map((header) => readDraft(database, header)))
        return drafts.toSorted((one, other) => other.updatedAt - one.updatedAt)
      }),
    hold(id) {
      // Ends with the tab, however that ends. Plain http has no locks: there every draft is offered.
      navigator.locks?.request(lockOf(id), () => new Promise(() => {})).catch(() => {})
    },
    begin: ({ id, funnelId, base, baseRevision }) =>
      inTurn(async (database) => {
        const header = { id, funnelId, base, baseRevision, updatedAt: Date.now() }
        await replaceDraft(database, id, header)
      }),
    append: (draftId, action) =>
      inTurn(async (database) => {
        const transaction = database.transaction('actions', 'readwrite')
        const added = transaction.store.add({ draftId, action, at: Date.now() })
        // Otherwise it waits for the tab to ask for nothing more, and the tab may be gone by then.
        transaction.commit()
        await Promise.all([added, transaction.done])
      }),
    clear: (id) => inTurn((database) => replaceDraft(database, id, null)),
    isEmpty: () => inTurn(async (database) => (await database.count('headers')) === 0),
    forgetAll: () =>
      inTurn(async (database) => {
        const transaction = database.transaction(['headers', 'actions'], 'readwrite')
        const cleared = (['headers', 'actions'] as const).map((name) =>
          transaction.objectStore(name).clear(),
        )
        await Promise.all([...cleared, transaction.done])
      }),
  }
}

function openDatabase(name: string) {
  return openDB<DraftDatabase>(name, 1, {
    upgrade(database) {
      database.createObjectStore('headers', { keyPath: 'id' }).createIndex('byFunnel', 'funnelId')
      const actions = database.createObjectStore('actions', { autoIncrement: true })
      actions.createIndex('byDraft', 'draftId')
    },
  })
}

/** Forgets what was done, and the page that it was done to, in favour of another one. */
async function replaceDraft(
  database: IDBPDatabase<DraftDatabase>,
  id: string,
  header: Header | null,
): Promise<void> {
  const transaction = database.transaction(['headers', 'actions'], 'readwrite')
  const headers = transaction.objectStore('headers')
  const changed = header === null ? headers.delete(id) : headers.put(header)
  const actions = transaction.objectStore('actions')
  const keys = await actions.index('byDraft').getAllKeys(id)
  await Promise.all([changed, ...keys.map((key) => actions.delete(key)), transaction.done])
}

async function readDraft(database: IDBPDatabase<DraftDatabase>, header: Header): Promise<Draft> {
  const { id, base, baseRevision, updatedAt } = header
  const kept = await database.getAllFromIndex('actions', 'byDraft', id)
  const actions = kept.map(({ action }) => upgradeAction(action))
  return { id, base, baseRevision, actions, updatedAt: kept.at(-1)?.at ?? updatedAt }
}

const lockPrefix = 'wildpath-draft '
const lockOf = (id: string) => lockPrefix + id

async function heldDrafts(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  const names = held.map(({ name = '' }) => name)
  return new Set(names.map((name) => name.slice(lockPrefix.length)))
}
