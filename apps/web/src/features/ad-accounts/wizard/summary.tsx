import { Copy } from 'lucide-react'

import { Notice } from '../../../ui/notice.tsx'
import { type AdAccount, type AdPlatform, getSpendingRule } from '../ad-platform.ts'
import { AdCap } from '../spending/ad-cap.tsx'
import { type SummaryLine, SummaryLines } from '../summary-lines.tsx'
import { CountryNote } from './country-note.tsx'

type SummaryProps = {
  platform: AdPlatform
  account: AdAccount
  /** Units of the account's currency. */
  dailyBudget: number
  lines: readonly SummaryLine[]
  /** Why the country is to be checked; null where it is not. */
  countryNote: string | null
  /** What leads to the same page already; null where nothing does. */
  runsAlready: string | null
  isDemo: boolean
  /** Then it may be among what runs itself. */
  isMade: boolean
  /** A paused ad spends nothing, so the daily cap does not apply. */
  startsPaused?: boolean
  hasTotalBudget?: boolean
}

/** What is about to begin, before anything is spent. */
export function Summary(props: SummaryProps) {
  const { platform, account, dailyBudget, lines, countryNote, runsAlready, isDemo, isMade } = props
  const { startsPaused = false, hasTotalBudget = false } = props
  return (
    <section aria-label="Summary" className="rounded-card border border-line p-4">
      <h2 className="font-sans text-body font-semibold tracking-normal">Summary</h2>
      <div className="mt-3">
        <SummaryLines lines={lines} />
      </div>
      {countryNote !== null && (
        <div className="mt-4">
          <CountryNote text={countryNote} />
        </div>
      )}
      {runsAlready !== null && !isMade && (
        <div className="mt-4">
          <Notice
            tone="lantern"
            icon={<Copy aria-hidden size={18} className="mt-0.5 shrink-0 text-lantern" />}
          >
            {runsAlready}
          </Notice>
        </div>
      )}
      <div className="mt-4">
        <AdCap
          platform={platform}
          account={account}
          planned={isMade || startsPaused ? 0 : dailyBudget}
        />
      </div>
      <p className="mt-3 text-note text-quiet">
        {isDemo
          ? 'This is a demo account. No ad is shown and no money is spent.'
          : `Nothing is spent before you ${startsPaused ? `${platform.startVerb} it` : 'press the button'}. ${getSpendingRule(platform, hasTotalBudget)}`}
      </p>
    </section>
  )
}
