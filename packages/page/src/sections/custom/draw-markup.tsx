import type { CustomBodyProps } from './custom-body.tsx'
import { drawAsTyped } from './draw-as-typed.tsx'
import { MarkupView } from './markup-view.tsx'
import { markupOf } from './page-markup.ts'

/** Html or markdown of the owner's; as plain text where it cannot be read. */
export function drawMarkup(body: CustomBodyProps) {
  const tree = markupOf(body.page, body.section)
  return tree === null ? drawAsTyped(body) : <MarkupView tree={tree} mode={body.mode} />
}
