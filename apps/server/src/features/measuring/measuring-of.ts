import { may, type PlanKey, readWebAddress } from '@wildpath/contract'
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
    privacyPolicyUrl: readWebAddress(stored.privacyPolicyUrl)?.href ?? null,
    contactGoesTo: [
      ...(metaPixelId !== '' && stored.sealedMetaToken !== null ? (['meta'] as const) : []),
      ...(isGoogleTold(stored) ? (['google'] as const) : []),
    ],
  }
}

/** Whether our server tells Google, too: of conversions of Google Ads alone, where the owner wants it. */
export function isGoogleTold(stored: StoredMeasuring): boolean {
  return stored.googleConversion !== null && sendToOf(stored) !== null
}

/** What Google calls a conversion in its tags, 'AW-123456789/AbC-D_efG'; null where the owner has entered none. */
export function sendToOf(
  stored: Pick<StoredMeasuring, 'googleTagId' | 'googleConversionLabel'>,
): string | null {
  const { googleTagId: tag, googleConversionLabel: label } = stored
  return tag.startsWith('AW-') && label !== '' ? `${tag}/${label}` : null
}
