import type { PageDocument } from '../../document/page-document.ts'
import { Paragraphs } from '../../render/paragraphs.tsx'
import type { RenderContext } from '../../render/render-context.ts'
import type { CustomSection } from './custom-schema.ts'
import { MarkupView } from './markup-view.tsx'
import { markupOf } from './page-markup.ts'

type CustomBodyProps = {
  section: CustomSection
  page: PageDocument
  mode: RenderContext['mode']
}

/** The owner's own words in the form they wrote them; as plain text where they cannot be read so. */
export function CustomBody({ section, page, mode }: CustomBodyProps) {
  const tree = markupOf(page, section)
  return tree === null ? (
    <Paragraphs text={section.content.body} className="pg-prose" />
  ) : (
    <MarkupView tree={tree} mode={mode} />
  )
}
