import { useEffect } from 'react'

import { useDemoUser } from '../../entities/person/demo-session.ts'
import { probeServer, useServerUnreachable } from '../../lib/network-status.ts'
import { useBrowserOnline } from '../../lib/use-browser-online.ts'
import { Card } from '../../ui/card.tsx'
import { StateBadge } from './state-badge.tsx'

// As often as the offline badge looks (spec 1, section 9).
const recheckMs = 5000

export function NetworkCard() {
  const isOnline = useBrowserOnline()
  const isConnected = !useServerUnreachable()
  const isDemo = useDemoUser() !== null

  useEffect(() => {
    void probeServer()
    const timer = setInterval(() => void probeServer(), recheckMs)
    return () => clearInterval(timer)
  }, [])

  const states = [
    { name: 'Browser Online', isGood: isOnline, good: 'Online', bad: 'Offline' },
    { name: 'Backend Status', isGood: isConnected, good: 'Connected', bad: 'Disconnected' },
    {
      name: 'App Mode',
      isGood: isOnline && isConnected && !isDemo,
      good: 'Online Mode',
      bad: 'Offline Mode',
    },
  ]

  return (
    <Card>
      <h2 className="text-title">Network Status</h2>
      <dl aria-live="polite" className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {states.map(({ name, ...state }) => (
          <div key={name} className="flex items-center justify-between gap-3 sm:block">
            <dt className="text-note text-quiet">{name}</dt>
            <dd className="sm:mt-1.5">
              <StateBadge {...state} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
