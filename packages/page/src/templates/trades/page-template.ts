import type { PageStyle } from '../../document/page-document.ts'
import type { SectionInput } from '../../sections/section-models.ts'
import type { TemplateFacts } from '../../sections/section-template.ts'

/** A section of a page template. Confirmed facts of the business replace its samples. */
export type TemplatePart = { section: SectionInput; facts?: TemplateFacts }

/** A whole page for a trade: its sections in order, and its look. */
export type PageTemplate = {
  id: string
  name: string
  description: string
  /** Keys of `@wildpath/activities` that the template suits. */
  activities: readonly string[]
  style: PageStyle
  parts: readonly TemplatePart[]
}
