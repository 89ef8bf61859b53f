import type { ReactNode } from 'react'

type DetailListProps = { details: readonly (readonly [name: string, value: ReactNode])[] }

/** Names and values, side by side where there is room. */
export function DetailList({ details }: DetailListProps) {
  return (
    <dl className="divide-y divide-line">
      {details.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="pt-0.5 text-note text-quiet wrap-anywhere">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
