import type { ReactNode } from 'react'

/** The person's design library, wherever it comes from: `pick` answers null when nothing was chosen. */
export type PictureLibrary = {
  pick: () => Promise<{ src: string; width: number; height: number; alt: string } | null>
  dialog: ReactNode
}
