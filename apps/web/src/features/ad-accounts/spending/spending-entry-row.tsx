import type { AdSpendingEntry } from '@wildpath/contract'

import { adPlatformNames } from '../../../entities/ad-spending/ad-platform-names.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { spendingEntryText } from './spending-entry-text.ts'

const tones = { done: 'fern', asked: 'lantern', refused: 'clay' } as const

export function SpendingEntryRow({ entry }: { entry: AdSpendingEntry }) {
  const { at, platform, isDemo, outcome, name, accountId, accountName } = entry
  const account = accountName ?? `Account ${accountId}`
  const { act, amount, remark } = spendingEntryText(entry)
  return (
    <li className="grid gap-x-6 gap-y-1 rounded-card border border-line bg-surface p-4 sm:grid-cols-[11rem_1fr_auto]">
      <p className="text-note text-quiet">
        <time dateTime={at}>{formatDateTime(at)}</time>
        <br />
        {adPlatformNames[platform]}
        {isDemo && ' · Demo'}
      </p>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[outcome]}>{act}</Badge>
          <span className="min-w-0 font-semibold wrap-anywhere">{name ?? account}</span>
        </div>
        {name !== null && <p className="mt-1 text-note wrap-anywhere text-quiet">{account}</p>}
        {remark !== null && <p className="mt-1 text-note wrap-anywhere text-quiet">{remark}</p>}
      </div>
      {amount !== null && <p className="font-semibold tabular-nums">{amount}</p>}
    </li>
  )
}
