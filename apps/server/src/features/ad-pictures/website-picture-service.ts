import { promptPlatforms, websitePrompt } from '@wildpath/ads/picture-prompt'
import {
  type ErrorCode,
  type Funnel,
  type ImageFromWebsite,
  may,
  type User,
  type WebsiteAnalysis,
} from '@wildpath/contract'

import { err, ok, type Result } from '../../result.ts'
import type { AnalyzeWebsiteOf } from '../website-reading/index.ts'
import type { AdPictureService, MadePicture } from './ad-picture-service.ts'

type Options = {
  pictures: AdPictureService
  analyzeWebsite: AnalyzeWebsiteOf
  /** The owner's adventure, as long as the plan lets it be changed. */
  readEditable(owner: User, id: string): Promise<Result<Funnel>>
}

export type WebsitePicture = MadePicture & { analysis: WebsiteAnalysis }
export type WebsitePictureService = ReturnType<typeof createWebsitePictureService>

/** Pictures that fit a website: its analysis, a prompt out of it, a picture out of that. */
export function createWebsitePictureService(options: Options) {
  const { pictures, analyzeWebsite, readEditable } = options

  return {
    async make(
      owner: User,
      asked: ImageFromWebsite,
      signal: AbortSignal,
    ): Promise<Result<WebsitePicture>> {
      // Nobody's site is read for a picture that would be refused.
      if (!may(owner.plan, { to: 'use', feature: 'ad-images' }).isAllowed) {
        return err({ code: 'ad-images-need-plan' })
      }
      const funnel = await readEditable(owner, asked.funnel_id)
      if (!funnel.ok) return funnel
      const { websiteUrl, adHeadline, platform, funnel_id, ad_id } = asked
      const analysis = asked.analysis
        ? ok(asked.analysis)
        : await analyzeWebsite(owner, { websiteUrl, analysisPrompt: adHeadline }, signal)
      if (!analysis.ok) return analysis
      if (signal.aborted) return err({ code: 'website-image-failed' })
      const made = await pictures.make(
        owner,
        {
          prompt: websitePrompt(analysis.value, adHeadline, platform),
          isFromWebsite: true,
          style: 'advanced',
          is_first: false,
          placement: promptPlatforms[platform].placement,
          funnel_id,
          ad_id,
        },
        signal,
      )
      if (made.ok) return ok({ ...made.value, analysis: analysis.value })
      return saysNothing.includes(made.error.code) ? err({ code: 'website-image-failed' }) : made
    },
  }
}

/** Failures without a reason that somebody could act on (spec 2, section 8). */
const saysNothing: readonly ErrorCode[] = ['image-failed', 'image-missing']
