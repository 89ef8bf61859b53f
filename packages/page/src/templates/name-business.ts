import type { KnownFacts } from '../samples/known-facts.ts'
import { withKnownFacts } from '../samples/without-samples.ts'
import type { KnownSection } from '../sections/section-models.ts'

type Business = { facts: KnownFacts; logoUrl?: string }

/** Fills template sections with known facts. The header shows the business name; without a header, the hero does. */
export function nameBusiness(
  sections: readonly KnownSection[],
  { facts, logoUrl = '' }: Business,
): KnownSection[] {
  const hasHeader = sections.some(({ type }) => type === 'header')
  return sections.map((section) => {
    if (section.type === 'header') {
      const named = withKnownFacts(section, facts)
      return logoUrl === '' ? named : { ...named, content: { ...named.content, logoUrl } }
    }
    if (section.type !== 'hero') return withKnownFacts(section, facts)
    const brand = hasHeader
      ? { businessName: '', logoUrl: '' }
      : { businessName: facts.businessName, logoUrl }
    return { ...section, content: { ...section.content, ...brand } }
  })
}
