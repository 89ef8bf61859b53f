import { type AdPlatform, newAdId, savedAdLimits } from '@wildpath/ads'
import { z } from 'zod'

import type { StoredAd } from './ad-lists.ts'

/** An ad while it is edited; `id` is null for one that does not exist yet. */
export const adDraftSchema = z.object({
  id: z.string().nullable(),
  platform: z.enum(['facebook', 'google']),
  headline: z.string(),
  body: z.string(),
})
export type AdDraft = z.infer<typeof adDraftSchema>

export type AdProblems = { headline?: string; body?: string }

export function emptyDraft(platform: AdPlatform): AdDraft {
  return { id: null, platform, headline: '', body: '' }
}

export function draftOf({ id, platform, headline, body }: StoredAd): AdDraft {
  return { id, platform, headline, body }
}

/** Whether it says something else than the ad it was made of. */
export function isChanged(draft: AdDraft, ad: StoredAd | undefined): boolean {
  const { headline, body } = trimmed(draft)
  return headline !== (ad?.headline ?? '') || body !== (ad?.body ?? '')
}

/** What keeps it from being saved (spec 2, section 5). */
export function problemsOf(draft: AdDraft): AdProblems {
  const { headline, body } = trimmed(draft)
  return {
    ...problem('headline', headline, 'Headline is required'),
    ...problem('body', body, 'Body text is required'),
  }
}

function problem(part: 'headline' | 'body', text: string, missing: string): AdProblems {
  if (text === '') return { [part]: missing }
  const limit = savedAdLimits[part]
  return text.length > limit ? { [part]: `Please keep this under ${limit} characters` } : {}
}

/** The ad as it is saved. A picture stays with its ad. */
export function adOf(
  draft: AdDraft,
  ad: StoredAd | undefined,
  { newId, now }: { newId: () => string; now: Date },
): StoredAd {
  const { platform } = draft
  const fresh = { id: newAdId(platform, newId), createdAt: now.toISOString() }
  return { ...fresh, ...ad, platform, ...trimmed(draft) }
}

function trimmed({ headline, body }: AdDraft) {
  return { headline: headline.trim(), body: body.trim() }
}
