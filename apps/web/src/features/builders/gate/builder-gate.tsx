import { useQuery } from '@tanstack/react-query'
import type { Funnel } from '@wildpath/contract'
import { type ReactNode, useState } from 'react'
import { useLoaderData, useParams } from 'react-router'

import { ApiFailure } from '../../../lib/api-failure.ts'
import { funnelQuery } from '../../../lib/funnel-queries.ts'
import { useSession } from '../../../lib/session.ts'
import { useScreenTitle } from '../../../lib/use-screen-title.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FunnelNotFound } from '../../../ui/funnel-not-found.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
// With the screen, not with the canvas: a stylesheet that failed to come once is not asked for again.
import '../free-canvas/free-canvas.css'
import { EditorContext } from '../store/editor-context.ts'
import type { Editor } from '../store/editor.ts'
import { DraftDialog } from './draft-dialog.tsx'
import type { FoundDraft } from './find-draft.ts'
import { drafts, openEditor, unsavedEditor } from './open-editors.ts'

/** An answer is as good as now, in milliseconds: it may have been asked for while the code was on its way. */
const freshMs = 2000

type BuilderGateProps = {
  title: string
  /** Said while the funnel is on its way. */
  loading: string
  /** Said when it does not come. */
  failureTitle?: string
  children: (funnel: Funnel) => ReactNode
}

/** Shows a builder once its funnel is there, and asks what becomes of changes that were never saved. */
export function BuilderGate(props: BuilderGateProps) {
  const { title, loading, failureTitle = 'The adventure could not be loaded', children } = props
  const { id = '' } = useParams()
  useScreenTitle(title)
  const isDemo = useSession()?.isDemo ?? false
  const [mountedAt] = useState(() => Date.now())
  const funnel = useQuery({
    ...funnelQuery(id),
    // What is edited is what the server has now; later answers do not change it under the fingers.
    staleTime: freshMs,
    refetchOnWindowFocus: false,
    enabled: !isDemo,
  })
  const draft = useLoaderData<FoundDraft | null>()

  if (isDemo || isNotFound(funnel.error)) return <FunnelNotFound />
  if (funnel.isError && !funnel.data) {
    return (
      <div className="content-width py-8">
        <h1 className="sr-only">{title}</h1>
        <LoadFailure
          title={failureTitle}
          failure={funnel.error}
          isRetrying={funnel.isFetching}
          onRetry={() => void funnel.refetch()}
          more={
            <ButtonLink to={`/funnel/${id}`} variant="quiet">
              Back to Funnel
            </ButtonLink>
          }
        />
      </div>
    )
  }
  // A cached answer may be older than the last save.
  if (!funnel.data || funnel.dataUpdatedAt < mountedAt - freshMs) {
    return (
      <div
        aria-live="polite"
        className="flex flex-1 items-center justify-center gap-3 py-24 text-quiet"
      >
        <h1 className="sr-only">{title}</h1>
        <Spinner size={24} />
        <p className="text-lead">{loading}</p>
      </div>
    )
  }
  return (
    <EditorRoom key={id} funnel={funnel.data} draft={draft}>
      {children(funnel.data)}
    </EditorRoom>
  )
}

type EditorRoomProps = { funnel: Funnel; draft: FoundDraft | null; children: ReactNode }

function EditorRoom({ funnel, draft, children }: EditorRoomProps) {
  const [editor, setEditor] = useState<Editor | null>(
    () => unsavedEditor(funnel.id) ?? (draft === null ? openEditor(funnel, null) : null),
  )

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

function isNotFound(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 404 || failure.status === 422)
}
