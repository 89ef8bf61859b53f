import {
  adImages,
  customDomains,
  unlimitedFunnels,
  unlimitedRegeneration,
} from '@wildpath/contract'

import { ApiFailure } from '../api/api-failure.ts'

/** What another plan would unlock, by the code that a change of a funnel was refused with. */
const unlocks: Partial<Record<ApiFailure['code'], string>> = {
  'funnel-read-only': unlimitedFunnels,
  'publish-limit': unlimitedFunnels,
  'restore-limit': unlimitedFunnels,
  'domain-needs-plan': customDomains,
  'subdomain-needs-plan': customDomains,
  'regeneration-limit': unlimitedRegeneration,
  'ad-images-need-plan': adImages,
}

/** What a plan refused that another one allows; null for any other failure. */
export function refusedFeature(failure: unknown): string | null {
  return failure instanceof ApiFailure ? (unlocks[failure.code] ?? null) : null
}

/** Whether a change of a funnel was refused because of the plan; the upgrade dialog then says so. */
export function isPlanRefusal(failure: unknown): failure is ApiFailure {
  return refusedFeature(failure) !== null
}
