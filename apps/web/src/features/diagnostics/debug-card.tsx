import { useQuery } from '@tanstack/react-query'
import type { Diagnostics } from '@wildpath/contract'

import { hasIndexedDb } from '../../lib/has-indexed-db.ts'
import { Card } from '../../ui/card.tsx'
import { DetailList } from './detail-list.tsx'

type DebugCardProps = { backend: Diagnostics | undefined }

export function DebugCard({ backend }: DebugCardProps) {
  const { data: isSupported } = useQuery({ queryKey: ['indexed-db'], queryFn: hasIndexedDb })

  return (
    <Card>
      <h2 className="mb-2 text-title">Debug Information</h2>
      <DetailList
        details={[
          ['User Agent', navigator.userAgent],
          ['App Version', backend?.version ?? 'Not set'],
          // Fixed (spec 3, section 8.6), since only admins receive the real one.
          ['Environment', backend?.environment ?? 'production'],
          ['Backend Emulators', 'Disabled'],
          ['IndexedDB Support', supportText(isSupported)],
        ]}
      />
    </Card>
  )
}

function supportText(isSupported: boolean | undefined): string {
  if (isSupported === undefined) return 'Testing...'
  return isSupported ? 'Supported' : 'Not Supported'
}
