import { tryStorage } from '../../lib/try-storage.ts'

const name = 'before-checkout'

/**
 * The screen on which somebody chose a plan, in this tab alone: the payment service leads to the dashboard. A browser
 * without storage keeps nothing.
 */
export const wayBack = {
  /** `place` is a path of this site with its query. */
  keep: (place: string) => tryStorage(() => sessionStorage.setItem(name, place)),
  read: (): string | null => tryStorage(() => sessionStorage.getItem(name)) ?? null,
  forget: () => tryStorage(() => sessionStorage.removeItem(name)),
}
