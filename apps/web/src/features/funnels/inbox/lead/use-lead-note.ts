import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, leadChangeSchema, type LeadDetail } from '@wildpath/contract'
import { useEffect, useEffectEvent, useState } from 'react'

import { callApi } from '../../../../entities/api/call-api.ts'
import { failureMessage } from '../../../../lib/request-failure.ts'
import { notifyError } from '../../../../ui/notify.ts'
import { cacheLead } from '../cache-lead.ts'
import { noteDrafts } from './note-drafts.ts'

const pauseMs = 800

/** A note that saves itself after a pause in typing, and when its lead is closed or the tab left. */
export function useLeadNote({ id, note: stored }: Pick<LeadDetail, 'id' | 'note'>) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState(() => noteDrafts.load(id))
  const note = typed ?? stored
  const problem = leadChangeSchema.safeParse({ note }).error?.issues[0]?.message

  const save = useMutation({
    mutationFn: (text: string) => callApi(api.updateLead, { params: { id }, body: { note: text } }),
    // One after the other, so that the last one typed is the last one stored.
    scope: { id: `note of ${id}` },
    onSuccess: async (lead, text) => {
      noteDrafts.clear(id, text)
      await cacheLead(queryClient, lead)
      setTyped((current) => (current === text ? null : current))
    },
    onError: (failure) => {
      const reason = failureMessage(failure, 'The server could not save this just now.')
      notifyError(`${reason} Your note is kept in this tab.`, { id: 'note-failed' })
    },
  })

  function flush() {
    if (typed === null || problem !== undefined) return
    if (!save.isPending || save.variables !== typed) save.mutate(typed)
  }

  const handlePause = useEffectEvent(flush)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => handlePause(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const leave = () => document.hidden && handlePause()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      handlePause()
    }
  }, [])

  function change(text: string) {
    noteDrafts.save(id, text)
    setTyped(text)
  }

  return { note, problem, state: stateOf(typed, save), change, flush }
}

type NoteState = 'unchanged' | 'typing' | 'saving' | 'saved' | 'failed'

/** 'unchanged' until something is typed here. */
function stateOf(typed: string | null, save: { status: string; variables: unknown }): NoteState {
  if (save.status === 'pending') return 'saving'
  if (typed === null) return save.status === 'success' ? 'saved' : 'unchanged'
  return save.status === 'error' && save.variables === typed ? 'failed' : 'typing'
}
