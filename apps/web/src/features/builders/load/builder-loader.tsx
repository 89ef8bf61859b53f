import type { Funnel } from '@wildpath/contract'
import { type ReactNode, useState } from 'react'
import { useLoaderData, useParams } from 'react-router'

import { FunnelLoader } from '../../../entities/funnel/funnel-loader.tsx'
// With the screen, not with the canvas: a stylesheet that failed to come once is not asked for again.
import '../free-canvas/free-canvas.css'
import { EditorContext } from '../store/editor-context.ts'
import type { Editor } from '../store/editor.ts'
import { DraftDialog } from './draft-dialog.tsx'
import type { FoundDraft } from './find-draft.ts'
import { drafts, editorOf, openEditor } from './open-editors.ts'

type BuilderLoaderProps = {
  title: string
  /** Said while the funnel is on its way. */
  loading: string
  /** Said when it does not come. */
  failureTitle?: string
  children: (funnel: Funnel) => ReactNode
}

/** Shows a builder once its funnel is there, and asks what becomes of changes that were never saved. */
export function BuilderLoader({ children, ...gate }: BuilderLoaderProps) {
  const { id = '' } = useParams()
  const draft = useLoaderData<FoundDraft | null>()

  return (
    <FunnelLoader id={id} {...gate}>
      {(funnel) => (
        <EditorRoom key={id} funnel={funnel} draft={draft}>
          {children(funnel)}
        </EditorRoom>
      )}
    </FunnelLoader>
  )
}

type EditorRoomProps = { funnel: Funnel; draft: FoundDraft | null; children: ReactNode }

function EditorRoom({ funnel, draft, children }: EditorRoomProps) {
  const [editor, setEditor] = useState<Editor | null>(() => editorOf(funnel, draft))

  if (editor === null) {
    return (
      <DraftDialog
        updatedAt={draft?.updatedAt ?? 0}
        isOutdated={draft?.revision !== funnel.revision}
        onContinue={() => setEditor(openEditor(funnel, draft))}
        onDiscard={() => {
          if (draft !== null) drafts.clear(draft.id).catch(() => {})
          setEditor(openEditor(funnel, null))
        }}
      />
    )
  }
  return <EditorContext value={editor}>{children}</EditorContext>
}
