import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel, type FunnelChange } from '@wildpath/contract'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../../../entities/api/call-api.ts'
import { cacheFunnel } from '../../../../entities/funnel/cache-funnel.ts'
import { funnelQuery } from '../../../../entities/funnel/funnel-queries.ts'
import {
  useLocalDraft,
  useLocalDraftAutosave,
} from '../../../../entities/funnel/use-local-draft.ts'
import { networkStatus } from '../../../../lib/network-status.ts'
import { newId } from '../../../../lib/new-id.ts'
import { createFactsEditor, type FactsEditor, typedForms } from '../editing/facts-editor.ts'
import { readFactsDraft, startFrom } from './facts-draft.ts'
import { createFactsSaver, type FactsSaver } from './facts-saver.ts'

export type Facts = {
  editor: FactsEditor
  saver: FactsSaver
  /** What was changed or typed before a reload is back. */
  isRestored: boolean
  discard: () => void
}

/** The facts of a funnel as they are edited and saved. */
export function useFacts(funnel: Funnel): Facts {
  const queryClient = useQueryClient()
  const place = { funnelId: funnel.id, screen: 'facts' }
  const { store: draftStore, restored } = useLocalDraft(place, readFactsDraft)
  const [isRestored, setRestored] = useState(restored !== null)
  const { mutateAsync } = useMutation({
    mutationFn: (body: FunnelChange) =>
      callApi(api.updateFunnel, { params: { id: funnel.id }, body }),
  })
  const [{ editor, saver }] = useState(() => {
    const start = startFrom(funnel, restored)
    const editor = createFactsEditor({ ...start, newId })
    const saver = createFactsSaver({
      editor,
      start,
      send: mutateAsync,
      fetchFunnel: () => queryClient.fetchQuery({ ...funnelQuery(funnel.id), staleTime: 0 }),
      onSaved(saved) {
        void cacheFunnel(queryClient, saved)
        // Nobody may be here any more to see that nothing is left to keep.
        const isTyped = Object.keys(typedForms(editor.store.getState())).length > 0
        if (saver.unsaved() === null && !isTyped) draftStore.clear()
      },
      network: networkStatus,
      schedule(run, delayMs) {
        const timer = setTimeout(run, delayMs)
        return () => clearTimeout(timer)
      },
    })
    return { editor, saver }
  })
  const { known, forms } = useStore(editor.store)
  const { saved, revision, failure } = useStore(saver.store)
  const isDirty = known !== saved
  const typed = useMemo(() => typedForms({ forms }), [forms])
  const isTyped = Object.keys(typed).length > 0
  const values = useMemo(() => ({ known, saved, forms: typed }), [known, saved, typed])
  useLocalDraftAutosave({ store: draftStore, isDirty: isDirty || isTyped, revision, values })
  useFlushOnLeave(saver, isDirty)

  return {
    editor,
    saver,
    // What only has to be sent again is sent at once, without a word.
    isRestored: isRestored && (isTyped || (isDirty && failure !== null)),
    discard() {
      for (const place of Object.keys(forms)) editor.close(place as keyof typeof forms)
      editor.show(saved)
      setRestored(false)
    },
  }
}

/** Nobody waits on the way out: what was just changed is sent along, and only what failed is asked about. */
function useFlushOnLeave({ flush }: FactsSaver, isDirty: boolean) {
  useEffect(() => {
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') void flush()
    }
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      document.removeEventListener('visibilitychange', flushHidden)
      void flush()
    }
  }, [flush])

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
}
