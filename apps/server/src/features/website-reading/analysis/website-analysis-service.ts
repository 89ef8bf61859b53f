import { findActivity } from '@wildpath/activities'
import type { AnalyzeWebsite, User, WebsiteAnalysis } from '@wildpath/contract'

import type { Copywriter } from '../../../copywriter-pool/index.ts'
import { ok, type Result } from '../../../result.ts'
import { guessActivity } from '../guess-industry.ts'
import type { ReadWebsite } from '../personal-readings.ts'
import { analyseReading } from './analyse-reading.ts'
import { defaultAnalysis, isUnreadSite } from './default-analysis.ts'

export type AnalyzeWebsiteOf = (
  user: Pick<User, 'id'>,
  asked: AnalyzeWebsite,
  signal: AbortSignal,
) => Promise<Result<WebsiteAnalysis>>

type Options = { readWebsite: ReadWebsite; copywriter: Copywriter }

/** A site that cannot be read gives a general analysis that says why; a limit of ours is a failure. */
export function createWebsiteAnalysis({ readWebsite, copywriter }: Options): AnalyzeWebsiteOf {
  return async (user, { websiteUrl, analysisPrompt = '' }, signal) => {
    const reading = await readWebsite(user, addressOf(websiteUrl), signal)
    if (!reading.ok) {
      const { code } = reading.error
      return isUnreadSite(code) ? ok(defaultAnalysis(code)) : reading
    }
    const key = await guessActivity(reading.value.answers, copywriter)
    const activity = key === null ? null : (findActivity(key)?.label ?? null)
    return ok(analyseReading({ reading: reading.value, activity, wish: analysisPrompt }))
  }
}

/** The form wants a scheme, so that most people type this one: a site that has never had it is read over plain http. */
const addressOf = (websiteUrl: string): string => websiteUrl.replace(/^https:\/\//i, '')
