import headerCss from './header.css?inline'
import type { HeaderSection } from './header-model.ts'
import { HeaderView } from './header-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const headerLook: SectionLook<HeaderSection> = {
  View: HeaderView,
  css: headerCss,
}
