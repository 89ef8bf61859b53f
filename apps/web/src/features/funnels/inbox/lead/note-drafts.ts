import { tryStorage } from '../../../../lib/try-storage.ts'

const prefix = 'lead-note:'

/**
 * A note that is typed and not saved yet, in this tab alone, so that it outlives a lead that is closed too
 * early, a failed save and a reload. A browser without storage keeps nothing.
 */
export const noteDrafts = {
  load: (leadId: string) => tryStorage(() => sessionStorage.getItem(prefix + leadId)) ?? null,
  save: (leadId: string, note: string) =>
    tryStorage(() => sessionStorage.setItem(prefix + leadId, note)),
  /** Only what was saved is forgotten; what was typed since then stays. */
  clear: (leadId: string, saved: string) =>
    tryStorage(() => {
      if (sessionStorage.getItem(prefix + leadId) === saved) {
        sessionStorage.removeItem(prefix + leadId)
      }
    }),
}
