import customCss from './custom.css?inline'
import { customPanel } from './custom-fields.ts'
import type { CustomSection } from './custom-model.ts'
import { customTemplates } from './custom-templates.ts'
import { CustomView } from './custom-view.tsx'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const customKind: SectionKind<CustomSection> = {
  View: CustomView,
  css: customCss,
  panel: customPanel,
  rewritable: { own: [], items: itemTexts },
  templates: customTemplates,
}
