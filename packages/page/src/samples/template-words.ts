import { isRecord } from '../document/json-value.ts'
import { pageLanguages } from '../language/page-language.ts'
import { wordsOf } from '../language/words-of.ts'
import { contactTemplates } from '../sections/contact/contact-templates.ts'
import { countdownTemplates } from '../sections/countdown/countdown-templates.ts'
import { ctaTemplates } from '../sections/cta/cta-templates.ts'
import { customTemplates } from '../sections/custom/custom-templates.ts'
import { faqTemplates } from '../sections/faq/faq-templates.ts'
import { featuresTemplates } from '../sections/features/features-templates.ts'
import { footerTemplates } from '../sections/footer/footer-templates.ts'
import { galleryTemplates } from '../sections/gallery/gallery-templates.ts'
import { headerTemplates } from '../sections/header/header-templates.ts'
import { heroTemplates } from '../sections/hero/hero-templates.ts'
import { hoursTemplates } from '../sections/hours/hours-templates.ts'
import { leadFormTemplates } from '../sections/lead-form/lead-form-templates.ts'
import { mapTemplates } from '../sections/map/map-templates.ts'
import { pricingTemplates } from '../sections/pricing/pricing-templates.ts'
import type { SectionType } from '../sections/section-models.ts'
import type { SectionTemplate } from '../sections/section-template.ts'
import { socialProofTemplates } from '../sections/social-proof/social-proof-templates.ts'
import { teamTemplates } from '../sections/team/team-templates.ts'
import { testimonialTemplates } from '../sections/testimonial/testimonial-templates.ts'
import { textTemplates } from '../sections/text/text-templates.ts'
import { formerWords } from './former-words.ts'
import { samplePlanFeature } from './sample-values.ts'

const templates: readonly SectionTemplate[] = [
  ...headerTemplates,
  ...heroTemplates,
  ...featuresTemplates,
  ...galleryTemplates,
  ...testimonialTemplates,
  ...pricingTemplates,
  ...faqTemplates,
  ...socialProofTemplates,
  ...contactTemplates,
  ...hoursTemplates,
  ...mapTemplates,
  ...countdownTemplates,
  ...ctaTemplates,
  ...teamTemplates,
  ...footerTemplates,
  ...leadFormTemplates,
  ...textTemplates,
  ...customTemplates,
]

/** Names of the plans to fill in, in every language that pages have words in. */
const planNames = pageLanguages.flatMap((language) => wordsOf(language).prices.sizes)

/** Everything that the items of templates say, in sections of one type. */
export function templateItemWords(type: SectionType): ReadonlySet<string> {
  return new Set([
    ...listTemplateContents(type).flatMap(({ items }) =>
      Array.isArray(items) ? items.flatMap(listItemWords) : [],
    ),
    ...(type === 'pricing' ? [...planNames, samplePlanFeature] : []),
    ...(formerWords[type] ?? []),
  ])
}

/** What templates say in one field of the content, in sections of one type. */
export function templateTexts(type: SectionType, field: string): ReadonlySet<string> {
  const texts = listTemplateContents(type).map((content) => content[field])
  const filled = texts.filter((text) => typeof text === 'string' && text !== '') as string[]
  return new Set([...filled, ...(formerWords[type] ?? [])])
}

function listTemplateContents(type: SectionType): Record<string, unknown>[] {
  return templates
    .filter(({ section }) => section.type === type)
    .map(({ section }) => ({ ...section.content }))
}

const wordFields = [
  'title',
  'description',
  'role',
  'company',
  'price',
  'period',
  'source',
  'date',
  // A picture is the owner's, so the item is no longer the template's.
  'image',
]

/** Everything that an item says about the business. Icons, links, and looks say nothing. */
export function listItemWords(item: unknown): string[] {
  if (!isRecord(item)) return []
  const { features } = item
  const texts = [
    ...wordFields.map((field) => item[field]),
    ...(Array.isArray(features) ? features : []),
  ]
  return texts.filter((text): text is string => typeof text === 'string' && text.trim() !== '')
}
