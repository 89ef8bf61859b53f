import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type LeadDetail } from '@wildpath/contract'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'

import { callApi } from '../../../../entities/api/call-api.ts'
import { notifyError } from '../../../../ui/notify.ts'
import { cacheLead } from '../cache-lead.ts'
import { createLeadNoteSaver, noteProblem, noteStatus } from './lead-note-saver.ts'
import { noteDrafts } from './note-drafts.ts'

/** The note of an open lead: see `createLeadNoteSaver`. Leaving the tab saves it, too. */
export function useLeadNote({ id, note: stored }: Pick<LeadDetail, 'id' | 'note'>) {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: (text: string) => callApi(api.updateLead, { params: { id }, body: { note: text } }),
    // Also where the lead is closed and opened again meanwhile.
    scope: { id: `note of ${id}` },
  })
  const [saver] = useState(() =>
    createLeadNoteSaver({
      leadId: id,
      sendNote: mutateAsync,
      cacheLead: (lead) => cacheLead(queryClient, lead),
      drafts: noteDrafts,
      notifyError,
    }),
  )
  const state = useStore(saver.store)
  const note = state.typed ?? stored

  useEffect(() => {
    const leave = () => document.hidden && saver.flush()
    saver.start()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      saver.stop()
    }
  }, [saver])

  return {
    note,
    problem: noteProblem(note),
    status: noteStatus(state),
    change: saver.change,
    flush: saver.flush,
  }
}
