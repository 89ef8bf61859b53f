import type { PageDocument } from '../../document/page-document.ts'
import type { RenderContext } from '../../render/render-context.ts'
import type { CustomSection } from './custom-model.ts'
import { drawAsTyped } from './draw-as-typed.tsx'
import { useMarkupDrawing } from './markup-on-demand.ts'

export type CustomBodyProps = {
  section: CustomSection
  page: PageDocument
  mode: RenderContext['mode']
}

/** The owner's own words in the form they wrote them. */
export function CustomBody(props: CustomBodyProps) {
  const { contentType } = props.section.content
  return contentType === 'text' ? drawAsTyped(props) : <WrittenMarkup {...props} />
}

function WrittenMarkup(props: CustomBodyProps) {
  const draw = useMarkupDrawing()
  return draw(props)
}
