import type { PlannedContent } from '@wildpath/contract'
import { detailsAfterRewriting } from '@wildpath/page/lead-form'

/** What may be written anew, each apart from the others. */
export const contentParts = [
  'landing_page',
  'thank_you_page',
  'facebook_ads',
  'google_ads',
  'follow_up_emails',
] as const
export type ContentPart = (typeof contentParts)[number]

/** What of a landing page may be written anew alone, with the fields that belong together. */
export const pageParts = {
  hero: ['headline', 'subheadline', 'cta_text'],
  benefits: ['benefits'],
  offer: ['offer'],
  story: ['story'],
  steps: ['steps'],
  practical: ['bring', 'good_to_know'],
  faq: ['faq'],
  form: ['form_fields'],
} as const satisfies Record<string, readonly (keyof PlannedContent['landing_page'])[]>
export type PagePart = keyof typeof pageParts
export const pagePartNames = Object.keys(pageParts) as PagePart[]

export type RegenerationChoice = {
  parts: ReadonlySet<ContentPart>
  /** Of the landing page, where it is among the parts; absent for all of it. */
  pageParts?: ReadonlySet<PagePart>
  /** The landing page keeps its theme, order and pictures and gets new words only. */
  keepsLook: boolean
}

/** Everything but ads with pictures: those took the owner's work, and would go with the ads. */
export function firstChoice(content: PlannedContent): RegenerationChoice {
  const parts = contentParts.filter(
    (part) =>
      (part !== 'facebook_ads' && part !== 'google_ads') || pictureCount(content, part) === 0,
  )
  return { parts: new Set(parts), keepsLook: true }
}

/** Ads of a platform that carry a picture. */
export function pictureCount(
  { ad_copy }: PlannedContent,
  platform: 'facebook_ads' | 'google_ads',
): number {
  return ad_copy[platform].filter(({ imageUrl }) => imageUrl !== undefined).length
}

type Rewriting = {
  old: PlannedContent
  written: PlannedContent
  choice: RegenerationChoice
}

/**
 * What a regeneration saves: the chosen parts as they were written anew. Parts that are kept are absent,
 * and so stay as they are; figures, testimonials, photos, the
 * form's consent and what was chosen for its fields, and the button's address are the owner's in any case.
 */
export function rewrittenContent({ old, written, choice }: Rewriting): Partial<PlannedContent> {
  const { parts } = choice
  const hasAds = parts.has('facebook_ads') || parts.has('google_ads')
  return {
    ...(parts.has('landing_page') &&
      choice.pageParts?.size !== 0 && {
        landing_page: rewrittenLandingPage(old, written, choice),
      }),
    ...(parts.has('thank_you_page') && { thank_you_page: written.thank_you_page }),
    ...(hasAds && {
      ad_copy: {
        facebook_ads: (parts.has('facebook_ads') ? written : old).ad_copy.facebook_ads,
        google_ads: (parts.has('google_ads') ? written : old).ad_copy.google_ads,
      },
    }),
    ...(parts.has('follow_up_emails') && { follow_up_emails: written.follow_up_emails }),
  }
}

function rewrittenLandingPage(
  { landing_page: old }: PlannedContent,
  { landing_page: written }: PlannedContent,
  { keepsLook, pageParts: chosen = new Set(pagePartNames) }: RegenerationChoice,
): PlannedContent['landing_page'] {
  const { plan, proof, testimonials, pictures } = old
  const isAll = chosen.size === pagePartNames.length
  const fields = [...chosen].flatMap((part): readonly (keyof typeof old)[] => pageParts[part])
  const anew = Object.fromEntries(fields.map((field) => [field, written[field]]))
  const texts: PlannedContent['landing_page'] = isAll ? written : { ...old, ...anew }
  return withoutAbsent({
    ...texts,
    cta_url: old.cta_url,
    form_details: detailsAfterRewriting(old.form_details, {
      labels: texts.form_fields,
      details: chosen.has('form') ? written.form_details : old.form_details,
    }),
    plan: keepsLook || !isAll ? plan : written.plan,
    proof,
    testimonials,
    pictures,
  })
}

/** The parts of the old content that a regeneration replaced: what undoes it. */
export function replacedContent(
  old: PlannedContent,
  saved: Partial<PlannedContent>,
): Partial<PlannedContent> {
  return Object.fromEntries(Object.entries(old).filter(([part]) => part in saved))
}

/** The funnel's tab on which the new texts are read; null where its first one shows some of them. */
export function newTextsTab(saved: Partial<PlannedContent>): 'follow-ups' | 'ads' | null {
  const [part, ...others] = Object.keys(saved)
  if (others.length > 0) return null
  if (part === 'follow_up_emails') return 'follow-ups'
  return part === 'ad_copy' ? 'ads' : null
}

function withoutAbsent<Parts extends object>(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Parts
}
