import type { ReactNode } from 'react'

/** A part of the form with a title. */
type ChapterProps = {
  title: string
  /** What it is for, right below its title. */
  intro?: string
  children: ReactNode
}

export function Chapter({ title, intro, children }: ChapterProps) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-5 shadow-low sm:p-6">
      <legend className="float-left mb-5 w-full font-display text-title">{title}</legend>
      <div className="clear-both flex flex-col gap-5">
        {intro !== undefined && <p className="-mt-3 text-note text-quiet">{intro}</p>}
        {children}
      </div>
    </fieldset>
  )
}
