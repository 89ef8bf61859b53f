import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type SocialAd, type SocialAdChange, type SocialAdStatus } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { accountKey } from '../ad-queries.ts'
import { changeFailureText } from '../change-failure-text.ts'
import { facebook } from './facebook.ts'
import { socialAdsQuery } from './social-ads-queries.ts'

/** Pauses, activates, edits, and deletes one ad (spec 3, section 8.2). */
export function useSocialAdActions(accountId: string, ad: SocialAd) {
  const queryClient = useQueryClient()
  const params = { accountId, adId: ad.id }
  const changeList = (change: (ads: readonly SocialAd[]) => SocialAd[]) =>
    queryClient.setQueryData(
      socialAdsQuery(accountId).queryKey,
      (list) => list && { ...list, ads: change(list.ads) },
    )
  const readAgain = () =>
    queryClient.invalidateQueries({ queryKey: accountKey(facebook, accountId) })

  const setStatus = useMutation({
    mutationFn: (status: SocialAdStatus) =>
      callApi(api.setSocialAdStatus, { params, body: { status } }),
    onSuccess(_, status) {
      changeList((ads) => ads.map((one) => (one.id === ad.id ? { ...one, status } : one)))
      notifySuccess(status === 'ACTIVE' ? 'Ad activated successfully' : 'Ad paused successfully')
    },
    onError: (failure) => notifyError(changeFailureText(failure, 'Failed to update ad status')),
    onSettled: readAgain,
  })
  const edit = useMutation({
    mutationFn: (change: SocialAdChange) => callApi(api.editSocialAd, { params, body: change }),
    onSuccess: () => notifySuccess('Ad updated successfully'),
    onSettled: readAgain,
  })
  const deletion = useMutation({
    mutationFn: () => callApi(api.deleteSocialAd, { params }),
    onSuccess() {
      changeList((ads) => ads.filter(({ id }) => id !== ad.id))
      notifySuccess('Ad deleted successfully')
    },
    onError: (failure) => notifyError(changeFailureText(failure, 'Failed to delete ad')),
    onSettled: readAgain,
  })
  return { setStatus, edit, deletion }
}
