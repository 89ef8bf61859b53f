import { z } from 'zod'
import { tryStorage } from '../../lib/try-storage.ts'

/** What was typed into an editor and not saved, and the revision of the funnel that it was typed over. */
export type LocalDraft = { revision: number; values: unknown }

const prefix = 'unsaved-edits:'
const entrySchema = z.object({ revision: z.int().positive(), values: z.unknown() })

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Unsaved edits of one screen, in this tab alone, so that they outlive a reload and a new login. A
 * browser without storage keeps nothing: even reaching for it may throw, so it is reached for anew each time.
 */
export function createLocalDraftStore(storage: () => DraftStorage, place: string) {
  const key = prefix + place

  return {
    load(): LocalDraft | null {
      const text = tryStorage(() => storage().getItem(key)) ?? null
      const entry = entrySchema.safeParse(text === null ? null : parseJson(text))
      return entry.success ? { revision: entry.data.revision, values: entry.data.values } : null
    },
    save(edits: LocalDraft): void {
      tryStorage(() => storage().setItem(key, JSON.stringify(edits)))
    },
    clear(): void {
      tryStorage(() => storage().removeItem(key))
    },
  }
}

/** Of one person's screen of one funnel, in this tab. */
export function localDraftStoreOf(place: { userId: string; funnelId: string; screen: string }) {
  const { userId, funnelId, screen } = place
  return createLocalDraftStore(() => window.sessionStorage, `${userId}:${funnelId}:${screen}`)
}

/** For a sign-out: the next person at this browser finds nothing of this one. */
export function clearLocalDrafts(storage: () => Storage = () => window.sessionStorage): void {
  tryStorage(() => {
    const all = storage()
    const names = Array.from({ length: all.length }, (_, index) => all.key(index))
    for (const name of names) if (name?.startsWith(prefix)) all.removeItem(name)
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
