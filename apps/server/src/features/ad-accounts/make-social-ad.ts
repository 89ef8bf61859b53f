import type { SocialAdForm } from '@wildpath/contract'
import { z } from 'zod'

import type {
  AdPartKind,
  AdParts,
  SocialAccess,
  SocialAds,
  SocialAdsFailure,
  SocialAdsResult,
} from '../../providers/social-ads/social-ads.ts'
import { keyOf, nameWithKey } from './ad-key.ts'
import { getPlannedDailyCents } from './planned-budget.ts'
import { startUnlessStopped } from './start-unless-stopped.ts'

/** Of one part: asked for, and made. */
const partSchema = z.object({ id: z.string().nullable() })
/** What was begun of an ad, part by part. */
export const madePartsSchema = z.object({
  image: partSchema.optional(),
  campaign: partSchema.optional(),
  adset: partSchema.optional(),
  creative: partSchema.optional(),
  ad: partSchema.optional(),
})
export type MadeParts = z.infer<typeof madePartsSchema>

type Options = {
  socialAds: SocialAds
  access: SocialAccess
  form: SocialAdForm
  /** Null for an ad without a picture. */
  readImage: (() => Promise<Uint8Array | null>) | null
  made: MadeParts
  /** Durable before it resolves. */
  note(made: MadeParts): Promise<void>
  /** Whether its owner stopped it already. */
  isStopped(adId: string): Promise<boolean>
}

/**
 * Makes an ad part by part, and goes on where it was left. Each part is noted before it is asked for, and one that was
 * noted and has no id is looked for before it is made: an answer that was lost makes nothing twice. The ad spends
 * nothing before the last step, which activates it; ads created paused skip that step. Returns the ad ID.
 */
export async function makeSocialAd(options: Options): Promise<SocialAdsResult<string>> {
  const { socialAds, access, form, readImage, note, isStopped } = options
  let made = options.made
  const key = keyOf(form.id)
  const name = nameWithKey(form.name, key)

  async function make<Kind extends AdPartKind>(
    kind: Kind,
    part: Omit<AdParts[Kind], 'key' | 'name'>,
  ): Promise<SocialAdsResult<string>> {
    const begun = made[kind]
    if (begun?.id != null) return { ok: true, value: begun.id }
    if (begun !== undefined) {
      const found = await socialAds.findMade(access, kind, key)
      if (!found.ok) return found
      if (found.value !== null) return keep(kind, found.value)
    } else {
      made = { ...made, [kind]: { id: null } }
      await note(made)
    }
    const created = await socialAds.create(access, kind, { ...part, key, name } as AdParts[Kind])
    return created.ok ? keep(kind, created.value) : created
  }

  async function keep(kind: keyof MadeParts, id: string): Promise<SocialAdsResult<string>> {
    made = { ...made, [kind]: { id } }
    await note(made)
    return { ok: true, value: id }
  }

  async function uploadImage(): Promise<SocialAdsResult<string | null>> {
    if (readImage === null) return { ok: true, value: null }
    if (made.image?.id != null) return { ok: true, value: made.image.id }
    const bytes = await readImage()
    if (bytes === null) return { ok: false, error: pictureGone }
    // The same bytes are the same picture there.
    const uploaded = await socialAds.uploadImage(access, bytes)
    return uploaded.ok ? keep('image', uploaded.value) : uploaded
  }

  const image = await uploadImage()
  if (!image.ok) return image
  const { objective, audienceAge, audienceGender, audienceInterests, audienceLocations } = form
  const campaign = await make('campaign', { objective })
  if (!campaign.ok) return campaign
  const adset = await make('adset', {
    campaignId: campaign.value,
    objective,
    audience: {
      ages: audienceAge,
      gender: audienceGender,
      interests: audienceInterests,
      locations: audienceLocations,
    },
    budget: {
      dailyCents: getPlannedDailyCents(form, `${form.startDate} 00:00`),
      totalCents: form.totalBudget === null ? null : Math.round(form.totalBudget * 100),
      startDate: form.startDate,
      endDate: form.endDate,
      schedule: form.schedule,
    },
  })
  if (!adset.ok) return adset
  const { headline, primaryText, description, destinationUrl, callToAction } = form
  const creative = await make('creative', {
    headline,
    primaryText,
    description,
    destinationUrl,
    callToAction,
    imageHash: image.value,
  })
  if (!creative.ok) return creative
  const ad = await make('ad', { adsetId: adset.value, creativeId: creative.value })
  if (!ad.ok || form.startsPaused) return ad
  const { isLeftOff, answer } = await startUnlessStopped({
    isStopped: () => isStopped(ad.value),
    switchTo: (state) =>
      socialAds.setStatus(access, ad.value, state === 'on' ? 'ACTIVE' : 'PAUSED'),
  })
  if (answer.ok) return ad
  // What was deleted meanwhile spends nothing.
  return isLeftOff && answer.error.kind === 'not-found' ? ad : answer
}

/** Takes back what was made of an ad, also what nobody heard of, in an account that is in reach. */
export async function undoSocialAd({
  socialAds,
  access,
  form,
  made,
}: Pick<Options, 'socialAds' | 'access' | 'form' | 'made'>): Promise<SocialAdsResult<null>> {
  if (made.campaign === undefined) return { ok: true, value: null }
  const { id } = made.campaign
  const found =
    id === null
      ? await socialAds.findMade(access, 'campaign', keyOf(form.id))
      : ({ ok: true, value: id } as const)
  if (!found.ok) return found
  if (found.value === null) return { ok: true, value: null }
  return socialAds.deleteCampaign(access, found.value)
}

const pictureGone: SocialAdsFailure = {
  kind: 'refused',
  message: 'The picture of this ad is not in your library any more. Choose another one.',
}
