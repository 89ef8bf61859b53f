import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'

const suppressionsQuery = queryOptions({
  queryKey: ['suppressions'],
  queryFn: async ({ signal }) => (await callApi(api.listSuppressions, {}, { signal })).suppressions,
  staleTime: 0,
})

/** The addresses that get no follow-ups of the person's, and how to change them. */
export function useSuppressions() {
  const queryClient = useQueryClient()
  const list = useQuery(suppressionsQuery)
  const readAgain = () => queryClient.invalidateQueries({ queryKey: suppressionsQuery.queryKey })

  const add = useMutation({
    mutationFn: (email: string) => callApi(api.addSuppression, { body: { email } }),
    onSuccess: async (_nothing, email) => {
      await readAgain()
      notifySuccess(`${email} gets no follow-ups any more.`)
    },
  })
  const remove = useMutation({
    mutationFn: (email: string) => callApi(api.removeSuppression, { body: { email } }),
    onSuccess: (_nothing, email) => notifySuccess(`${email} may get follow-ups again.`),
    onError: (failure) =>
      notifyError(
        failureMessage(failure, 'The address is still on the list: nothing was changed.'),
      ),
    onSettled: readAgain,
  })

  return { list, add, remove }
}
