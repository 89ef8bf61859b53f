import { clearLocalDrafts } from '../../entities/funnel/local-drafts.ts'
import { createDraftStore } from './form-draft.ts'
import type { DraftStorage } from '../../lib/json-entry.ts'
import { forgetPhotos } from './photos/kept-photos.ts'
import { createWebsiteDraftStore } from './website/website-draft.ts'

const demoUserId = 'demo'
const entries = new Map<string, string>()
const tabMemory: DraftStorage = {
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key),
}

/** What is typed in demo mode: in this tab's memory alone, since nothing of a demo is stored. */
export const demoDraft = createDraftStore(() => tabMemory, demoUserId)

/** What a person with an account has typed: in this browser, so that it outlives a reload. */
export function draftOf(userId: string) {
  return createDraftStore(() => window.localStorage, userId)
}

/** What a website gave to that form. A demo reads none. */
export function websiteDraftOf(userId: string) {
  return createWebsiteDraftStore(() => window.localStorage, userId)
}

/** For a sign-out: the next person at this browser finds nothing of this one. */
export function clearDrafts(userId: string): void {
  draftOf(userId).clear()
  websiteDraftOf(userId).clear()
  demoDraft.clear()
  forgetPhotos(userId)
  clearLocalDrafts()
}

/** Earlier versions stored what was typed in demo mode. */
export function clearStoredDemoDraft(): void {
  draftOf(demoUserId).clear()
}
