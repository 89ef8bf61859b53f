import { textPanel } from './text-fields.ts'
import type { TextSection } from './text-model.ts'
import { textTemplates } from './text-templates.ts'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const textEditing: SectionEditing<TextSection> = {
  panel: textPanel,
  rewritable: { own: [], items: itemTexts },
  templates: textTemplates,
}
