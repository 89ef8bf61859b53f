import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { ExternalLink, Plus, RefreshCw, Unplug } from 'lucide-react'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { notify, notifyError, notifySuccess } from '../../../ui/notify.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { readCosts } from '../read-costs.ts'
import { AccountPicker } from './account-picker.tsx'
import { AdCreations } from './ad-creations.tsx'
import { ConnectionError } from './connection-error.tsx'
import { SocialAdRow } from './social-ad-row.tsx'
import { socialAccountsQuery, socialAdKeys, socialAdsQuery } from './social-ads-queries.ts'
import { shownAccount } from './social-panel-state.ts'

type ConnectedSocialAdsProps = { isDemo: boolean; accountName: string | null }

const adsManagerUrl = 'https://adsmanager.facebook.com/'

export function ConnectedSocialAds({ isDemo, accountName }: ConnectedSocialAdsProps) {
  const queryClient = useQueryClient()
  const accounts = useQuery(socialAccountsQuery)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const account = shownAccount(accounts.data ?? [], chosenId)
  const ads = useQuery({ ...socialAdsQuery(account?.id ?? ''), enabled: account !== null })

  const refresh = useMutation({
    mutationFn: async () => {
      await accounts.refetch({ throwOnError: true })
      if (account !== null) await ads.refetch({ throwOnError: true })
      await readCosts(queryClient)
    },
    onSuccess: () => notifySuccess('Facebook data refreshed'),
    onError: () => notifyError('Failed to refresh Facebook data'),
  })
  const disconnecting = useMutation({
    mutationFn: () => callApi(api.disconnectSocialAds, {}),
    onSuccess({ isRevoked }) {
      notify(
        isRevoked
          ? 'Facebook is disconnected. Your ads there are as they were.'
          : 'Facebook is disconnected here, and did not answer. Remove the access there, too.',
      )
      return queryClient.invalidateQueries({ queryKey: socialAdKeys.all })
    },
    onError: (failure) => notifyError(failureMessage(failure, 'Failed to disconnect Facebook')),
  })

  function handleChoose(id: string) {
    const chosen = accounts.data?.find((one) => one.id === id)
    if (chosen === undefined) return notifyError('Failed to select account')
    setChosenId(id)
    notify(`Selected account: ${chosen.name}`)
  }

  if (accounts.isError && accounts.data === undefined) {
    return <ConnectionError failure={accounts.error} onRetry={() => void accounts.refetch()} />
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 max-sm:w-full">
          {accountName !== null && (
            <p className="mb-2 flex flex-wrap items-center gap-2 text-note text-quiet">
              {accountName}
              {isDemo && <Badge tone="lantern">Demo: no ad is shown, no money moves</Badge>}
            </p>
          )}
          <AccountPicker
            accounts={accounts.data ?? []}
            chosenId={account?.id ?? ''}
            onChoose={handleChoose}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            isBusy={refresh.isPending}
            onClick={() => refresh.mutate()}
          >
            {!refresh.isPending && <RefreshCw aria-hidden size={16} />}
            Refresh
          </Button>
          {!isDemo && (
            <a
              href={adsManagerUrl}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <ExternalLink aria-hidden size={16} />
              Open Ads Manager
            </a>
          )}
          <Button
            variant="quiet"
            size="small"
            isBusy={disconnecting.isPending}
            onClick={() => disconnecting.mutate()}
          >
            <Unplug aria-hidden size={16} />
            Disconnect
          </Button>
        </div>
      </div>
      {accounts.isPending || (account !== null && ads.isPending) ? (
        <Skeleton className="h-32" />
      ) : account === null ? (
        <p className="text-quiet">Choose an ad account to see its ads.</p>
      ) : ads.data === undefined ? (
        <ConnectionError failure={ads.error} onRetry={() => void ads.refetch()} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="font-semibold">Ads, with their last 30 days</h3>
            <ButtonLink to={`/dashboard/facebook-ads/new?account=${account.id}`} size="small">
              <Plus aria-hidden size={16} />
              Create New Ad
            </ButtonLink>
          </div>
          <AdCreations creations={ads.data.creations} accountId={account.id} />
          {ads.data.ads.length === 0 ? (
            <EmptyState
              title="No ads yet"
              text="Ads of this account appear here, with what they bring."
            />
          ) : (
            <ul className="flex flex-col gap-3">
              {ads.data.ads.map((ad) => (
                <SocialAdRow key={ad.id} accountId={account.id} ad={ad} />
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  )
}
