import { isRecord } from '../document/json-value.ts'
import { isUnknownSection, type PageDocument, type Section } from '../document/page-document.ts'
import type { KnownSection } from '../sections/section-models.ts'
import type { KnownFacts } from './known-facts.ts'
import { isSampleOf, type LineRule, sampleRules } from './sample-rules.ts'
import { isSampleEntry, samplesOfSection } from './samples-of-section.ts'

/**
 * The page as it may be shown to strangers: what is known stands in the place of samples, and what is not
 * known is left out. A page without samples is answered itself.
 */
export function withoutSamples(page: PageDocument, facts: KnownFacts): PageDocument {
  const sections = page.sections.map((section) => publicSection(section, facts))
  const isSame = sections.every((section, index) => section === page.sections[index])
  return isSame ? page : { ...page, sections }
}

function publicSection(section: Section, facts: KnownFacts): Section {
  if (isUnknownSection(section) || samplesOfSection(section).length === 0) return section
  const { texts, entries, lines } = sampleRules(section.type)
  const content: Record<string, unknown> = { ...section.content }
  for (const rule of texts) {
    if (isSampleOf(rule, content[rule.field])) content[rule.field] = facts[rule.fact]
  }
  for (const rule of entries) {
    const list = content[rule.list]
    if (Array.isArray(list)) {
      content[rule.list] = list.filter((entry: unknown) => !isSampleEntry(rule, entry))
    }
  }
  for (const rule of lines) content[rule.list] = withoutLines(rule, content[rule.list])
  return { ...section, content } as KnownSection
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
    const fact = facts[rule.fact]
    if (fact !== '' && isSampleOf(rule, content[rule.field])) content[rule.field] = fact
  }
  return { ...section, content }
}
