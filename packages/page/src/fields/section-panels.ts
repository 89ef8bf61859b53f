import type { RewritableTexts } from '../sections/rewritable-texts.ts'
import type { SectionPanel } from '../sections/section-field.ts'
import { sectionKinds } from '../sections/section-kinds.ts'
import { type SectionType, sectionTypes } from '../sections/section-models.ts'

/** What a property panel shows for every kind of section. */
export const sectionPanels = ofEveryKind<SectionPanel>((type) => sectionKinds[type].panel)

/** The texts of every kind that may be said otherwise. */
export const rewritableTexts = ofEveryKind<RewritableTexts>((type) => sectionKinds[type].rewritable)

function ofEveryKind<Part>(partOf: (type: SectionType) => Part): Record<SectionType, Part> {
  const parts = sectionTypes.map((type) => [type, partOf(type)])
  return Object.fromEntries(parts) as Record<SectionType, Part>
}
