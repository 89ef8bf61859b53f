import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type FunnelSummary } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { runningAdsQuery } from '../../../entities/ad-spending/running-ads-query.ts'
import { adsLeadingTo, runningAdsText } from '../../../entities/ad-spending/running-ads-text.ts'
import { funnelKeys, funnelListQuery } from '../../../entities/funnel/funnel-queries.ts'
import { refreshFunnels } from '../../../entities/funnel/refresh-funnels.ts'
import { usePerson } from '../../../entities/person/person.ts'
import { notifyError } from '../../../ui/notify.ts'
import { notifyWithUndo } from '../../../ui/notify-with-undo.tsx'
import { deletionQuestion } from './deletion-question.ts'
import { useRestoreFunnel } from './use-restore-funnel.ts'

type Deletion = {
  funnel: FunnelSummary
  /** Its public address. */
  url: string
  onDeleted: () => void
}

/** Asks, saying what goes; then the card leaves the list, with a way back. */
export function useDeleteFunnel({ funnel, url, onDeleted }: Deletion) {
  const queryClient = useQueryClient()
  const plan = usePerson()?.plan ?? 'free'
  const restoration = useRestoreFunnel()
  const params = { id: funnel.id }

  async function isWanted(): Promise<boolean> {
    const [goes, accounts] = await Promise.all([
      callApi(api.getFunnelDeletion, { params }).catch(() => null),
      queryClient.fetchQuery(runningAdsQuery).catch(() => []),
    ])
    const runningAds = runningAdsText(adsLeadingTo(accounts, funnel.id), new Date())
    const list = queryClient.getQueryData(funnelListQuery.queryKey) ?? [funnel]
    const left = list.length - 1
    return window.confirm(
      deletionQuestion({ title: funnel.title, url, goes, runningAds, plan, left }),
    )
  }

  return useMutation({
    mutationFn: async () => {
      if (!(await isWanted())) return 'kept'
      await callApi(api.deleteFunnel, { params })
      return 'deleted'
    },
    onSuccess: async (outcome) => {
      if (outcome === 'kept') return
      await queryClient.cancelQueries({ queryKey: funnelKeys.list })
      queryClient.setQueryData(funnelListQuery.queryKey, (list) =>
        list?.filter(({ id }) => id !== funnel.id),
      )
      queryClient.removeQueries({ queryKey: funnelKeys.one(funnel.id) })
      void refreshFunnels(queryClient, [funnelKeys.all])
      notifyWithUndo({
        text: 'Funnel deleted successfully',
        id: 'funnel-deleted',
        onUndo: () => restoration.mutate(funnel),
      })
      onDeleted()
    },
    onError: () => notifyError('Failed to delete funnel'),
  })
}
