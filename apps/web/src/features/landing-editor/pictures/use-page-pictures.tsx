import { type Funnel, type MediaAsset } from '@wildpath/contract'
import { placePhotos } from '@wildpath/page/compose'
import type { PagePictures } from '@wildpath/page/media'
import { useEffect, useRef, useState } from 'react'

import { usePastedFiles } from '../../../entities/media/use-pasted-files.ts'
import { useUploadQueues } from '../../../entities/media/use-upload-queues.ts'
import { shortcutKey } from '../../../lib/shortcut-key.ts'
import { useStableCallbacks } from '../../../lib/use-stable-callbacks.ts'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import type { PictureLibrary } from '../../../entities/media/picture-library.ts'
import { createArrivingPhotos } from './arriving-photos.ts'
import { changePicture, choicesAt, type PictureChange } from './change-picture.ts'
import { drawPictureButton } from './draw-picture-button.tsx'
import { PictureDialog } from './picture-dialog.tsx'

type PagePicturesOptions = {
  funnel: Funnel
  pictures: PagePictures
  library: PictureLibrary
  /** One step of undoing. */
  onChange: (pictures: PagePictures) => void
  onUndo: () => void
  onRedo: () => void
}

/** The pictures of the page: adding photos, changing one by pressing it, and going back. */
export function usePagePictures(options: PagePicturesOptions) {
  const { funnel, pictures, library, onChange } = options
  const createQueue = useUploadQueues()
  const [place, setPlace] = useState<number | null>(null)
  const pressed = useRef<HTMLElement>(null)
  const sceneCount = funnel.generated_content.landing_page.plan.scenes.length
  const isChangeable = !funnel.is_read_only
  const stable = useStableCallbacks({ handleArrived, handlePress, handleKey })
  const [arriving] = useState(() =>
    createArrivingPhotos({ createQueue, onArrived: stable.handleArrived }),
  )
  const [drawPicture] = useState(() => drawPictureButton(stable.handlePress))
  usePastedFiles(isChangeable && place === null ? arriving.add : null)

  useEffect(() => {
    document.addEventListener('keydown', stable.handleKey)
    return () => document.removeEventListener('keydown', stable.handleKey)
  }, [stable])

  function handleArrived(assets: readonly MediaAsset[]) {
    const photos = assets.map(({ url, alt, width, height }) => ({ src: url, alt, width, height }))
    const next = placePhotos({ photos, pictures })
    const shown = new Set(next.map((picture) => picture?.src))
    const left = photos.filter(({ src }) => !shown.has(src)).length
    onChange(next)
    if (left > 0) {
      notifyError(`The page has no room for ${left} of the photos. They are in your library.`)
    } else {
      notifySuccess(
        photos.length === 1 ? 'The photo is on the page.' : 'The photos are on the page.',
      )
    }
  }

  function handlePress(at: number, button: HTMLElement) {
    pressed.current = button
    setPlace(at)
  }

  /** Fields have an undo of their own. */
  function handleKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || shortcutKey(event) !== 'z') return
    const target = event.target as Partial<Element> | null
    if (place !== null || target?.closest?.('input, textarea, select, [contenteditable]')) return
    event.preventDefault()
    if (event.shiftKey) options.onRedo()
    else options.onUndo()
  }

  function handleChange(change: PictureChange) {
    if (place === null) return
    onChange(changePicture({ pictures, place, sceneCount }, change))
    setPlace(null)
  }

  return {
    arriving,
    drawPicture: isChangeable ? drawPicture : undefined,
    /** For the page's own document, whose keys are heard by nobody else. */
    handleFrame: (body: HTMLElement) => body.addEventListener('keydown', stable.handleKey),
    dialog: place !== null && (
      <PictureDialog
        {...choicesAt({ pictures, place, sceneCount })}
        place={place}
        funnel={funnel}
        library={library}
        returnFocus={pressed}
        onChange={handleChange}
        onClose={() => setPlace(null)}
      />
    ),
  }
}
