import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type BadgeProps = {
  tone?: 'neutral' | 'fern' | 'lantern' | 'clay'
  /** Drawn as a rubber stamp instead of a pill. */
  isStamp?: boolean
  icon?: ReactNode
  children: ReactNode
}

const pills = {
  neutral: 'bg-raised text-ink',
  fern: 'bg-fern-wash text-fern',
  lantern: 'bg-lantern-wash text-lantern',
  clay: 'bg-clay-wash text-clay',
}
const stamps = {
  neutral: 'text-quiet',
  fern: 'text-fern',
  lantern: 'text-lantern',
  clay: 'text-clay',
}

export function Badge({ tone = 'neutral', isStamp = false, icon, children }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 text-note font-semibold whitespace-nowrap max-[22rem]:whitespace-normal',
        isStamp ? 'stamp m-[3px] rounded-[3px] px-2' : 'rounded-full px-2.5 py-0.5',
        isStamp ? stamps[tone] : pills[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
