import { type KnownSection, sectionModels } from '../sections/section-models.ts'
import type { TemplateFacts } from '../sections/section-template.ts'
import type { Block } from './blocks.ts'
import { contact, hours, place, prices, trips } from './fact-blocks.ts'
import type { GeneratedPageInput } from './generated-page-input.ts'

const blocks: Record<TemplateFacts, Block> = { prices, trips, hours, contact, place }

/**
 * A section from a template with the confirmed facts that the template is for, in the language of the page.
 * Returns the section with its samples if no such fact is confirmed.
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
