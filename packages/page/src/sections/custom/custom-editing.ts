import { customPanel } from './custom-fields.ts'
import type { CustomSection } from './custom-model.ts'
import { customTemplates } from './custom-templates.ts'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const customEditing: SectionEditing<CustomSection> = {
  panel: customPanel,
  rewritable: { own: [], items: itemTexts },
  templates: customTemplates,
}
