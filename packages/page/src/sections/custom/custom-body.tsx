import type { CustomBodyProps } from './custom-body-props.ts'
import { drawAsTyped } from './draw-as-typed.tsx'
import { useMarkupDrawing } from './markup-on-demand.ts'

/** The owner's own words in the form they wrote them. */
export function CustomBody(props: CustomBodyProps) {
  const { contentType } = props.section.content
  return contentType === 'text' ? drawAsTyped(props) : <WrittenMarkup {...props} />
}

function WrittenMarkup(props: CustomBodyProps) {
  const draw = useMarkupDrawing()
  return draw(props)
}
