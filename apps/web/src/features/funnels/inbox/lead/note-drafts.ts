const prefix = 'lead-note:'

/**
 * A note that is typed and not saved yet, in this tab alone, so that it outlives a lead that is closed too
 * early, a failed save and a reload. A browser without storage keeps nothing.
 */
export const noteDrafts = {
  load: (leadId: string) => attempt(() => sessionStorage.getItem(prefix + leadId)) ?? null,
  save: (leadId: string, note: string) =>
    attempt(() => sessionStorage.setItem(prefix + leadId, note)),
  /** Only what was saved is forgotten; what was typed since then stays. */
  clear: (leadId: string, saved: string) =>
    attempt(() => {
      if (sessionStorage.getItem(prefix + leadId) === saved) {
        sessionStorage.removeItem(prefix + leadId)
      }
    }),
}

function attempt<Result>(reach: () => Result): Result | undefined {
  try {
    return reach()
  } catch {
    return undefined
  }
}
