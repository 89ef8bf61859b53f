import type { ReactNode } from 'react'

export type SummaryLine = { label: string; value: ReactNode }

export function SummaryLines({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <dl className="flex flex-col gap-2 text-note">
      {lines.map(({ label, value }) => (
        <div key={label} className="grid gap-x-4 sm:grid-cols-[6rem_1fr]">
          <dt className="text-quiet">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
