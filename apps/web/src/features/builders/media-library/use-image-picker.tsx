import type { MediaAsset } from '@wildpath/contract'
import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'

import type { MediaLibraryDialogProps } from './media-library-dialog.tsx'
import type { PickedImage, PickImage } from './pick-image.ts'

type ImagePicker = { pick: PickImage; dialog: ReactNode }

/** Choosing a picture of this library: `pick` answers null when nothing was chosen. */
export function useImagePicker(Library: ComponentType<MediaLibraryDialogProps>): ImagePicker {
  const answer = useRef<((picked: PickedImage | null) => void) | null>(null)
  const [isOpen, setOpen] = useState(false)

  const pick = useCallback(() => {
    setOpen(true)
    return new Promise<PickedImage | null>((resolve) => {
      answer.current = resolve
    })
  }, [])

  function close(design: MediaAsset | null) {
    setOpen(false)
    answer.current?.(
      design && { src: design.url, width: design.width, height: design.height, alt: design.alt },
    )
    answer.current = null
  }

  return {
    pick,
    dialog: isOpen && <Library isOpen mode="select" onClose={() => close(null)} onSelect={close} />,
  }
}
