import type { ReactNode } from 'react'

/** One subject of a dialog that has several. */
export function DialogPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-sans text-note font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  )
}
