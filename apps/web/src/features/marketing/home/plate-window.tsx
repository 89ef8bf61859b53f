import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type PlateWindowProps = { className: string; children: ReactNode }

/** As much of a picture as the plate has room for; the rest runs out of its lower edge. */
export function PlateWindow({ className, children }: PlateWindowProps) {
  return (
    <div className={clsx('relative grow', className)}>
      <div className="absolute inset-0 overflow-hidden">{children}</div>
    </div>
  )
}
