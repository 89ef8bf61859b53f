import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type NoticeProps = {
  tone?: 'neutral' | 'fern' | 'lantern' | 'clay' | 'lake'
  icon?: ReactNode
  title?: string
  action?: ReactNode
  children?: ReactNode
}

const tones = {
  neutral: 'border-line bg-raised',
  fern: 'border-fern bg-fern-wash',
  lantern: 'border-lantern bg-lantern-wash',
  clay: 'border-clay bg-clay-wash',
  lake: 'border-lake bg-lake-wash',
}

/** A message that stays on the page, with at most one thing to do about it. */
export function Notice({ tone = 'neutral', icon, title, action, children }: NoticeProps) {
  return (
    <div
      aria-live="polite"
      className={clsx(
        'flex flex-wrap items-start gap-x-3 gap-y-2 rounded-control border px-4 py-3 text-note text-ink',
        tones[tone],
      )}
    >
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        {icon && <span className="flex shrink-0">{icon}</span>}
        <div className="min-w-0 flex-1">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
      </div>
      {action && <div className="self-center">{action}</div>}
    </div>
  )
}
