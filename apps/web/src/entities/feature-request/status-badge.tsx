import type { FeatureRequestStatus } from '@wildpath/contract'

import { Badge } from '../../ui/badge.tsx'
import { statusNames } from './request-words.ts'

const tones = {
  open: 'neutral',
  planned: 'lantern',
  building: 'lantern',
  done: 'fern',
  declined: 'clay',
} as const

export function StatusBadge({ status }: { status: FeatureRequestStatus }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>
}
