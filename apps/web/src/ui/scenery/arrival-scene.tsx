import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Ridge } from './ridge.tsx'

type ArrivalSceneProps = { className?: string; children: ReactNode }

/** Where people arrive: sky, map lines and a ridge behind the content, which keeps clear of both. */
export function ArrivalScene({ className, children }: ArrivalSceneProps) {
  return (
    <div className="arrival-sky contour-ground flex flex-1 flex-col overflow-hidden">
      <Ridge className="absolute inset-x-0 bottom-0 -z-1 h-[clamp(9rem,26vw,20rem)] w-full" />
      <div className={clsx('flex flex-1 flex-col', className)}>{children}</div>
    </div>
  )
}
