import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../../lib/api-client.ts'
import { funnelKeys, funnelListQuery } from '../../../lib/funnel-queries.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'

/** Deletes a funnel for good; its card leaves the list once the server has done it. */
export function useDeleteFunnel(funnelId: string, onDeleted: () => void) {
  const queryClient = useQueryClient()

  return useMutation({
    mutationFn: () => callApi(api.deleteFunnel, { params: { id: funnelId } }),
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey: funnelKeys.list })
      queryClient.setQueryData(funnelListQuery.queryKey, (list) =>
        list?.filter((funnel) => funnel.id !== funnelId),
      )
      queryClient.removeQueries({ queryKey: funnelKeys.one(funnelId) })
      notifySuccess('Funnel deleted successfully')
      onDeleted()
    },
    onError: () => notifyError('Failed to delete funnel'),
  })
}
