import { type KnownSection, sectionModels } from '../sections/section-models.ts'
import type { TemplateFacts } from '../sections/section-template.ts'
import type { Block } from './blocks.ts'
import { contact, hours, place, prices, trips } from './fact-blocks.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'

const blocks: Record<TemplateFacts, Block> = { prices, trips, hours, contact, place }

/**
 * Fills a template section with confirmed facts in the page's language. Returns the section unchanged if there are no
 * matching facts.
 */
export function fillWithFacts(
  section: KnownSection,
  { facts, input }: { facts: TemplateFacts | undefined; input: GeneratedPageInput },
): KnownSection {
  const filled = facts === undefined ? null : blocks[facts](input, input.landingPage.plan)
  if (filled === null || filled.type !== section.type) return section
  const { layout, buttons, media } = section.content
  const samples = section.type === 'contact' || section.type === 'map' ? section.content : {}
  const stated = Object.entries(filled.content ?? {}).filter(([, value]) => value !== '')
  const content = { ...samples, layout, buttons, media, ...Object.fromEntries(stated) }
  return sectionModels[section.type].schema.parse({ ...section, content })
}
