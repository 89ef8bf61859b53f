import { composeGeneratedPage } from '../../compose/compose-generated-page.ts'
import { fillWithFacts } from '../../compose/fill-with-facts.ts'
import type { GeneratedPageInput } from '../../compose/generated-page-input.ts'
import {
  isUnknownSection,
  type PageDocument,
  parsePage,
  type Section,
} from '../../document/page-document.ts'
import { languageOf } from '../../language/page-language.ts'
import type { KnownFacts } from '../../samples/known-facts.ts'
import { collectSampleWords } from '../../samples/sample-rules.ts'
import { withoutSamples } from '../../samples/without-samples.ts'
import { type KnownSection, sectionModels } from '../../sections/section-models.ts'
import { nameBusiness } from '../name-business.ts'
import { findOwnSection, keepOwnContent } from './keep-own-content.ts'
import type { PageTemplate, TemplatePart } from './page-template.ts'

type Source = {
  present: PageDocument
  facts: KnownFacts
  input: GeneratedPageInput
  /** False keeps the theme, colors, and font of the present page. */
  usesTemplateLook: boolean
}

/**
 * Builds a page from a template. Confirmed facts and the owner's text and photos fill its sections; the rest is sample
 * text that visitors do not see. The owner's sections that the template has no place for go above the form.
 */
export function pageFromTemplate(template: PageTemplate, source: Source): PageDocument {
  const { present, facts, input, usesTemplateLook } = source
  const parts = template.parts.map((part) => fillPart(part, { template, input }))
  const own = withoutSamples(present, facts).sections.filter(
    (section) => !isRedundant(section, { template, input }),
  )
  const ownKnown = own.filter(isKnown)
  const kept = new Set<Section>()
  const sections = parts.map((filled) => {
    const match = findOwnSection(
      filled,
      ownKnown.filter((section) => !kept.has(section)),
    )
    if (match === undefined) return filled
    kept.add(match)
    const section = keepOwnContent(filled, match)
    return usesTemplateLook ? section : { ...section, style: match.style }
  })
  const named = nameBusiness(sections, { facts, logoUrl: input.branding.logo_url ?? '' })
  const rest = own.filter((section) => !kept.has(section) && section.type !== 'header')
  return parsePage({
    ...present,
    sections: addAboveForm(named, rest),
    ...(usesTemplateLook && { style: template.style, globalTheme: 'default' }),
  })
}

type Target = { template: PageTemplate; input: GeneratedPageInput }

/** Fills the section with confirmed facts. If there are none, its text is sample text. */
function fillPart({ section, facts }: TemplatePart, { template, input }: Target): KnownSection {
  const blank = sectionModels[section.type].schema.parse(section)
  const hasPrices = template.parts.some((part) => part.facts === 'prices')
  // Without details, trips would only repeat the prices.
  const isRepeated = facts === 'trips' && hasPrices && !input.business?.outings?.length
  const filled = isRepeated ? blank : fillWithFacts(blank, { facts, input })
  if (filled === blank) return { ...blank, sampleWords: collectSampleWords(blank) }
  // Template headings exist only in English.
  const isEnglish = languageOf(input.landingPage.language) === 'en'
  const title = isEnglish ? blank.content.title : filled.content.title
  return { ...filled, content: { ...filled.content, title } } as KnownSection
}

/** IDs of composed sections, each with the facts of template sections that show the same content. */
const factsBySection: Record<string, readonly string[]> = {
  prices: ['prices', 'trips'],
  outings: ['trips'],
  contact: ['contact'],
}

/**
 * Returns whether a section has no content of the owner's to keep: only drawn pictures that the template has no place
 * for, or only confirmed facts that the template shows in another section.
 */
function isRedundant(section: Section, { template, input }: Target): boolean {
  if (isUnknownSection(section)) return false
  const hasGallery = template.parts.some((part) => part.section.id === section.id)
  if (section.type === 'gallery' && !hasGallery) {
    return section.content.items.every(({ image, title, description }) => {
      return image + title + description === ''
    })
  }
  const by = factsBySection[section.id] ?? []
  if (!template.parts.some(({ facts = '' }) => by.includes(facts))) return false
  const composed = composeGeneratedPage(input).sections.find(
    (one) => !isUnknownSection(one) && one.id === section.id,
  )
  return JSON.stringify(composed) === JSON.stringify(section)
}

function addAboveForm(sections: readonly KnownSection[], rest: readonly Section[]): Section[] {
  const at = sections.findIndex(({ type }) => type === 'lead-form')
  return [...sections.slice(0, at), ...rest, ...sections.slice(at)]
}

function isKnown(section: Section): section is KnownSection {
  return !isUnknownSection(section)
}
