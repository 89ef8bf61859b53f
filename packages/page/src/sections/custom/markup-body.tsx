import { Paragraphs } from '../../render/paragraphs.tsx'
import type { CustomBodyProps } from './custom-body.tsx'
import { MarkupView } from './markup-view.tsx'
import { markupOf } from './page-markup.ts'

/** Html or markdown of the owner's; as plain text where it cannot be read. */
export function drawMarkup({ section, page, mode }: CustomBodyProps) {
  const tree = markupOf(page, section)
  return tree === null ? (
    <Paragraphs text={section.content.body} className="pg-prose" />
  ) : (
    <MarkupView tree={tree} mode={mode} />
  )
}
