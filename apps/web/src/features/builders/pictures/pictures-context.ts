import { createContext } from 'react'

import type { PictureTarget } from './picture-target.ts'

export type PictureActions = {
  /** Opens the picture dialog. The opener gets the focus back. */
  open: (target: PictureTarget, opener: HTMLElement | null) => void
  /** Uploads a file and shows it in a field. */
  replace: (target: PictureTarget, file: File) => void
}

/** Null where pictures cannot be changed. */
export const PicturesContext = createContext<PictureActions | null>(null)
