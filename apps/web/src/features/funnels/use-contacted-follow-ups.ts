import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type ContactedFollowUps } from '@wildpath/contract'

import { callApi } from '../../entities/api/call-api.ts'
import { funnelKeys } from '../../entities/funnel/funnel-queries.ts'
import { updateUser } from '../../entities/person/update-user.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'

/** Saves whether follow-ups pause while their lead is marked as contacted. */
export function useContactedFollowUps() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ContactedFollowUps) => callApi(api.setContactedFollowUps, { body }),
    onSuccess: ({ user }, { pause }) => {
      updateUser(queryClient, user)
      notifySuccess(
        pause
          ? "Follow-ups to leads you've contacted are paused."
          : "Follow-ups to leads you've contacted continue.",
      )
      return queryClient.invalidateQueries({ queryKey: funnelKeys.all })
    },
    onError: (failure) => notifyError(failureMessage(failure, "Your choice wasn't saved.")),
  })
}
