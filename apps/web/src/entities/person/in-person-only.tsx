import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { useIsVisit } from './use-is-visit.ts'

type InPersonOnlyProps = {
  /** Of what stands around the children during a visit; rows that are divided stay divided. */
  className?: string
  children: ReactNode
}

/**
 * What only the person whose account this is can do: while support is signed in to it, nothing in here can be pressed, and
 * it says why. The server refuses it all the same.
 */
export function InPersonOnly({ className, children }: InPersonOnlyProps) {
  if (!useIsVisit()) return children
  return (
    <fieldset disabled className={clsx('min-w-0', className)}>
      <legend className="sr-only">Only the person whose account this is can change this.</legend>
      {children}
    </fieldset>
  )
}
