import { Paragraphs } from '../../render/paragraphs.tsx'
import type { RenderContext } from '../../render/render-context.ts'
import type { CustomSection } from './custom-schema.ts'
import { markdownToHtml } from './markdown-to-html.ts'
import { MarkupView } from './markup-view.tsx'
import { readMarkup } from './read-markup.ts'

type CustomBodyProps = {
  content: Pick<CustomSection['content'], 'body' | 'contentType'>
  mode: RenderContext['mode']
}

/** The owner's own words in the form they wrote them; as plain text where they cannot be read so. */
export function CustomBody({ content: { body, contentType }, mode }: CustomBodyProps) {
  const html =
    contentType === 'html' ? body : contentType === 'markdown' ? markdownToHtml(body) : null
  const tree = html === null ? null : readMarkup(html)
  return tree === null ? (
    <Paragraphs text={body} className="pg-prose" />
  ) : (
    <MarkupView tree={tree} mode={mode} />
  )
}
