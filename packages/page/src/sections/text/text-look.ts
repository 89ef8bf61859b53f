import textCss from './text.css?inline'
import type { TextSection } from './text-model.ts'
import { TextView } from './text-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const textLook: SectionLook<TextSection> = {
  View: TextView,
  css: textCss,
}
