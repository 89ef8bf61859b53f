import {
  generatedContentSchema,
  landingPageEditSchema,
  largestNoteCount,
  type PlannedContent,
} from '@wildpath/contract'
import { isUsableAddress } from '@wildpath/page/document'
import { z } from 'zod'

import { isBlank } from './filled.ts'
import { draftOf, type LandingDraft } from './landing-draft.ts'

const { landing_page, thank_you_page } = generatedContentSchema.shape
const page = landing_page.shape
const form = page.form_details.unwrap().shape
const detail = form.fields.element.shape
const thankYou = thank_you_page.shape

/** Longest texts of the pages in characters, and the most entries of their lists. */
export const limits = {
  headline: longest(page.headline),
  subheadline: longest(page.subheadline),
  cta_text: longest(page.cta_text),
  ctaUrl: longest(page.cta_url.unwrap()),
  benefit: longest(page.benefits.element),
  formField: longest(page.form_fields.element),
  option: longest(detail.options.unwrap().element),
  consent: longest(form.consent.unwrap().shape.text),
  heading: longest(page.offer.unwrap().shape.title),
  offer: longest(page.offer.unwrap().shape.text),
  story: longest(page.story.unwrap().shape.text),
  stepTitle: longest(page.steps.unwrap().shape.items.element.shape.title),
  stepText: longest(page.steps.unwrap().shape.items.element.shape.text),
  bring: longest(page.bring.unwrap().shape.items.element),
  fact: longest(page.good_to_know.unwrap().shape.items.element),
  question: longest(page.faq.unwrap().element.shape.question),
  answer: longest(page.faq.unwrap().element.shape.answer),
  figureValue: longest(page.proof.unwrap().shape.figures.element.shape.value),
  figureLabel: longest(page.proof.unwrap().shape.figures.element.shape.label),
  testimonial: longest(page.testimonials.unwrap().element.shape.text),
  guest: longest(page.testimonials.unwrap().element.shape.name),
  reviewSource: longest(page.testimonials.unwrap().element.shape.source.unwrap()),
  reviewDate: longest(page.testimonials.unwrap().element.shape.date.unwrap()),
  thankYouHeadline: longest(thankYou.headline),
  message: longest(thankYou.message),
  nextStep: longest(thankYou.next_steps.element),
} as const

/** List lengths, as in the contract. */
export const most = {
  benefits: 12,
  form_fields: 12,
  options: 20,
  entries: 8,
  notes: largestNoteCount,
  figures: 6,
  testimonials: 6,
} as const

const missing = 'Please fill this in'

function longest(schema: z.ZodString): number {
  return schema.maxLength ?? Number.POSITIVE_INFINITY
}

function upTo(maximum: number) {
  return z.string().trim().max(maximum, `Please keep this under ${maximum} characters`)
}

function filled(maximum: number) {
  return upTo(maximum).min(1, missing)
}

type Entry = Record<string, string>

/** An entry that is dropped when it is saved breaks no rule: one that was left blank as a whole. */
function unlessDropped(entry: z.ZodType, isDropped: (value: Entry) => boolean = isBlank) {
  return z.record(z.string(), z.string()).superRefine((value, context) => {
    if (isDropped(value)) return
    for (const { message, path } of entry.safeParse(value).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message, path })
    }
  })
}

/** One text has to stay; blank ones beside it are dropped. */
function someOf(maximum: number, message: string) {
  return z.array(upTo(maximum)).refine((texts) => texts.some((text) => text.trim() !== ''), message)
}

const headedTexts = (maximum: number) =>
  z.object({ title: filled(limits.heading), items: z.array(upTo(maximum)) }).nullable()

const figure = z.object({
  value: upTo(limits.figureValue),
  label: filled(limits.figureLabel),
})

const option = upTo(limits.option)

/** A field that is dropped, for its name is blank, may be left half-made. */
const formField = z
  .object({ label: upTo(limits.formField), kind: z.string().nullable(), options: z.array(option) })
  .superRefine(({ label, kind, options }, context) => {
    if (label === '' || kind !== 'choice') return
    const filledIn = options.filter((text) => text !== '')
    const message =
      filledIn.length === 0
        ? 'Please give at least one option'
        : filledIn.length > most.options
          ? `Please keep to ${most.options} options`
          : null
    if (message !== null) context.addIssue({ code: 'custom', message, path: ['options'] })
  })

const unusableLink =
  'Visitors can’t follow this link. Enter a web address, an email address, a phone number, or #.'

const { headline, subheadline, cta_text } = landingPageEditSchema.shape

const rules = z.object({
  headline,
  subheadline,
  cta_text,
  cta_url: upTo(limits.ctaUrl).refine(isUsableAddress, unusableLink),
  benefits: someOf(limits.benefit, 'Benefit cannot be empty'),
  form_fields: z
    .array(formField)
    .refine((fields) => fields.some(({ label }) => label !== ''), 'Field name cannot be empty'),
  consent: z.discriminatedUnion('isAsked', [
    z.object({ isAsked: z.literal(false) }),
    z.object({ isAsked: z.literal(true), text: filled(limits.consent) }),
  ]),
  // A figure without a value is not shown, whatever it would count.
  figures: z.array(unlessDropped(figure, ({ value = '' }) => value.trim() === '')),
  testimonials: z.array(
    unlessDropped(
      z.object({
        text: filled(limits.testimonial),
        name: filled(limits.guest),
        source: upTo(limits.reviewSource),
        date: upTo(limits.reviewDate),
      }),
    ),
  ),
  offer: unlessDropped(
    z.object({ title: filled(limits.heading), text: filled(limits.offer) }),
  ).nullable(),
  story: unlessDropped(
    z.object({ title: filled(limits.heading), text: filled(limits.story) }),
  ).nullable(),
  steps: z
    .object({
      title: filled(limits.heading),
      items: z.array(
        unlessDropped(z.object({ title: filled(limits.stepTitle), text: filled(limits.stepText) })),
      ),
    })
    .nullable(),
  bring: headedTexts(limits.bring),
  good_to_know: headedTexts(limits.fact),
  faq: z
    .array(
      unlessDropped(z.object({ question: filled(limits.question), answer: filled(limits.answer) })),
    )
    .nullable(),
  thank_you: z.object({
    headline: filled(limits.thankYouHeadline),
    message: filled(limits.message),
    next_steps: someOf(limits.nextStep, 'Please keep at least one step'),
  }),
})

/** What keeps the draft from being saved, by the path of its field: 'headline', 'benefits.0'. */
export type Faults = Readonly<Record<string, string>>

/** Spec 2, section 5, 'Landing page editor'; the first fault of each field. */
export function faultsOf(draft: LandingDraft): Faults {
  const faults: Record<string, string> = {}
  for (const { path, message } of rules.safeParse(draft).error?.issues ?? []) {
    faults[path.join('.')] ??= message
  }
  return faults
}

export function hasFaults(content: PlannedContent): boolean {
  return Object.keys(faultsOf(draftOf(content))).length > 0
}
