import { type FunnelSummary, industryLabels } from '@wildpath/contract'
import { useId } from 'react'
import { Link } from 'react-router'

import { RunningAdsNotice } from '../../../entities/ad-spending/running-ads-notice.tsx'
import { useRunningAdsText } from '../../../entities/ad-spending/use-running-ads-text.ts'
import { useSession } from '../../../entities/person/session.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { PublicationBadges } from '../publication-badges.tsx'
import { ReadOnlyBadge } from '../read-only-badge.tsx'
import { useFunnelPrefetch } from '../use-funnel-prefetch.ts'
import { TimeAgo } from '../time-ago.tsx'
import { UnpublishedChangesBadge } from '../unpublished-changes-badge.tsx'
import { FunnelCardActions } from './funnel-card-actions.tsx'
import { FunnelCardStats } from './funnel-card-stats.tsx'

type FunnelCardProps = { funnel: FunnelSummary; onDeleted: () => void }

export function FunnelCard({ funnel, onDeleted }: FunnelCardProps) {
  const titleId = useId()
  const session = useSession()
  const prefetch = useFunnelPrefetch(funnel.id)
  const url = funnel.public_url
  const isClosed = !funnel.isPublic && !session?.isDemo
  const runningAds = useRunningAdsText({ isShown: isClosed, funnelId: funnel.id })

  return (
    <Card className="@container">
      <article aria-labelledby={titleId} className="flex flex-col gap-5">
        <div className="flex flex-col gap-5 @2xl:flex-row @2xl:justify-between @2xl:gap-8">
          <div className="min-w-0">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <h3 id={titleId} className="text-title wrap-anywhere">
                <Link
                  to={`/funnel/${funnel.id}`}
                  {...(!session?.isDemo && prefetch)}
                  className="-my-2 inline-block py-2 decoration-1 underline-offset-4 hover:underline"
                >
                  {funnel.title}
                </Link>
              </h3>
              <p className="flex flex-wrap gap-2">
                {session?.isDemo && <Badge tone="lantern">Demo sample</Badge>}
                <PublicationBadges funnel={funnel} />
                {funnel.has_unpublished_changes && <UnpublishedChangesBadge />}
                {funnel.is_read_only && <ReadOnlyBadge />}
              </p>
            </div>
            <p className="mt-2 text-note text-quiet">
              {industryLabels[funnel.business_info.industry]}
              <span aria-hidden> · </span>
              Created <TimeAgo time={funnel.created_at} />
            </p>
            {funnel.isPublic && !session?.isDemo && (
              <p className="text-note">
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-block py-1.5 wrap-anywhere text-fern underline decoration-1 underline-offset-4"
                >
                  {url}
                </a>
              </p>
            )}
          </div>
          <FunnelCardStats stats={funnel.stats} />
        </div>
        {isClosed && <RunningAdsNotice runningAds={runningAds} isPublic={false} />}
        <FunnelCardActions funnel={funnel} url={url} titleId={titleId} onDeleted={onDeleted} />
      </article>
    </Card>
  )
}
