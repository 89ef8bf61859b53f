import type { MediaAsset } from '@wildpath/contract'
import { type ReactNode, useCallback, useRef, useState } from 'react'

import { usePreload } from '../../../lib/use-preload.ts'
import { LazyMediaLibrary } from './lazy-media-library.ts'
import type { PickedImage, PickImage } from './pick-image.ts'

type PickOptions = {
  /** Where a design is being made, no other one is begun. */
  canCreate?: boolean
}

type ImagePicker = { pick: PickImage; dialog: ReactNode }

/** Choosing a picture of the library: `pick` answers null when nothing was chosen. */
export function usePickImage({ canCreate = true }: PickOptions = {}): ImagePicker {
  const answer = useRef<((picked: PickedImage | null) => void) | null>(null)
  const [isOpen, setOpen] = useState(false)
  usePreload(LazyMediaLibrary)

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
    dialog: isOpen && (
      <LazyMediaLibrary
        isOpen
        mode="select"
        canCreate={canCreate}
        onClose={() => close(null)}
        onSelect={close}
      />
    ),
  }
}
