import { itemTexts } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'
import { mapPanel } from './map-fields.ts'
import type { MapSection } from './map-model.ts'
import { mapTemplates } from './map-templates.ts'

export const mapEditing: SectionEditing<MapSection> = {
  panel: mapPanel,
  rewritable: { own: [], items: itemTexts },
  templates: mapTemplates,
}
