import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, type SoldPlanKey } from '@wildpath/contract'

import { callApi } from '../../entities/api/call-api.ts'
import { useSession } from '../../entities/person/session.ts'

/** Cache keys of everything below a person's payments; `['billing']` invalidates them all. */
const billingKeys = {
  all: ['billing'],
  account: ['billing', 'account'],
  change: (plan: SoldPlanKey) => ['billing', 'change', plan],
} as const

export const allBilling = { queryKey: billingKeys.all }

/** The person's account at the payment provider. */
export const billingQuery = queryOptions({
  queryKey: billingKeys.account,
  queryFn: ({ signal }) => callApi(api.getBilling, {}, { signal }),
  staleTime: 5000,
})

const demoBilling = {
  subscription: null,
  paidBesideGiven: null,
  isTrialAvailable: true,
  receipts: [],
  hasPortal: false,
}

/** The account once it is known; a demo user has none anywhere. */
export function useBilling() {
  const isDemo = useSession()?.isDemo ?? false
  const billing = useQuery({ ...billingQuery, enabled: !isDemo })
  return isDemo ? { ...demoAnswer, data: demoBilling, refetch: billing.refetch } : billing
}

const demoAnswer = { isPending: false, isError: false, isFetching: false, error: null } as const

/**
 * What changing to `plan` would cost. Asked once and kept as it is: the amount must not change under
 * the eyes of the person who confirms it.
 */
export function planChangeQuery(plan: SoldPlanKey) {
  return queryOptions({
    queryKey: billingKeys.change(plan),
    queryFn: ({ signal }) => callApi(api.previewPlanChange, { body: { plan } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
}
