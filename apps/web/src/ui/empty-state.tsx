import type { ReactNode } from 'react'

type EmptyStateProps = {
  illustration?: ReactNode
  title: string
  text: string
  action?: ReactNode
}

/** What a list says when it is empty: one sentence and one next step. */
export function EmptyState({ illustration, title, text, action }: EmptyStateProps) {
  return (
    <div className="contour-ground flex flex-col items-center gap-3 overflow-hidden rounded-card border border-dashed border-edge px-6 py-12 text-center">
      {illustration}
      <p className="font-display text-title">{title}</p>
      <p className="max-w-md text-quiet">{text}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
