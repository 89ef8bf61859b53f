import type { ReactNode } from 'react'

type SettingRowProps = { title: string; text: ReactNode; action: ReactNode }

/** One thing that can be set: what it is, how it stands, and its button. */
export function SettingRow({ title, text, action }: SettingRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-sans text-body font-semibold tracking-normal">{title}</h3>
        <div className="mt-0.5 text-note text-quiet">{text}</div>
      </div>
      <div className="flex flex-wrap gap-3">{action}</div>
    </div>
  )
}
