import type { ReactNode } from 'react'

/** Choices stand side by side where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-1 items-start gap-4 @sm:grid-cols-2">{children}</div>
}
