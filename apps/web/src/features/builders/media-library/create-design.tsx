import { useState } from 'react'

import { notifySuccess } from '../../../ui/notify.ts'
import { designSavedText } from '../free-canvas/design-outcome.ts'
import { StudioDialog } from '../free-canvas/studio-dialog.tsx'
import { CanvaDialog } from './canva/canva-dialog.tsx'
import { useHasCanva } from './design-names.ts'
import { type CreateDesignProps, MediaLibraryDialog } from './media-library-dialog.tsx'
import { useImagePicker } from './use-image-picker.tsx'

/** Where a design is made: in the person's Canva account where Canva is set up, else in the built-in studio. */
export function CreateDesign(props: CreateDesignProps) {
  const { onClose, isInserted, onCreated, onImported, returnFocus } = props
  const hasCanva = useHasCanva()
  const [isStudio, setStudio] = useState(!hasCanva)
  const pictures = useImagePicker(MediaLibraryDialog)

  if (!isStudio) {
    return (
      <CanvaDialog
        onClose={onClose}
        onImported={onImported}
        onStudio={() => setStudio(true)}
        returnFocus={returnFocus}
      />
    )
  }
  return (
    <>
      <StudioDialog
        isOpen
        onClose={onClose}
        isInserted={isInserted}
        onCreated={({ design }) => {
          notifySuccess(designSavedText(isInserted))
          onCreated(design)
        }}
        pickImage={pictures.pick}
      />
      {pictures.dialog}
    </>
  )
}
