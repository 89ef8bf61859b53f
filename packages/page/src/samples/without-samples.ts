import { isRecord } from '../document/json-value.ts'
import { isUnknownSection, type PageDocument, type Section } from '../document/page-document.ts'
import type { KnownSection, SectionType } from '../sections/section-models.ts'
import type { KnownFacts } from './known-facts.ts'
import {
  footerLists,
  isSampleOf,
  type LineRule,
  sampleRules,
  textAt,
  type TextRule,
} from './sample-rules.ts'
import { samplesOfSection } from './samples-of-section.ts'

/**
 * Returns the page that visitors see: known facts replace samples, and other samples are removed. A section left with
 * only headings, buttons, and drawn pictures is removed along with the links to it. Returns the same page if it has no
 * samples.
 */
export function withoutSamples(page: PageDocument, facts: KnownFacts): PageDocument {
  const sections = page.sections.map((section) => publicSection(section, facts))
  const isSame = sections.every((section, index) => section === page.sections[index])
  if (isSame) return page
  const omitted = page.sections.filter((_, index) => sections[index] === null)
  const targets = new Set(omitted.flatMap((section) => ('id' in section ? [`#${section.id}`] : [])))
  const shown = sections.filter((section) => section !== null)
  return { ...page, sections: shown.map((section) => withoutLinksTo(targets, section)) }
}

/** Lists of links, each with the field that holds the target. */
const linkLists: readonly (readonly [list: string, field: string])[] = [
  ['navigationItems', 'target'],
  ['buttons', 'link'],
  ...footerLists.map((list) => [list, 'url'] as const),
]

function withoutLinksTo(targets: ReadonlySet<string>, section: Section): Section {
  if (isUnknownSection(section) || targets.size === 0) return section
  const content: Record<string, unknown> = section.content
  const changed = linkLists.flatMap(([list, field]) => {
    const links = content[list]
    if (!Array.isArray(links)) return []
    const kept = links.filter((link) => !targets.has(textAt(link, [field])))
    return kept.length === links.length ? [] : [[list, kept] as const]
  })
  if (changed.length === 0) return section
  return { ...section, content: { ...content, ...Object.fromEntries(changed) } } as KnownSection
}

/** Null if nothing remains of what the section was for. */
function publicSection(section: Section, facts: KnownFacts): Section | null {
  if (isUnknownSection(section) || samplesOfSection(section).length === 0) return section
  const { texts, entries, lines } = sampleRules(section)
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
  'contact',
  'text',
  'custom',
]

/** Type-specific fields that count as content on their own. */
const ownTexts = ['note', 'email', 'phone', 'address', 'mapUrl']

function isHollow({ type, content }: KnownSection): boolean {
  const { items, body, media, buttons, visualElements } = content
  const texts: Record<string, unknown> = content
  const hasText = ownTexts.some((field) => textAt(texts, [field]).trim() !== '')
  return (
    introducing.includes(type) &&
    !(type === 'contact' && buttons.length > 0) &&
    items.length === 0 &&
    visualElements.length === 0 &&
    (media === undefined || media.type === 'scene' || media.src === '') &&
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
  for (const rule of sampleRules(section).texts) {
    const fact = fillSample(rule, facts)
    if (fact !== '' && isSampleOf(rule, content[rule.field])) content[rule.field] = fact
  }
  return { ...section, content }
}
