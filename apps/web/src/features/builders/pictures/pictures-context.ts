import { createContext } from 'react'

import type { PictureTarget } from './picture-target.ts'

export type PictureActions = {
  /** Opens the picture dialog. Focus returns to the opener when it closes. */
  open: (target: PictureTarget, opener: HTMLElement | null) => void
  /** Uploads a file and shows it in a field. */
  replace: (target: PictureTarget, file: File) => void
}

/** Null if pictures cannot be changed. */
export const PicturesContext = createContext<PictureActions | null>(null)
