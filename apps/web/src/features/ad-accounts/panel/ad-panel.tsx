import { isAdmin, type User } from '@wildpath/contract'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import type { AdAccount, AdPlatform } from '../ad-platform.ts'
import { ConnectedPanel } from './connected-panel.tsx'
import { PanelBody } from './panel-body.tsx'
import { usePanelState } from './use-panel-state.ts'

type AdPanelProps = {
  platform: AdPlatform
  user: User
  icon: LucideIcon
  /** What there is on the account that is shown; without leave to spend, what runs can only be stopped. */
  renderAccount: (account: AdAccount, maySpend: boolean) => ReactNode
}

/** What a person has at an ad platform, or how they get there. */
export function AdPanel({ platform, user, icon: Icon, renderAccount }: AdPanelProps) {
  const titleId = useId()
  const { connection, state } = usePanelState(platform, user)
  // A sandbox is no finished integration, and who runs the product sees so.
  const isPreview = isAdmin(user) && connection.data?.mode === 'sandbox'

  return (
    <section aria-labelledby={titleId}>
      <Card>
        <div className="mb-2 flex flex-wrap items-center gap-3 sm:mb-4">
          <Icon aria-hidden size={22} className="text-fern" />
          <h2 id={titleId} className="text-title">
            {platform.title}
          </h2>
          {isPreview && <Badge tone="lantern">Admin Preview</Badge>}
        </div>
        {state.kind === 'connected' ? (
          <ConnectedPanel
            {...state}
            platform={platform}
            maySpend
            renderAccount={(account) => renderAccount(account, true)}
          />
        ) : (
          <div className="flex flex-col gap-5">
            <PanelBody
              platform={platform}
              state={state}
              failure={connection.error}
              isAboveList
              onRetry={() => void connection.refetch()}
            />
            {state.kind === 'upgrade' && state.running !== null && (
              <ConnectedPanel
                {...state.running}
                platform={platform}
                maySpend={false}
                renderAccount={(account) => renderAccount(account, false)}
              />
            )}
          </div>
        )}
      </Card>
    </section>
  )
}
