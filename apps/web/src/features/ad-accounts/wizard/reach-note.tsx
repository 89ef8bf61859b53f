import type { EstimatedReach } from '@wildpath/contract'
import { Users } from 'lucide-react'

import { reachText } from './reach-text.ts'

type ReachNoteProps = {
  title: string
  unit: string
  /** What the estimate still needs; null once it can be asked for. */
  missing: string | null
  /** Null where the platform tells none, undefined until it has answered. */
  reach: EstimatedReach | undefined
  /** What is said where the platform tells nothing. */
  typical: string
}

/** How many an ad reaches a day, as the platform estimates it. */
export function ReachNote({ title, unit, missing, reach, typical }: ReachNoteProps) {
  return (
    <div className="flex items-start gap-3 rounded-control bg-raised p-4">
      <Users aria-hidden size={20} className="mt-0.5 shrink-0 text-fern" />
      <div aria-live="polite">
        <p className="font-semibold">{title}</p>
        <p className="text-quiet tabular-nums">{missing ?? textOf()}</p>
      </div>
    </div>
  )

  function textOf(): string {
    if (reach === undefined) return 'Asking…'
    if (reach === null) return typical
    return reachText(reach, unit)
  }
}
