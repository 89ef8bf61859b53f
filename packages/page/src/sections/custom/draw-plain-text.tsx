import { textPlace } from '../../parts/text-place.ts'
import { Paragraphs } from '../../parts/paragraphs.tsx'
import type { CustomBodyProps } from './custom-body-props.ts'

/** The owner's text in paragraphs, whatever it was meant to be. */
export function drawPlainText({ section, mode }: CustomBodyProps) {
  const at = textPlace(mode, 'content')
  return <Paragraphs text={section.content.body} className="pg-prose" path={at('body')} />
}
