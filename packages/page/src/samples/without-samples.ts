import { isRecord } from '../document/json-value.ts'
import { isUnknownSection, type PageDocument, type Section } from '../document/page-document.ts'
import type { KnownSection, SectionType } from '../sections/section-models.ts'
import type { KnownFacts } from './known-facts.ts'
import { isSampleOf, type LineRule, sampleRules, textAt, type TextRule } from './sample-rules.ts'
import { samplesOfSection } from './samples-of-section.ts'

/**
 * The page that visitors see: known facts replace samples, other samples are left out, and so are sections of
 * which only headings and buttons remain. Returns the same page if it has no samples.
 */
export function withoutSamples(page: PageDocument, facts: KnownFacts): PageDocument {
  const sections = page.sections.map((section) => publicSection(section, facts))
  const isSame = sections.every((section, index) => section === page.sections[index])
  return isSame ? page : { ...page, sections: sections.filter((section) => section !== null) }
}

/** Null if nothing remains of what the section was for. */
function publicSection(section: Section, facts: KnownFacts): Section | null {
  if (isUnknownSection(section) || samplesOfSection(section).length === 0) return section
  const { texts, entries, lines } = sampleRules(section.type)
  const content: Record<string, unknown> = { ...section.content }
  for (const rule of texts) {
    if (isSampleOf(rule, content[rule.field])) content[rule.field] = fillSample(rule, facts)
  }
  for (const rule of entries) {
    const list = content[rule.list]
    if (Array.isArray(list)) {
      content[rule.list] = list.filter((entry: unknown) => !rule.isSample(entry))
    }
  }
  for (const rule of lines) content[rule.list] = withoutLines(rule, content[rule.list])
  const shown = { ...section, content } as KnownSection
  return isHollow(shown) ? null : shown
}

function fillSample({ fact }: TextRule, facts: KnownFacts): string {
  return fact === null ? '' : facts[fact]
}

/** Sections whose heading introduces their items or their text. */
const introducing: readonly SectionType[] = [
  'features',
  'testimonial',
  'pricing',
  'gallery',
  'team',
  'social-proof',
  'hours',
  'map',
  'faq',
  'text',
  'custom',
]

/** Type-specific fields that count as content on their own. */
const ownTexts = ['note', 'address', 'mapUrl']

function isHollow({ type, content }: KnownSection): boolean {
  const { items, body, media, visualElements } = content
  const texts: Record<string, unknown> = content
  const hasText = ownTexts.some((field) => textAt(texts, [field]).trim() !== '')
  return (
    introducing.includes(type) &&
    items.length === 0 &&
    visualElements.length === 0 &&
    media === undefined &&
    body.trim() === '' &&
    !hasText
  )
}

function withoutLines({ field, values }: LineRule, list: unknown): unknown {
  if (!Array.isArray(list)) return list
  return list.map((entry: unknown) => {
    if (!isRecord(entry)) return entry
    const value = entry[field]
    if (typeof value === 'string') return values.has(value) ? { ...entry, [field]: '' } : entry
    if (!Array.isArray(value)) return entry
    return { ...entry, [field]: value.filter((line) => !values.has(line)) }
  })
}

/** A section to begin with that says what is known already; what is not known stays a sample. */
export function withKnownFacts<Known extends KnownSection>(
  section: Known,
  facts: KnownFacts,
): Known {
  const content: Record<string, unknown> = { ...section.content }
  for (const rule of sampleRules(section.type).texts) {
    const fact = fillSample(rule, facts)
    if (fact !== '' && isSampleOf(rule, content[rule.field])) content[rule.field] = fact
  }
  return { ...section, content }
}
