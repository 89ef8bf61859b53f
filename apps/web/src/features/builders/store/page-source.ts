import { type Funnel, pageInputOf } from '@wildpath/contract'
import { composeGeneratedPage, mergePages } from '@wildpath/page/compose'

import type { Editor, PageSource } from './editor.ts'

export function getSource({ generated_content, custom_branding }: Funnel): PageSource {
  return { generated_content, custom_branding }
}

type SourceChange = {
  editor: Editor
  funnel: Funnel
  /** The current source, including texts edited on the page. */
  shown: PageSource
  next: PageSource
  batch: string
}

/** Changes the source and updates the page to match, as one edit. */
export function changeSource({ editor, funnel, shown, next, batch }: SourceChange): void {
  const { present: mine } = editor.store.getState().history
  const [before, after] = [shown, next].map((source) =>
    composeGeneratedPage(pageInputOf({ ...funnel, ...source })),
  )
  if (before === undefined || after === undefined) return
  const page = { ...mergePages({ base: before, next: after, mine }) }
  editor.edit({ kind: 'replace-page', page }, { batch, source: next })
}
