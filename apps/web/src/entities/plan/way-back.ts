const name = 'before-checkout'

/**
 * The screen on which somebody chose a plan, in this tab alone: the payment service leads to the dashboard. A browser
 * without storage keeps nothing.
 */
export const wayBack = {
  /** `place` is a path of this site with its query. */
  keep: (place: string) => attempt(() => sessionStorage.setItem(name, place)),
  read: (): string | null => attempt(() => sessionStorage.getItem(name)) ?? null,
  forget: () => attempt(() => sessionStorage.removeItem(name)),
}

function attempt<Result>(reach: () => Result): Result | undefined {
  try {
    return reach()
  } catch {
    return undefined
  }
}
