import type { PagePlan } from '../document/page-plan.ts'
import { leadFields } from '../document/lead-fields.ts'
import type { SectionInput } from '../sections/section-models.ts'
import { galleryPictures, pictureAt, picturePlaces } from './page-pictures.ts'
import { tidyLine } from './tidy-line.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'
import { wordsOf } from '../language/words-of.ts'

/** One part of a generated page, or null where the funnel has nothing to say for it. */
export type Block = (input: GeneratedPageInput, plan: PagePlan) => SectionInput | null

export const hero: Block = ({ businessName, branding, landingPage, business }, plan) => {
  const { composition } = plan
  const hasHeader = composition === 'showcase' || composition === 'story-first'
  return {
    id: 'hero',
    type: 'hero',
    content: {
      ...(!hasHeader && { businessName, logoUrl: branding.logo_url ?? '' }),
      title: landingPage.headline,
      subtitle: landingPage.subheadline,
      buttons: heroButtons(landingPage, business),
      ...pictured(landingPage, plan, picturePlaces.hero),
    },
  }
}

/** The page's own call, and a way for those who are ready to book at once. */
function heroButtons(
  { cta_text, cta_url, language }: GeneratedPageInput['landingPage'],
  business: GeneratedPageInput['business'],
) {
  const call = { text: cta_text, link: cta_url || '#' }
  const booking = business?.bookingUrl
  return booking === undefined || booking === cta_url
    ? [call]
    : [call, { text: wordsOf(language).reach.bookOnline, link: booking, style: 'outline' as const }]
}

/** Reasons of at most so many characters would look lost on cards. */
const shortReason = 72

/** How longer reasons stand: a page whose other lists are cards shows them as rows, and so on. */
const featureDisplay = {
  'classic': 'cards',
  'offer-first': 'list',
  'story-first': 'rows',
  'guide': 'cards',
  'showcase': 'list',
  'questions-first': 'rows',
} as const

/** Spec 2, 'Public funnel page': the heading names the business. */
export const features: Block = ({ businessName, landingPage }, plan) => {
  const reasons = reasonsOf(landingPage.benefits)
  const isShort = areShort(reasons)
  return {
    id: 'features',
    type: 'features',
    content: {
      title: wordsOf(landingPage.language).titles.whyChoose(businessName),
      display: isShort ? 'list' : featureDisplay[plan.composition],
      // The story's picture, where there is no story to show it.
      ...(isShort &&
        landingPage.story === undefined &&
        pictured(landingPage, plan, picturePlaces.beside)),
      items: reasons.map((description) => ({ description })),
    },
  }
}

function reasonsOf(benefits: readonly string[]): string[] {
  return benefits.filter((benefit) => benefit.trim() !== '')
}

function areShort(reasons: readonly string[]): boolean {
  return reasons.every((reason) => reason.length <= shortReason)
}

function pictured(
  { pictures, language }: GeneratedPageInput['landingPage'],
  { scenes }: PagePlan,
  place: number,
) {
  const media = pictureAt({ pictures, scenes, language }, place)
  return media !== null && { media }
}

/** Whether words stand beside the second picture. */
function isBesideShown({ story: told, benefits }: GeneratedPageInput['landingPage']): boolean {
  return told !== undefined || areShort(reasonsOf(benefits))
}

/** A short offer is the heading itself: it is what the visitor came to see. */
const longestHeading = 110

export const offer: Block = ({ landingPage }) => {
  if (landingPage.offer === undefined) return null
  const { title, text } = landingPage.offer
  return {
    id: 'offer',
    type: 'cta',
    content: {
      ...(text.length <= longestHeading
        ? { title: text.replace(/\.$/, '') }
        : { title, subtitle: text }),
      buttons: [{ text: landingPage.cta_text, link: landingPage.cta_url || '#' }],
    },
  }
}

export const story: Block = ({ landingPage }, plan) => {
  if (landingPage.story === undefined) return null
  return {
    id: 'about',
    type: 'text',
    content: {
      title: landingPage.story.title,
      body: landingPage.story.text,
      ...pictured(landingPage, plan, picturePlaces.beside),
    },
  }
}

export const steps: Block = ({ landingPage }) =>
  landingPage.steps === undefined
    ? null
    : {
        id: 'steps',
        type: 'features',
        content: {
          title: landingPage.steps.title,
          display: 'steps',
          items: landingPage.steps.items.map(({ title, text }) => ({ title, description: text })),
        },
      }

/** What the owner confirmed, else what was written. */
export const bring: Block = ({ landingPage, business }) => {
  const items = business?.bring ?? []
  if (items.length === 0) return checklist('bring', landingPage.bring)
  return checklist('bring', {
    title: landingPage.bring?.title ?? wordsOf(landingPage.language).titles.bring,
    items: items.map(tidyLine),
  })
}

/** So many facts still find room beside the form, where they decide. */
const factsBesideForm = 4

export const goodToKnow: Block = ({ landingPage: { good_to_know: facts } }) =>
  facts === undefined || facts.items.length <= factsBesideForm
    ? null
    : checklist('good-to-know', facts)

function checklist(
  id: string,
  list: GeneratedPageInput['landingPage']['bring'],
): SectionInput | null {
  if (list === undefined) return null
  return {
    id,
    type: 'features',
    content: {
      layout: { padding: 'small' },
      title: list.title,
      display: 'checklist',
      items: list.items.map((description) => ({ description })),
    },
  }
}

export const faq: Block = ({ landingPage }) =>
  landingPage.faq === undefined || landingPage.faq.length === 0
    ? null
    : {
        id: 'faq',
        type: 'faq',
        content: {
          title: wordsOf(landingPage.language).titles.questions[landingPage.goal ?? 'enquiry'],
          items: landingPage.faq.map(({ question, answer }) => ({
            title: question,
            description: answer,
          })),
        },
      }

/** The pictures that no other section shows. */
export const gallery: Block = ({ landingPage }, { scenes }) => {
  const { pictures, language } = landingPage
  const items = galleryPictures(
    { pictures, scenes, language },
    { isBesideShown: isBesideShown(landingPage) },
  )
  return items.length === 0 ? null : { id: 'gallery', type: 'gallery', content: { items } }
}

/** A gallery of photos, on pages that had none before there were any. */
export const photoGallery: Block = (input, plan) => {
  const { pictures = [] } = input.landingPage
  const photos = pictures.filter((picture) => picture !== null)
  return photos.length > 1 ? gallery(input, plan) : null
}

/** Spec 2, 'Public funnel page': 'Ready to Get Started?' with the main offer. */
export const leadForm: Block = ({ landingPage, mainOffer }) => ({
  id: 'lead-form',
  type: 'lead-form',
  content: {
    title: wordsOf(landingPage.language).titles.getStarted,
    // In the words of the offer's own section, where there is one.
    body: landingPage.offer?.text ?? tidyLine(mainOffer),
    ...factsOf(landingPage),
    fields: leadFields(landingPage.form_fields, landingPage.form_details, landingPage.language),
    buttonText: landingPage.cta_text,
  },
})

/** What helps to decide: the few facts, else on a long page the short reasons once more. */
function factsOf({ good_to_know: facts, benefits, steps: way }: GeneratedPageInput['landingPage']) {
  if (facts !== undefined && facts.items.length <= factsBesideForm) {
    return { items: [{ title: facts.title, features: [...facts.items] }] }
  }
  const reasons = reasonsOf(benefits)
  if (way === undefined || !areShort(reasons) || reasons.length === 0) return {}
  return { items: [{ features: reasons.slice(0, factsBesideForm) }] }
}

export const footer: Block = ({ businessName, business }) => ({
  id: 'footer',
  type: 'footer',
  content: {
    companyName: businessName,
    ...(business?.phone !== undefined && { phone: business.phone }),
    ...(business?.email !== undefined && { email: business.email }),
    ...(business?.address !== undefined && { address: business.address.replaceAll('\n', ', ') }),
    ...(business?.profiles !== undefined && { socialLinks: [...business.profiles] }),
  },
})
