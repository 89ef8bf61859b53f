import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'

import { adResultsQuery } from '../../../entities/ad-results/ad-results-query.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { resultOf } from '../lead-figures.ts'
import { AdCreations } from '../panel/ad-creations.tsx'
import { ConnectionError } from '../panel/connection-error.tsx'
import { CountsNote } from '../panel/counts-note.tsx'
import { CampaignRow } from './campaign-row.tsx'
import { googleAds } from './google-ads.ts'
import { searchCampaignsQuery } from './search-ads-queries.ts'

type CampaignListProps = { accountId: string; maySpend: boolean }

/** The campaigns of an account, with the way to a new one. */
export function CampaignList({ accountId, maySpend }: CampaignListProps) {
  const list = useQuery(searchCampaignsQuery(accountId))
  const costs = useQuery(adResultsQuery())
  if (list.isPending) return <Skeleton className="h-32" />
  if (list.data === undefined) {
    return (
      <ConnectionError
        platform={googleAds}
        failure={list.error}
        text={googleAds.texts.listFailed}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { campaigns, creations } = list.data
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-sans text-body font-semibold tracking-normal">
          Campaigns, with their last 30 days
        </h3>
        {maySpend && (
          <ButtonLink to={`/dashboard/google-ads/new?account=${accountId}`} size="small">
            <Plus aria-hidden size={16} />
            Create Campaign
          </ButtonLink>
        )}
      </div>
      <AdCreations platform={googleAds} accountId={accountId} creations={creations} />
      {campaigns.length === 0 ? (
        <EmptyState
          title="No campaigns yet"
          text="Campaigns of this account appear here, with what they bring."
        />
      ) : (
        <>
          <ul className="flex flex-col gap-3">
            {campaigns.map((campaign) => (
              <CampaignRow
                key={campaign.id}
                accountId={accountId}
                campaign={campaign}
                result={resultOf(costs.data, googleAds.id, campaign.id)}
                maySpend={maySpend}
              />
            ))}
          </ul>
          <CountsNote platform={googleAds} />
        </>
      )}
    </div>
  )
}
