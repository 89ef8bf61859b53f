import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, largestLeadBulk, type Lead, type LeadFilter } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { notifyWithUndo } from '../../../ui/notify-with-undo.tsx'
import { changedLead, changedPages, type LeadAction, undoOf } from './optimistic-leads.ts'
import { doneText } from './inbox-text.ts'
import { type LeadPages, leadQuery } from './lead-queries.ts'

type LeadChanges = { ids: string[]; action: LeadAction }[]
type Change = {
  leads: readonly Lead[]
  /** One after the other; several where an undo gives leads different statuses back. */
  changes: LeadChanges
}

/**
 * Changes many leads, or one. It shows at once on every list; when the server refuses, everything is shown
 * as it was and the person hears why.
 */
export function useLeadChanges() {
  const queryClient = useQueryClient()

  const mutation = useMutation({
    mutationFn: ({ changes }: Change) => sendChanges(changes),
    onMutate: ({ leads, changes }) => showChanges(queryClient, leads, changes),
    onError: (failure, _change, restore) => {
      restore?.()
      const reason = failureMessage(failure, 'The server could not do this just now.')
      notifyError(`${reason} Your leads are shown as they were.`)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: funnelKeys.all }),
  })

  function changeLeads(leads: readonly Lead[], action: LeadAction, onDone?: () => void) {
    const changes = [{ ids: leads.map(({ id }) => id), action }]
    mutation.mutate(
      { leads, changes },
      {
        onSuccess: () => {
          sayDone(leads, action)
          onDone?.()
        },
      },
    )
  }

  function sayDone(leads: readonly Lead[], action: LeadAction) {
    const undo = undoOf(leads, action)
    if (undo === null) return notifySuccess(doneText(action, leads.length))
    notifyWithUndo({
      text: doneText(action, leads.length),
      id: 'leads-changed',
      onUndo: () => takeBack(leads, action, undo),
    })
  }

  function takeBack(leads: readonly Lead[], action: LeadAction, changes: LeadChanges) {
    const done = leads.flatMap((lead) => changedLead(lead, action) ?? [])
    mutation.mutate({ leads: done, changes }, { onSuccess: () => notifySuccess('Undone') })
  }

  return { changeLeads, isChanging: mutation.isPending }
}

async function sendChanges(changes: LeadChanges): Promise<void> {
  for (const { ids, action } of changes) {
    for (let start = 0; start < ids.length; start += largestLeadBulk) {
      const body = { ids: ids.slice(start, start + largestLeadBulk), action }
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a refusal ends it
      await callApi(api.changeLeads, { body })
    }
  }
}

/** Shows the changes in everything that is cached; answers how to show it as it was. */
async function showChanges(
  queryClient: QueryClient,
  leads: readonly Lead[],
  changes: LeadChanges,
): Promise<() => void> {
  // A refetch that began before would bring the old state back.
  await queryClient.cancelQueries({ queryKey: funnelKeys.leadLists })
  const lists = queryClient.getQueriesData<LeadPages>({ queryKey: funnelKeys.leadLists })
  const details = leads.map(({ id }) => {
    const { queryKey } = leadQuery(id)
    return [queryKey, queryClient.getQueryData(queryKey)] as const
  })

  for (const { ids, action } of changes) {
    const change = { ids: new Set(ids), action }
    for (const [queryKey] of lists) {
      const filter = queryKey[2] as Partial<LeadFilter>
      queryClient.setQueryData<LeadPages>(
        queryKey,
        (pages) => pages && changedPages(pages, filter, change),
      )
    }
    for (const id of ids) {
      queryClient.setQueryData(
        leadQuery(id).queryKey,
        (lead) => lead && (changedLead(lead, action) ?? lead),
      )
    }
  }
  return () => {
    for (const [queryKey, before] of lists) queryClient.setQueryData(queryKey, before)
    for (const [queryKey, before] of details) queryClient.setQueryData(queryKey, before)
  }
}
