import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Funnel } from '@wildpath/contract'

import { callApi } from '../api/call-api.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { funnelKeys } from './funnel-queries.ts'
import { updateUser } from '../person/update-user.ts'
import { notifyError, notifySuccess } from '../../ui/notify.ts'

/** Makes one funnel the editable one; the others become readable only, on every screen at once. */
export function useEditableChoice(onChosen?: () => void) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: (funnel: Pick<Funnel, 'id' | 'title'>) =>
      callApi(api.chooseEditableFunnel, { body: { funnel_id: funnel.id } }),
    onSuccess: async ({ user }, { title }) => {
      updateUser(queryClient, user)
      await queryClient.invalidateQueries({ queryKey: funnelKeys.all })
      notifySuccess(`${title} is the editable one now.`)
      onChosen?.()
    },
    onError: (failure) => notifyError(failureMessage(failure, 'Nothing was changed.')),
  })
}
