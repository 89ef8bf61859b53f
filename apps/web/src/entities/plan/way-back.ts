import { sameOriginPath } from '@wildpath/contract'

import { tryStorage } from '../../lib/try-storage.ts'

const name = 'before-checkout'

/**
 * The screen from which somebody went to buy a plan, in this tab alone: the payment service knows nothing of it. A
 * browser without storage keeps nothing.
 */
export const wayBack = {
  /** `place` is a path of this site with its query and hash. */
  keep: (place: string) => tryStorage(() => sessionStorage.setItem(name, place)),
  /** Whatever lies there, it leads nowhere else. */
  read: (): string | null =>
    sameOriginPath(tryStorage(() => sessionStorage.getItem(name)) ?? null, location.origin),
  forget: () => tryStorage(() => sessionStorage.removeItem(name)),
}
