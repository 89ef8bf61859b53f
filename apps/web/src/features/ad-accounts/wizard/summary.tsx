import type { ReactNode } from 'react'

type SummaryProps = {
  lines: readonly { label: string; value: ReactNode }[]
  isDemo: boolean
  /** How the platform spends a budget. */
  spendingRule: string
}

/** What is about to begin, before anything is spent. */
export function Summary({ lines, isDemo, spendingRule }: SummaryProps) {
  return (
    <section aria-label="Summary" className="rounded-card border border-line p-4">
      <h2 className="font-semibold">Summary</h2>
      <dl className="mt-3 flex flex-col gap-2 text-note">
        {lines.map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
            <dt className="text-quiet">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-note text-quiet">
        {isDemo
          ? 'This is a demo account: no ad is shown and no money moves.'
          : `Nothing is spent before you press the button. ${spendingRule}`}
      </p>
    </section>
  )
}
