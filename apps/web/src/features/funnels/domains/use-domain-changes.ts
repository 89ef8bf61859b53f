import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type Domain } from '@wildpath/contract'

import { callApi } from '../../../entities/api/call-api.ts'
import {
  funnelKeys,
  funnelListQuery,
  funnelQuery,
} from '../../../entities/funnel/funnel-queries.ts'
import { refreshFunnels } from '../../../entities/funnel/refresh-funnels.ts'
import { isPlanRefusal } from '../../../entities/plan/plan-refusal.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { notify, notifyError, notifySuccess } from '../../../ui/notify.ts'
import { domainQuery } from './domain-query.ts'
import { addedText, checkText } from './domain-state.ts'

/** Takes over a domain as the server answered it, in the dialog and wherever the address is named. */
function useDomainCache(funnelId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = domainQuery(funnelId)
  const named = [funnelKeys.list, funnelKeys.one(funnelId)]

  return {
    async take(domain: Domain) {
      // A refetch that began before would bring the old state back.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (settings) => settings && { ...settings, domain })
      if (domain.status === 'verified') showAddress(queryClient, funnelId, domain.url)
      void refreshFunnels(queryClient, named)
    },
    /** What stands there after a removal: nothing, or the domain that the removed one was to replace. */
    async readAnew() {
      try {
        await queryClient.fetchQuery({ ...domainQuery(funnelId), staleTime: 0 })
      } catch {
        queryClient.setQueryData(queryKey, (settings) => settings && { ...settings, domain: null })
      }
      void refreshFunnels(queryClient, named)
    },
    /** Somebody else may have changed it meanwhile. */
    reload: () => void refreshFunnels(queryClient, [queryKey, ...named]),
  }
}

/** Shows the new address before the funnels are refetched. */
export function showAddress(queryClient: QueryClient, funnelId: string, url: string): void {
  queryClient.setQueryData(
    funnelQuery(funnelId).queryKey,
    (funnel) => funnel && { ...funnel, public_url: url },
  )
  queryClient.setQueryData(funnelListQuery.queryKey, (funnels) =>
    funnels?.map((funnel) => (funnel.id === funnelId ? { ...funnel, public_url: url } : funnel)),
  )
}

/** Adds a domain, or puts it in the place of the one before. */
export function useAddDomain(funnelId: string) {
  const cache = useDomainCache(funnelId)

  return useMutation({
    mutationFn: (domain: string) =>
      callApi(api.setDomain, { params: { id: funnelId }, body: { domain } }),
    onSuccess: async (domain) => {
      await cache.take(domain)
      notifySuccess(addedText(domain))
    },
    onError: (failure) => {
      // The upgrade dialog says it: see the query client.
      if (!isPlanRefusal(failure)) notifyError('Failed to add domain')
    },
  })
}

/** Asks the DNS now. */
export function useVerifyDomain(funnelId: string) {
  const cache = useDomainCache(funnelId)

  return useMutation({
    mutationFn: () => callApi(api.verifyDomain, { params: { id: funnelId } }),
    onSuccess: async (domain) => {
      await cache.take(domain)
      const tell = domain.status === 'verified' && domain.brokenSince === null
      ;(tell ? notifySuccess : notify)(checkText(domain))
    },
    onError: (failure) => {
      cache.reload()
      if (isPlanRefusal(failure)) return
      notifyError(failureMessage(failure, 'Nothing could be checked just now. Please try again.'))
    },
  })
}

/** Chooses which host shows the page; the others redirect to it. */
export function useChooseHost(funnelId: string) {
  const cache = useDomainCache(funnelId)

  return useMutation({
    mutationFn: (host: string) =>
      callApi(api.setPrimaryHost, { params: { id: funnelId }, body: { host } }),
    onSuccess: async (domain) => {
      await cache.take(domain)
      const primary = domain.hosts.find(({ isPrimary }) => isPrimary)
      notifySuccess(`${primary?.displayName ?? domain.displayName} is the page's address now`)
    },
    onError: (failure) => {
      cache.reload()
      if (isPlanRefusal(failure)) return
      notifyError(failureMessage(failure, 'The address stays as it was. Please try again.'))
    },
  })
}

export function useRemoveDomain(funnelId: string, onRemoved: () => void) {
  const cache = useDomainCache(funnelId)

  return useMutation({
    mutationFn: () => callApi(api.removeDomain, { params: { id: funnelId } }),
    onSuccess: async () => {
      await cache.readAnew()
      notifySuccess('Custom domain removed')
      onRemoved()
    },
    onError: () => {
      cache.reload()
      notifyError('Failed to remove domain')
    },
  })
}
