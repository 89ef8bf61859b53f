import { useQuery } from '@tanstack/react-query'
import { isAdmin, type User } from '@wildpath/contract'
import { Megaphone } from 'lucide-react'

import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConnectedSocialAds } from './connected-social-ads.tsx'
import { PanelBody } from './panel-body.tsx'
import { socialConnectionQuery } from './social-ads-queries.ts'
import { socialPanelState } from './social-panel-state.ts'

type SocialAdsPanelProps = { user: User }

/** Facebook ads of the person's own account (spec 3, section 2.13). */
export function SocialAdsPanel({ user }: SocialAdsPanelProps) {
  const connection = useQuery(socialConnectionQuery)
  const state = socialPanelState(user.plan, {
    connection: connection.data,
    isFailed: connection.isError,
  })
  // Sandbox ads are no finished integration, and who runs the product sees so.
  const isPreview = isAdmin(user) && connection.data?.mode === 'sandbox'

  return (
    <section aria-labelledby="social-ads-title">
      <Card>
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <Megaphone aria-hidden size={22} className="text-fern" />
          <h2 id="social-ads-title" className="text-title">
            Facebook Ads
          </h2>
          {isPreview && <Badge tone="lantern">Admin Preview</Badge>}
        </div>
        {state.kind === 'connected' ? (
          <ConnectedSocialAds isDemo={state.isDemo} accountName={state.accountName} />
        ) : (
          <PanelBody
            state={state}
            failure={connection.error}
            onRetry={() => void connection.refetch()}
          />
        )}
      </Card>
    </section>
  )
}
