import { clsx } from 'clsx'

export type OrderLine = { label: string; value: string; note?: string; isStrong?: boolean }

/** The sums of an order, one under the other, figures at the right edge. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <dl className="flex flex-col gap-3">
      {lines.map(({ label, value, note, isStrong = false }) => (
        <div
          key={label}
          className={clsx(
            'flex flex-wrap items-baseline justify-between gap-x-4',
            isStrong && 'border-t border-line pt-3',
          )}
        >
          <dt className={isStrong ? 'font-semibold' : 'text-quiet'}>{label}</dt>
          <dd className={clsx('tabular-nums', isStrong && 'font-display text-title font-semibold')}>
            {value}
          </dd>
          {note && <dd className="basis-full text-note text-quiet">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
