import type { QueryClient } from '@tanstack/react-query'
import { largestLeadBulk, type Lead, type LeadBulk, type LeadFilter } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'
import { refreshFunnels } from '../../../entities/funnel/refresh-funnels.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { doneText } from './inbox-text.ts'
import { type LeadPages, leadQuery } from './lead-queries.ts'
import { changedLead, changedPages, type LeadAction, undoOf } from './optimistic-leads.ts'

/** One after the other; several where an undo gives leads different statuses back. */
type Changes = readonly LeadBulk[]

type LeadChangesTools = {
  queryClient: QueryClient
  sendBulk: (body: LeadBulk) => Promise<{ asks_to_pause: boolean }>
  notifySuccess: (text: string) => void
  notifyError: (text: string) => void
  notifyWithUndo: (message: { text: string; id: string; onUndo: () => void }) => void
}

export type LeadChanges = {
  /** Whether the latest change is under way, and whether the owner has to decide about follow-ups. */
  store: StoreApi<{ isChanging: boolean; asksToPause: boolean }>
  /** `onDone` is called when it worked and nothing else was asked for meanwhile. */
  changeLeads: (leads: readonly Lead[], action: LeadAction, onDone?: () => void) => void
  /** Closes the question about follow-ups to contacted leads. */
  closeQuestion: () => void
  /** Whether the inbox is still shown: what worked is told there only, what failed is told anywhere. */
  setShown: (isShown: boolean) => void
}

/**
 * Changes many leads, or one. It shows at once on every list; when the server refuses, everything is shown
 * as it was and the person hears why.
 */
export function createLeadChanges(tools: LeadChangesTools): LeadChanges {
  const { queryClient, notifySuccess, notifyError } = tools
  const store = createStore(() => ({ isChanging: false, asksToPause: false }))
  let last = 0
  let isShown = true

  async function make(leads: readonly Lead[], changes: Changes, onSuccess: () => void) {
    const own = (last += 1)
    store.setState({ isChanging: true })
    const restore = await showChanges(queryClient, leads, changes)
    const failure = await sendChanges(changes)
    if (failure !== null) {
      restore()
      const reason = failureMessage(failure.cause, 'The server could not do this just now.')
      notifyError(`${reason} Your leads are shown as they were.`)
    }
    await refreshFunnels(queryClient, [funnelKeys.all])
    if (own !== last) return
    store.setState({ isChanging: false })
    if (failure === null && isShown) onSuccess()
  }

  async function sendChanges(changes: Changes): Promise<{ cause: unknown } | null> {
    try {
      for (const { ids, action } of changes) {
        for (let start = 0; start < ids.length; start += largestLeadBulk) {
          // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a refusal ends it
          const answer = await tools.sendBulk({
            ids: ids.slice(start, start + largestLeadBulk),
            action,
          })
          if (answer.asks_to_pause) store.setState({ asksToPause: true })
        }
      }
      return null
    } catch (cause) {
      return { cause }
    }
  }

  function sayDone(leads: readonly Lead[], action: LeadAction) {
    const text = doneText(action, leads.length)
    const undo = undoOf(leads, action)
    if (undo === null) return notifySuccess(text)
    const done = leads.flatMap((lead) => changedLead(lead, action) ?? [])
    tools.notifyWithUndo({
      text,
      id: 'leads-changed',
      onUndo: () => void make(done, undo, () => notifySuccess('Undone')),
    })
  }

  return {
    store,
    changeLeads(leads, action, onDone) {
      void make(leads, [{ ids: leads.map(({ id }) => id), action }], () => {
        sayDone(leads, action)
        onDone?.()
      })
    },
    closeQuestion: () => store.setState({ asksToPause: false }),
    setShown(next) {
      isShown = next
    },
  }
}

/** Shows the changes in everything that is cached; answers how to show it as it was. */
async function showChanges(
  queryClient: QueryClient,
  leads: readonly Lead[],
  changes: Changes,
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
