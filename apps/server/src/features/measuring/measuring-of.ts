import { may, type PlanKey } from '@wildpath/contract'
import type { Measuring } from '@wildpath/page/render'

import type { StoredMeasuring } from './measuring-repository.ts'

/** Whom the pages of an owner on `plan` tell of visits and leads; null is nobody. */
export function measuringOf(plan: PlanKey, stored: StoredMeasuring | null): Measuring | null {
  if (stored === null || !may(plan, { to: 'use', feature: 'ad-accounts' }).isAllowed) return null
  const { metaPixelId, googleTagId, googleConversionLabel, tiktokPixelId } = stored
  if (metaPixelId === '' && googleTagId === '' && tiktokPixelId === '') return null
  return {
    metaPixelId,
    googleTagId,
    googleConversionLabel,
    tiktokPixelId,
    sharesContact: metaPixelId !== '' && stored.sealedMetaToken !== null,
  }
}
