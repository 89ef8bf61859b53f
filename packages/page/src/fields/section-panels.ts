import type { RewritableTexts } from '../sections/rewritable-texts.ts'
import type { SectionPanel } from '../sections/section-field.ts'
import { sectionEditings } from '../sections/section-editings.ts'
import { type SectionType, sectionTypes } from '../sections/section-models.ts'

/** What a property panel shows for every kind of section. */
export const sectionPanels = ofEveryKind<SectionPanel>((type) => sectionEditings[type].panel)

/** The texts of every kind that may be said otherwise. */
export const rewritableTexts = ofEveryKind<RewritableTexts>(
  (type) => sectionEditings[type].rewritable,
)

function ofEveryKind<Part>(partOf: (type: SectionType) => Part): Record<SectionType, Part> {
  const parts = sectionTypes.map((type) => [type, partOf(type)])
  return Object.fromEntries(parts) as Record<SectionType, Part>
}
