import { useState } from 'react'

import { createJsonEntry } from '../../../lib/json-entry.ts'

/** What is typed into a wizard, for as long as the tab is open; `key` tells the drafts of different ads apart. */
export function useWizardDraft(key: string) {
  const [draft] = useState(() => createDraft(key))
  return draft
}

function createDraft(key: string) {
  const entry = createJsonEntry(() => window.sessionStorage, key)
  let isDone = false
  return {
    load: entry.load,
    keep(values: unknown): void {
      if (!isDone) entry.save(values)
    },
    /** It was sent: from now on nothing of it is kept. */
    clear(): void {
      isDone = true
      entry.clear()
    },
  }
}
