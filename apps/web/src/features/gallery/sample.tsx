import type { ReactNode } from 'react'

/** One part and its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 text-lead">{name}</h3>
      {children}
    </div>
  )
}
