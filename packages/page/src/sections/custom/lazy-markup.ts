import { type ReactNode, use } from 'react'

import { drawPlainText } from './draw-plain-text.tsx'
import type { CustomBodyProps } from './custom-body-props.ts'

type DrawMarkup = (body: CustomBodyProps) => ReactNode

let present: DrawMarkup | null = null
let coming: Promise<DrawMarkup> | null = null

/** Has it there from the beginning, where everything is drawn at once: on the server. */
export function provideMarkupDrawing(draw: DrawMarkup): void {
  present = draw
}

/**
 * What draws html and markdown. Its parsers are a third of all that draws a page, and few pages need them:
 * a browser fetches them with the first section that does, and shows what is around it meanwhile.
 */
export function useMarkupDrawing(): DrawMarkup {
  if (present !== null) return present
  coming ??= fetchDrawing()
  return use(coming)
}

/** Without a network the owner's text is shown as it was typed; the next page asks again. */
async function fetchDrawing(): Promise<DrawMarkup> {
  try {
    const { drawMarkup } = await import('./draw-markup.tsx')
    present = drawMarkup
    return drawMarkup
  } catch {
    coming = null
    return drawPlainText
  }
}
