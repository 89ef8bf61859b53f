import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type PlateProps = {
  /** As in a field guide: 'Plate 2'. */
  number: number
  title: string
  text: string
  /** What is shown, below the words. */
  children: ReactNode
  className?: string
}

/** One thing that the product makes, shown as a plate of a field guide. */
export function Plate({ number, title, text, children, className }: PlateProps) {
  return (
    <li
      className={clsx(
        'plate flex flex-col overflow-hidden rounded-card border border-line bg-surface px-6 pt-6 shadow-low sm:px-8 sm:pt-8',
        className,
      )}
    >
      <p className="font-display text-note text-lantern italic">Plate {number}</p>
      <h3 className="mt-1 text-title">{title}</h3>
      <p className="mt-2 mb-7 max-w-xl text-quiet">{text}</p>
      {/* Above the inner line, which ends where a picture runs out of the plate. */}
      <div className="relative z-1 flex grow flex-col justify-end">{children}</div>
    </li>
  )
}
