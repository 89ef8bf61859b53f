import type { SectionLook } from '../section-kind.ts'
import facingCss from '../facing.css?inline'
import hoursCss from './hours.css?inline'
import type { HoursSection } from './hours-model.ts'
import { HoursView } from './hours-view.tsx'

export const hoursLook: SectionLook<HoursSection> = { View: HoursView, css: facingCss + hoursCss }
