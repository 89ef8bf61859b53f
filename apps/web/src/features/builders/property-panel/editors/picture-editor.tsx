import type { FieldPath } from '@wildpath/page/edit'

import { type PickedImage, usePanelActions } from '../panel-actions.ts'
import { PictureControl } from './picture-control.tsx'

type PictureEditorProps = {
  label: string
  longest: number
  path: FieldPath
  /** Where the words about the picture stand. */
  altPath: FieldPath | null
  src: string
  alt: string
}

export function PictureEditor({ label, longest, path, altPath, src, alt }: PictureEditorProps) {
  const { set, type } = usePanelActions()

  function handlePick(image: PickedImage) {
    set(path, image.src)
    if (altPath !== null && alt === '' && image.alt) set(altPath, image.alt)
  }

  return (
    <PictureControl
      label={label}
      src={src}
      longest={longest}
      onType={(text) => type(path, text)}
      onPick={handlePick}
    />
  )
}
