import { useQuery } from '@tanstack/react-query'
import type { Funnel } from '@wildpath/contract'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { funnelQuery } from '../entities/funnel/funnel-queries.ts'
import type { Obstacle } from '../features/ad-accounts/wizard/obstacle.ts'
import { allAds, type StoredAd } from '../features/funnels/ads/ad-lists.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export type Advertised = {
  /** What the ad is for; undefined where the address names no adventure. */
  funnel: Funnel | undefined
  ad: StoredAd | undefined
  notice: ReactNode
  /** Why it cannot be advertised now. */
  obstacle: Obstacle | null
  /** Tells drafts of different ads apart. */
  draftName: string
}

type AdvertisedAdventureProps = { children: (advertised: Advertised) => ReactNode }

/** The adventure and its ad that the address of a wizard names. */
export function AdvertisedAdventure({ children }: AdvertisedAdventureProps) {
  const [params] = useSearchParams()
  const [funnelId, adId] = [params.get('funnel'), params.get('ad')]
  const funnel = useQuery({ ...funnelQuery(funnelId ?? ''), enabled: funnelId !== null })
  if (funnelId !== null && funnel.data === undefined) {
    return (
      <div className="content-width py-10">
        {funnel.isError ? (
          <LoadFailure
            title="The adventure could not be loaded"
            failure={funnel.error}
            isRetrying={funnel.isFetching}
            onRetry={() => void funnel.refetch()}
          />
        ) : (
          <Skeleton className="h-96" />
        )}
      </div>
    )
  }
  const ad =
    funnel.data && allAds(funnel.data.generated_content.ad_copy).find(({ id }) => id === adId)

  const unpublishedId = funnel.data?.isPublic === false ? funnel.data.id : null
  return children({
    funnel: funnel.data,
    ad,
    notice: unpublishedId !== null && <Unpublished id={unpublishedId} />,
    obstacle:
      unpublishedId !== null
        ? {
            text: 'Publish the adventure first: nobody else can open its page yet.',
            action: <PublishSettings id={unpublishedId} />,
          }
        : null,
    draftName: `${funnelId ?? ''} ${ad?.id ?? ''}`,
  })
}

function Unpublished({ id }: { id: string }) {
  return (
    <Notice
      tone="clay"
      title="This adventure is not published"
      action={<PublishSettings id={id} />}
    >
      <p>The ad would lead to a page that nobody but you can open. Publish the adventure first.</p>
    </Notice>
  )
}

function PublishSettings({ id }: { id: string }) {
  return (
    <ButtonLink to={`/funnel/${id}?dialog=publish`} variant="secondary" size="small">
      Publish Settings
    </ButtonLink>
  )
}
