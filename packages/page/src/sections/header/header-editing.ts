import { headerPanel } from './header-fields.ts'
import type { HeaderSection } from './header-model.ts'
import { headerTemplates } from './header-templates.ts'
import type { SectionEditing } from '../section-kind.ts'

export const headerEditing: SectionEditing<HeaderSection> = {
  panel: headerPanel,
  rewritable: { own: [['ctaText', 'button', 'Button']], items: [] },
  templates: headerTemplates,
}
