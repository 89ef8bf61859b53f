import customCss from './custom.css?inline'
import type { CustomSection } from './custom-model.ts'
import { CustomView } from './custom-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const customLook: SectionLook<CustomSection> = {
  View: CustomView,
  css: customCss,
}
