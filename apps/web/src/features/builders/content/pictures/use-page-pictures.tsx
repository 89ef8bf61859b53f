import type { Funnel } from '@wildpath/contract'
import type { PagePictures } from '@wildpath/page/media'
import { useRef, useState } from 'react'

import { useStableCallbacks } from '../../../../lib/use-stable-callbacks.ts'
import { usePickImage } from '../../media-library/use-pick-image.tsx'
import { useEditor, useEditorState } from '../../store/editor-context.ts'
import { changeSource } from '../../store/page-source.ts'
import { changePicture, choicesAt, type PictureChange } from './change-picture.ts'
import { drawPictureButton } from './draw-picture-button.tsx'
import { PictureDialog } from './picture-dialog.tsx'

const none: PagePictures = []

/** Opens a dialog to change a picture of the composed page when it is pressed. */
export function usePagePictures(funnel: Funnel) {
  const editor = useEditor()
  const library = usePickImage()
  const [place, setPlace] = useState<number | null>(null)
  const pressed = useRef<HTMLElement>(null)
  const { pictures = none, plan } = useEditorState(
    ({ source }) => source.generated_content.landing_page,
  )
  const stable = useStableCallbacks({ handlePress })
  const [drawPicture] = useState(() => drawPictureButton(stable.handlePress))
  const at = place === null ? null : { pictures, place, sceneCount: plan.scenes.length }

  function handlePress(pressedPlace: number, button: HTMLElement) {
    pressed.current = button
    setPlace(pressedPlace)
  }

  function handleChange(change: PictureChange) {
    if (at === null) return
    const { source: shown } = editor.store.getState()
    const content = shown.generated_content
    const landing_page = { ...content.landing_page, pictures: changePicture(at, change) }
    const next = { ...shown, generated_content: { ...content, landing_page } }
    changeSource({ editor, funnel, shown, next, batch: 'picture' })
    editor.commitBatch()
    setPlace(null)
  }

  return {
    drawPicture: funnel.is_read_only ? undefined : drawPicture,
    dialog: (
      <>
        {at !== null && (
          <PictureDialog
            {...choicesAt(at)}
            place={at.place}
            funnel={funnel}
            library={library}
            returnFocus={pressed}
            onChange={handleChange}
            onClose={() => setPlace(null)}
          />
        )}
        {library.dialog}
      </>
    ),
  }
}
