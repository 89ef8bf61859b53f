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
import { facebook } from './facebook.ts'
import { SocialAdRow } from './social-ad-row.tsx'
import { socialAdsQuery } from './social-ads-queries.ts'

type SocialAdListProps = { accountId: string; maySpend: boolean }

/** The ads of an account, with the way to a new one. */
export function SocialAdList({ accountId, maySpend }: SocialAdListProps) {
  const list = useQuery(socialAdsQuery(accountId))
  const costs = useQuery(adResultsQuery())
  if (list.isPending) return <Skeleton className="h-32" />
  if (list.data === undefined) {
    return (
      <ConnectionError
        platform={facebook}
        failure={list.error}
        text={facebook.texts.listFailed}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const { ads, creations } = list.data
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-sans text-body font-semibold tracking-normal">
          Ads, with their last 30 days
        </h3>
        {maySpend && (
          <ButtonLink to={`/dashboard/facebook-ads/new?account=${accountId}`} size="small">
            <Plus aria-hidden size={16} />
            Create New Ad
          </ButtonLink>
        )}
      </div>
      <AdCreations platform={facebook} accountId={accountId} creations={creations} />
      {ads.length === 0 ? (
        <EmptyState
          title="No ads yet"
          text="Ads of this account appear here, with what they bring."
        />
      ) : (
        <>
          <ul className="flex flex-col gap-3">
            {ads.map((ad) => (
              <SocialAdRow
                key={ad.id}
                accountId={accountId}
                ad={ad}
                sharing={ads.filter(({ adsetId }) => adsetId === ad.adsetId).length}
                result={resultOf(costs.data, facebook.id, ad.id)}
                maySpend={maySpend}
              />
            ))}
          </ul>
          <CountsNote platform={facebook} />
        </>
      )}
    </>
  )
}
