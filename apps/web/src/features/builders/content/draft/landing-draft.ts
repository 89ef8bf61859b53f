import type { PlannedContent } from '@wildpath/contract'
import { pagePhotoSchema } from '@wildpath/page/media'
import { sampleFigures } from '@wildpath/page/samples'
import { z } from 'zod'

import { filledTexts, filledRecords, filledTitled } from './filled.ts'
import { formContentOf, formDraftOf, formDraftShape } from './form-draft.ts'
import { testimonialDraftSchema, testimonialDraftsOf, testimonialsOf } from './testimonial-draft.ts'

const text = z.string()
const titled = z.object({ title: text, text })
const headedTexts = z.object({ title: text, items: z.array(text) }).nullable()

/** Everything that is said on a funnel's generated pages, as it is typed; null where a page has no such part. */
export const landingDraftSchema = z.object({
  /** BCP 47 tag. */
  language: text.default('en'),
  headline: text,
  subheadline: text,
  cta_text: text,
  cta_url: text,
  benefits: z.array(text),
  ...formDraftShape,
  figures: z.array(z.object({ value: text, label: text })),
  areFiguresHidden: z.boolean(),
  testimonials: z.array(testimonialDraftSchema),
  offer: titled.nullable(),
  story: titled.nullable(),
  steps: z.object({ title: text, items: z.array(titled) }).nullable(),
  bring: headedTexts,
  good_to_know: headedTexts,
  faq: z.array(z.object({ question: text, answer: text })).nullable(),
  thank_you: z.object({ headline: text, message: text, next_steps: z.array(text) }),
  /** The photos by their places. */
  pictures: z.array(pagePhotoSchema.nullable()).default([]),
})
export type LandingDraft = z.infer<typeof landingDraftSchema>

export function draftOf({ landing_page: page, thank_you_page }: PlannedContent): LandingDraft {
  return {
    language: page.language ?? 'en',
    headline: page.headline,
    subheadline: page.subheadline,
    cta_text: page.cta_text,
    cta_url: page.cta_url,
    benefits: page.benefits,
    ...formDraftOf(page),
    figures: figuresOf(page),
    areFiguresHidden: page.proof?.state === 'hidden',
    testimonials: testimonialDraftsOf(page),
    offer: page.offer ?? null,
    story: page.story ?? null,
    steps: page.steps ?? null,
    bring: page.bring ?? null,
    good_to_know: page.good_to_know ?? null,
    faq: page.faq ?? null,
    thank_you: thank_you_page,
    pictures: page.pictures ?? [],
  }
}

/** The owner's figures; without any, empty fields with the usual labels. */
function figuresOf({ proof, language }: PlannedContent['landing_page']): LandingDraft['figures'] {
  if (proof !== undefined && proof.state !== 'sample' && proof.figures.length > 0) {
    return proof.figures
  }
  return sampleFigures(language).map(({ label }) => ({ value: '', label }))
}

/** The draft in another language: with what the page counts there, while no figure is the owner's. */
export function inLanguage(draft: LandingDraft, language: string): Partial<LandingDraft> {
  const known = sampleFigures(draft.language).map(({ label }) => label)
  const isUntouched = draft.figures.every(
    ({ value, label }, index) => value === '' && label === known[index],
  )
  if (!isUntouched) return { language }
  return {
    language,
    figures: sampleFigures(language).map(({ label }) => ({ value: '', label })),
  }
}

/** 'none' until the owner enters a figure or hides the figures. */
export function figureState({
  figures,
  areFiguresHidden,
}: Pick<LandingDraft, 'figures' | 'areFiguresHidden'>): 'none' | 'own' | 'hidden' {
  if (areFiguresHidden) return 'hidden'
  return figures.some(({ value }) => value.trim() !== '') ? 'own' : 'none'
}

type EditedContent = Pick<PlannedContent, 'landing_page' | 'thank_you_page'>

/**
 * The content as the draft says it: without what was left blank, and with what the editor does not show
 * (goal and plan) as it was.
 */
export function contentOf(draft: LandingDraft, base: PlannedContent): EditedContent {
  const { goal, plan } = base.landing_page
  const state = figureState(draft)
  const figures = draft.figures
    .filter(({ value }) => value.trim() !== '')
    .map(({ value, label }) => ({ value: value.trim(), label: label.trim() }))
  const testimonials = testimonialsOf(draft.testimonials)
  const parts = {
    language: draft.language === 'en' ? undefined : draft.language,
    goal,
    offer: filledTitled(draft.offer),
    story: filledTitled(draft.story),
    steps: headed(draft.steps, filledRecords),
    bring: headed(draft.bring, filledTexts),
    good_to_know: headed(draft.good_to_know, filledTexts),
    faq: draft.faq === null ? undefined : filledRecords(draft.faq),
    proof: state === 'none' ? undefined : { state, figures },
    testimonials: testimonials.length === 0 ? undefined : testimonials,
    pictures: draft.pictures.some((picture) => picture !== null) ? draft.pictures : undefined,
  }
  return {
    landing_page: {
      headline: draft.headline.trim(),
      subheadline: draft.subheadline.trim(),
      benefits: filledTexts(draft.benefits),
      cta_text: draft.cta_text.trim(),
      cta_url: draft.cta_url.trim() || '#',
      ...formContentOf(draft),
      ...present(parts),
      plan,
    },
    thank_you_page: {
      headline: draft.thank_you.headline.trim(),
      message: draft.thank_you.message.trim(),
      next_steps: filledTexts(draft.thank_you.next_steps),
    },
  }
}

/** A list under a heading; without entries there is nothing to head. */
function headed<Item>(
  list: { title: string; items: readonly Item[] } | null,
  filled: (items: readonly Item[]) => Item[],
): { title: string; items: Item[] } | undefined {
  const items = filled(list?.items ?? [])
  return list === null || items.length === 0 ? undefined : { title: list.title.trim(), items }
}

/** The parts without those that are absent. */
function present<Parts extends object>(parts: Parts) {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as {
    [Name in keyof Parts]?: Exclude<Parts[Name], undefined>
  }
}

/** Whether saving the draft would change anything. */
export function isChanged(draft: LandingDraft, base: PlannedContent): boolean {
  const [edited, stored] = [draft, draftOf(base)].map((one) => contentOf(one, base))
  return JSON.stringify(edited) !== JSON.stringify(stored)
}

/** What a save sends: the thank-you page goes along only when it was changed. */
export function changedContent(
  draft: LandingDraft,
  base: PlannedContent,
): Partial<EditedContent> & Pick<EditedContent, 'landing_page'> {
  const { landing_page, thank_you_page } = contentOf(draft, base)
  const stored = contentOf(draftOf(base), base).thank_you_page
  return JSON.stringify(thank_you_page) === JSON.stringify(stored)
    ? { landing_page }
    : { landing_page, thank_you_page }
}
