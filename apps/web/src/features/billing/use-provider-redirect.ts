import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { providerAddress } from './provider-address.ts'
import { sessionQuery } from '../../entities/person/session.ts'
import { notifyError } from '../../ui/notify.ts'
import { allBilling } from './billing-queries.ts'

/**
 * Asks where the payment provider wants the person, and goes there. Busy from the press until the page
 * is left, so that one press is one visit; `fallback` is said when a failure has no words of its own.
 */
export function useProviderRedirect(ask: () => Promise<{ url: string }>, fallback: string) {
  const queryClient = useQueryClient()
  const { mutate, reset, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const address = providerAddress((await ask()).url, window.location.origin)
      if (address === null) throw new Error(fallback)
      window.location.assign(address)
    },
    onError: (failure) => {
      notifyError(failureMessage(failure, fallback))
      // What is shown is not what holds: another tab, say, has subscribed already.
      if (!(failure instanceof ApiFailure) || failure.status !== 409) return
      void queryClient.invalidateQueries(allBilling)
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })

  // Coming back may find this very page again, as it was when it was left.
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => event.persisted && reset()
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [reset])

  return { go: () => mutate(), isBusy: isPending || isSuccess }
}
