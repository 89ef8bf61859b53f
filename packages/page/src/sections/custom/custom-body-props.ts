import type { PageDocument } from '../../document/page-document.ts'
import type { RenderContext } from '../../parts/render-context.ts'
import type { CustomSection } from './custom-model.ts'

export type CustomBodyProps = {
  section: CustomSection
  page: PageDocument
  mode: RenderContext['mode']
}
