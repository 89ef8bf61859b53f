import { useQuery } from '@tanstack/react-query'
import type { Funnel } from '@wildpath/contract'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'

import { ApiFailure } from '../../../lib/api-failure.ts'
import { funnelQuery } from '../../../lib/funnel-queries.ts'
import { useSession } from '../../../lib/session.ts'
import { useScreenTitle } from '../../../lib/use-screen-title.ts'
import { FunnelNotFound } from '../../../ui/funnel-not-found.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { createDraftLog } from '../store/draft-log.ts'
import { createDraftStore } from '../store/draft-store.ts'
import { EditorContext } from '../store/editor-context.ts'
import { createEditor, type Editor } from '../store/editor.ts'
import { workingPageOf } from '../store/working-page.ts'
import { DraftDialog } from './draft-dialog.tsx'
import { type FoundDraft, findDraft } from './find-draft.ts'

const drafts = createDraftStore()

type BuilderGateProps = {
  title: string
  /** Said while the funnel is on its way. */
  loading: string
  children: (funnel: Funnel) => ReactNode
}

/** Shows a builder once its funnel is there, and asks what becomes of changes that were never saved. */
export function BuilderGate({ title, loading, children }: BuilderGateProps) {
  const { id = '' } = useParams()
  useScreenTitle(title)
  const isDemo = useSession()?.isDemo ?? false
  const funnel = useQuery({
    ...funnelQuery(id),
    // What is edited is what the server has now; later answers do not change it under the fingers.
    staleTime: 0,
    refetchOnWindowFocus: false,
    enabled: !isDemo,
  })
  const draft = useQuery({
    queryKey: ['drafts', id],
    // Without a database in the browser there are no drafts.
    queryFn: async () => findDraft(await drafts.read(id).catch(() => null)),
    staleTime: Infinity,
    gcTime: 0,
  })

  if (isDemo || isNotFound(funnel.error)) return <FunnelNotFound />
  if (funnel.isError && !funnel.data) {
    return (
      <LoadFailure
        title="The adventure could not be loaded"
        failure={funnel.error}
        isRetrying={funnel.isFetching}
        onRetry={() => void funnel.refetch()}
      />
    )
  }
  // A cached answer may be older than the last save.
  if (!funnel.data || !funnel.isFetchedAfterMount || draft.isPending) {
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
    <EditorRoom key={id} funnel={funnel.data} draft={draft.data ?? null}>
      {children(funnel.data)}
    </EditorRoom>
  )
}

type EditorRoomProps = { funnel: Funnel; draft: FoundDraft | null; children: ReactNode }

function EditorRoom({ funnel, draft, children }: EditorRoomProps) {
  const [editor, setEditor] = useState<Editor | null>(() =>
    draft === null ? openEditor(funnel, null) : null,
  )

  if (editor === null) {
    return (
      <DraftDialog
        updatedAt={draft?.updatedAt ?? 0}
        isOutdated={draft?.revision !== funnel.revision}
        onContinue={() => setEditor(openEditor(funnel, draft))}
        onDiscard={() => {
          drafts.clear(funnel.id).catch(() => {})
          setEditor(openEditor(funnel, null))
        }}
      />
    )
  }
  return <EditorContext value={editor}>{children}</EditorContext>
}

function openEditor(funnel: Funnel, draft: FoundDraft | null): Editor {
  const page = draft?.page ?? workingPageOf(funnel)
  const revision = draft?.revision ?? funnel.revision
  const log = createDraftLog({
    drafts,
    funnelId: funnel.id,
    saved: page,
    revision,
    isBegun: draft !== null,
    onFailure: () =>
      notifyError(
        'This browser keeps no drafts. Save often: what is not saved is lost with the tab.',
      ),
  })
  return createEditor({ page, revision, log, ...(draft !== null && { draft: draft.actions }) })
}

function isNotFound(failure: unknown): boolean {
  return failure instanceof ApiFailure && (failure.status === 404 || failure.status === 422)
}
