import type { ReactNode } from 'react'

type StatProps = { label: string; value: string; note?: ReactNode; icon?: ReactNode }

/** One figure and its name. Belongs inside a `<dl>`. */
export function Stat({ label, value, note, icon }: StatProps) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-surface p-4 shadow-low sm:p-5">
      <dt className="flex items-center gap-2 text-note text-quiet">
        {icon}
        {label}
      </dt>
      <dd className="mt-2 font-display text-heading tabular-nums">{value}</dd>
      {note && <dd className="mt-1 text-note text-quiet">{note}</dd>}
    </div>
  )
}
