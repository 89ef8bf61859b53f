import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  api,
  type SearchCampaign,
  type SearchCampaignSettings,
  type SwitchedStatus,
} from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { accountKey } from '../ad-queries.ts'
import { googleAds } from './google-ads.ts'
import { searchCampaignsQuery } from './search-ads-queries.ts'

/** What is done with one campaign. */
export function useCampaignActions(accountId: string, { id: campaignId }: { id: string }) {
  const queryClient = useQueryClient()
  const params = { accountId, campaignId }
  const changeIt = (change: Partial<SearchCampaign>) =>
    queryClient.setQueryData(
      searchCampaignsQuery(accountId).queryKey,
      (list) =>
        list && {
          ...list,
          campaigns: list.campaigns.map((one) =>
            one.id === campaignId ? { ...one, ...change } : one,
          ),
        },
    )
  const readAgain = () =>
    queryClient.invalidateQueries({ queryKey: accountKey(googleAds, accountId) })

  const setStatus = useMutation({
    mutationFn: (status: SwitchedStatus) =>
      callApi(api.setSearchCampaignStatus, { params, body: { status } }),
    onSuccess(_, status) {
      changeIt({ status })
      notifySuccess(
        status === 'ENABLED' ? 'Campaign enabled successfully' : 'Campaign paused successfully',
      )
    },
    onError: (failure) => notifyError(failureMessage(failure, 'Failed to update campaign')),
    onSettled: readAgain,
  })
  const edit = useMutation({
    mutationFn: (change: SearchCampaignSettings) =>
      callApi(api.editSearchCampaign, { params, body: change }),
    onSuccess(_, { name, dailyBudget: budget, totalBudget, endDate }) {
      changeIt({
        name,
        endDate,
        ...(budget !== undefined && { budget }),
        ...(totalBudget !== undefined && { totalBudget }),
      })
      notifySuccess('Campaign updated successfully')
    },
    onSettled: readAgain,
  })
  const removal = useMutation({
    mutationFn: () => callApi(api.removeSearchCampaign, { params }),
    onSuccess() {
      changeIt({ status: 'REMOVED' })
      notifySuccess('Campaign removed successfully')
    },
    onError: (failure) => notifyError(failureMessage(failure, 'Failed to remove campaign')),
    onSettled: readAgain,
  })
  return { setStatus, edit, removal }
}
