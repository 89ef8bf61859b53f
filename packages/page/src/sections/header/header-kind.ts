import headerCss from './header.css?inline'
import { headerPanel } from './header-fields.ts'
import type { HeaderSection } from './header-model.ts'
import { headerTemplates } from './header-templates.ts'
import { HeaderView } from './header-view.tsx'
import type { SectionKind } from '../section-kind.ts'

export const headerKind: SectionKind<HeaderSection> = {
  View: HeaderView,
  css: headerCss,
  panel: headerPanel,
  rewritable: { own: [['ctaText', 'button', 'Button']], items: [] },
  templates: headerTemplates,
}
