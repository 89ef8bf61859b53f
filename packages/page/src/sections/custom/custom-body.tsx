import type { CustomBodyProps } from './custom-body-props.ts'
import { drawPlainText } from './draw-plain-text.tsx'
import { useMarkupDrawing } from './lazy-markup.ts'

/** The owner's own words in the form they wrote them. */
export function CustomBody(props: CustomBodyProps) {
  const { contentType } = props.section.content
  return contentType === 'text' ? drawPlainText(props) : <WrittenMarkup {...props} />
}

function WrittenMarkup(props: CustomBodyProps) {
  const draw = useMarkupDrawing()
  return draw(props)
}
