import { type ComponentType, use } from 'react'

import type { CustomBodyProps } from './custom-body.tsx'

type MarkupBody = ComponentType<CustomBodyProps>

let present: MarkupBody | null = null
let coming: Promise<MarkupBody> | null = null

/** Has it there from the beginning, where everything is drawn at once: on the server. */
export function provideMarkupBody(body: MarkupBody): void {
  present = body
}

/**
 * What draws html and markdown. Its parsers are a third of all that draws a page, and few pages need them:
 * a browser fetches them with the first section that does, and shows what is around it meanwhile.
 */
export function useMarkupBody(): MarkupBody {
  if (present !== null) return present
  coming ??= import('./markup-body.tsx').then(({ MarkupBody }) => {
    present = MarkupBody
    return MarkupBody
  })
  return use(coming)
}
