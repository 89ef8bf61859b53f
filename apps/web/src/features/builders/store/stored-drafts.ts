import { createDraftStore } from './draft-store.ts'

const drafts = createDraftStore()

/** Whether somebody changed a page at this browser and did not save it. Without a database nobody did. */
export function hasStoredDrafts(): Promise<boolean> {
  return drafts.isEmpty().then(
    (isEmpty) => !isEmpty,
    () => false,
  )
}

/** The next person at this browser finds nothing of this one. */
export function clearStoredDrafts(): Promise<void> {
  return drafts.forgetAll().catch(() => {})
}
