import { type Funnel, readPageTexts } from '@wildpath/contract'
import type { PageDocument } from '@wildpath/page/document'
import { useState } from 'react'

import { useEditor, useEditorState } from '../store/editor-context.ts'
import type { PageSource } from '../store/editor.ts'
import { changeSource } from '../store/page-source.ts'
import { contentOf, draftOf, type LandingDraft } from './draft/landing-draft.ts'
import { faultsOf } from './draft/landing-rules.ts'

type ContentState = {
  draft: LandingDraft
  /** The source that the draft shows, including texts edited on the page. */
  shown: PageSource
  /** The editor state from which both were read. */
  page: PageDocument
  source: PageSource
}

/** Keeps the content form and the page in step: each follows changes of the other. */
export function useContentDraft(funnel: Funnel) {
  const editor = useEditor()
  const page = useEditorState(({ history }) => history.present)
  const source = useEditorState((state) => state.source)
  const [state, setState] = useState(() => readState(funnel, { page, source }))
  // Undo, an edit on the page, or a save changed the state.
  const current =
    state.page === page && state.source === source ? state : readState(funnel, { page, source })
  if (current !== state) setState(current)

  function edit(part: Partial<LandingDraft>) {
    const { draft: before, shown } = current
    const draft = { ...before, ...part }
    const content = shown.generated_content
    const next = {
      ...shown,
      generated_content: { ...content, ...contentOf(draft, content) },
    }
    const batch = `content ${Object.keys(part).join(' ')}`
    changeSource({ editor, funnel, shown, next, batch })
    const { history, source: changed } = editor.store.getState()
    setState({ draft, shown: next, page: history.present, source: changed })
  }

  return { draft: current.draft, faults: faultsOf(current.draft), edit }
}

function readState(
  funnel: Funnel,
  { page, source }: Pick<ContentState, 'page' | 'source'>,
): ContentState {
  const landing_page = readPageTexts({ ...funnel, ...source }, page)
  const shown =
    landing_page === null
      ? source
      : { ...source, generated_content: { ...source.generated_content, landing_page } }
  return { draft: draftOf(shown.generated_content), shown, page, source }
}
