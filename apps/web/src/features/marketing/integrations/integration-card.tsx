import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import type { Integration } from './integrations.ts'

type IntegrationCardProps = {
  integration: Integration
  state: 'live' | 'sandbox'
  /** Names of the configuration are nobody else's business. */
  isForAdmin: boolean
}

export function IntegrationCard({ integration, state, isForAdmin }: IntegrationCardProps) {
  const isLive = state === 'live'

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-title">{integration.name}</h2>
        <Badge tone={isLive ? 'fern' : 'lantern'}>{isLive ? 'Connected' : 'Sandbox'}</Badge>
      </div>
      <p className="mt-2 text-quiet">{isLive ? integration.live : integration.sandbox}</p>
      {!isLive && isForAdmin && (
        <p className="mt-3 text-note text-quiet">
          Switched on by{' '}
          <code translate="no" className="rounded-[3px] bg-raised px-1.5">
            {integration.switchedOnBy}
          </code>{' '}
          in the configuration.
        </p>
      )}
    </Card>
  )
}
