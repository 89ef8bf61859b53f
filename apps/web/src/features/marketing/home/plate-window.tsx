import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { SampleMark } from '../sample-mark.tsx'

type PlateWindowProps = {
  className: string
  /** Marks a picture whose content is not real. */
  label?: string
  children: ReactNode
}

/** As much of a picture as the plate has room for; the rest runs out of its lower edge. */
export function PlateWindow({ className, label, children }: PlateWindowProps) {
  return (
    <div className={clsx('relative grow', className)}>
      <div className="absolute inset-0 overflow-hidden">{children}</div>
      {label !== undefined && (
        <div className="absolute top-3 right-3 rounded-control bg-surface p-1">
          <SampleMark label={label} />
        </div>
      )}
    </div>
  )
}
