import type { RevenueMonth } from '@wildpath/contract'
import { Banknote } from 'lucide-react'

import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { moneyText, monthText } from './money-text.ts'

/** Recorded payments of the last months, a bar each with its sum in words: nothing is told by colour alone. */
export function RevenueChart({ months }: { months: readonly RevenueMonth[] }) {
  const highest = Math.max(...months.map(({ paid }) => paid))
  const isEmpty = months.every(({ paid, refunded }) => paid === 0 && refunded === 0)

  return (
    <Card>
      <h2 className="text-title">Revenue of the last 12 months</h2>
      <p className="mt-1 text-note text-quiet">
        What the payment service confirmed as paid. Plans given by an admin are not in it.
      </p>
      {isEmpty ? (
        <div className="mt-4">
          <EmptyState
            illustration={<Banknote aria-hidden size={32} className="text-lantern" />}
            title="No payments yet"
            text="Each month gets its bar as soon as something was paid in it."
          />
        </div>
      ) : (
        <ul className="mt-4 flex flex-col gap-2">
          {months.map(({ month, paid, refunded }) => (
            <li key={month} className="flex items-center gap-3 text-note">
              <span className="w-18 shrink-0 text-quiet">{monthText(month)}</span>
              <span aria-hidden className="h-4 min-w-0 flex-1">
                <span
                  className="block h-full rounded-[3px] bg-fern"
                  style={{ width: highest === 0 ? 0 : `${(paid / highest) * 100}%` }}
                />
              </span>
              <span className="min-w-20 shrink-0 text-right tabular-nums">
                {moneyText(paid)}
                {refunded > 0 && (
                  <span className="block text-quiet">{moneyText(refunded)} given back</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
