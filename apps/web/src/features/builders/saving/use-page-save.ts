import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel } from '@wildpath/contract'
import { type PageDocument, serializePage } from '@wildpath/page/document'
import { useCallback, useEffect, useRef, useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { funnelQuery } from '../../../entities/funnel/funnel-queries.ts'
import { networkStatus } from '../../../lib/network-status.ts'
import { isPlanRefusal } from '../../../entities/plan/plan-refusal.ts'
import { cacheFunnel } from '../../../entities/funnel/cache-funnel.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import type { Editor } from '../store/editor.ts'
import { isSamePage } from './is-same-page.ts'
import { workingPageOf } from '../store/working-page.ts'

export type SaveRequest = {
  /** Makes the page the public one. */
  asMain: boolean
  /** Says that it worked; not called when it did not. */
  onSaved: () => void
  /** What is said when the server gives no reason. */
  fallback: string
}

/** Somebody saved the page after this editor had read it. */
export type SaveConflict = { theirs: Funnel; request: SaveRequest }

/**
 * Saves the editor's page on top of the revision it was read at. A save that cannot reach the server is
 * kept as unsynced and made again once the server is there; one that is stale opens the conflict.
 */
export function usePageSave(editor: Editor, funnelId: string) {
  const queryClient = useQueryClient()
  const [conflict, setConflict] = useState<SaveConflict | null>(null)
  const [unsynced, setUnsynced] = useState<SaveRequest | null>(null)
  const [isGone, setGone] = useState(false)
  // A second press comes before the first is drawn as under way.
  const isUnderWay = useRef(false)
  const waiting = useRef<SaveRequest | null>(null)
  const isOpen = useRef(true)

  const saving = useMutation({
    mutationFn: async (request: SaveRequest) => {
      editor.endRun()
      const { history, revision } = editor.store.getState()
      const page = history.present
      const body = {
        pageBuilderData: serializePage(page),
        baseRevision: revision,
        ...(request.asMain && { usesPageBuilder: true as const }),
      }
      const answer = callApi(api.savePage, { params: { id: funnelId }, body })
      const funnel = await answer.finally(() => (isUnderWay.current = false))
      return { page, funnel }
    },
    onSuccess: async ({ page, funnel }, request) => {
      setUnsynced(null)
      editor.markSaved(page, funnel.revision)
      await cacheFunnel(queryClient, funnel)
      if (isOpen.current) request.onSaved()
      else notifySuccess('Your page was saved, now that the server is there again.')
    },
    onError: async (failure, request) => {
      const code = failure instanceof ApiFailure ? failure.code : null
      if (code === 'revision-conflict') return openConflict(request)
      if (code === 'funnel-not-found') return setGone(true)
      if (code === 'network-request-failed') return setUnsynced(request)
      if (code === 'not-signed-in') {
        return notifyError(
          'Unable to save changes: please log in again. They are kept on this device.',
        )
      }
      // The upgrade dialog says it: see the query client.
      if (!isPlanRefusal(failure)) notifyError(failureMessage(failure, request.fallback))
    },
  })

  async function openConflict(request: SaveRequest) {
    try {
      const theirs = await queryClient.fetchQuery({ ...funnelQuery(funnelId), staleTime: 0 })
      const { present } = editor.store.getState().history
      if (!isSamePage(workingPageOf(theirs), present)) return setConflict({ theirs, request })
      // An answer was lost on its way: what the server has is this very page.
      editor.store.setState({ revision: theirs.revision })
      save(request)
    } catch {
      notifyError('This page was changed elsewhere. Nothing was overwritten; try again.')
    }
  }

  const { mutate: send, isPending } = saving
  const save = useCallback(
    (request: SaveRequest) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      send(request)
    },
    [send],
  )

  // Not ended when the builder is left: what was saved is sent as soon as the server is there again.
  useEffect(() => {
    waiting.current = unsynced
    if (unsynced === null) return
    const stop = networkStatus.subscribe(() => {
      if (networkStatus.isUnreachable()) return
      stop()
      if (waiting.current === unsynced) save(unsynced)
    })
  }, [unsynced, save])
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  return {
    save,
    isSaving: isPending,
    /** What could not be sent yet, kept in this browser. */
    isUnsynced: unsynced !== null,
    /** The funnel was deleted while it was edited. */
    isGone,
    conflict,
    resolve: {
      /** Saves this editor's page over theirs. */
      keepMine() {
        if (conflict === null) return
        editor.store.setState({ revision: conflict.theirs.revision })
        setConflict(null)
        save(conflict.request)
      },
      /** Shows theirs; one undo brings this editor's page back. */
      takeTheirs(page: PageDocument) {
        if (conflict === null) return
        editor.edit({ kind: 'replace-page', page })
        editor.markSaved(editor.store.getState().history.present, conflict.theirs.revision)
        setConflict(null)
      },
      later: () => setConflict(null),
    },
  }
}
