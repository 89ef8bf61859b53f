import type { ReactNode } from 'react'

/** A part of the form with a title. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-low sm:p-6">
      <legend className="float-left mb-5 w-full font-display text-title">{title}</legend>
      <div className="clear-both flex flex-col gap-5">{children}</div>
    </fieldset>
  )
}
