import type { ReactNode } from 'react'

/** Why nothing can be made at the moment. */
export type Obstacle = {
  /** A sentence. */
  text: string
  /** A way to what removes it. */
  action?: ReactNode
}
