import textCss from './text.css?inline'
import { textPanel } from './text-fields.ts'
import type { TextSection } from './text-model.ts'
import { textTemplates } from './text-templates.ts'
import { TextView } from './text-view.tsx'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const textKind: SectionKind<TextSection> = {
  View: TextView,
  css: textCss,
  panel: textPanel,
  rewritable: { own: [], items: itemTexts },
  templates: textTemplates,
}
