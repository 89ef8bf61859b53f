import type { FieldPath } from '@wildpath/page/edit'

import { usePanelActions } from '../panel-actions.ts'
import { changesOfPick } from './picked-picture.ts'
import { PictureControl } from './picture-control.tsx'

type PictureEditorProps = {
  label: string
  longest: number
  path: FieldPath
  /** Where the words about the picture stand. */
  altPath: FieldPath | null
  src: string
}

export function PictureEditor({ label, longest, path, altPath, src }: PictureEditorProps) {
  const { setAll, type } = usePanelActions()

  return (
    <PictureControl
      label={label}
      src={src}
      longest={longest}
      onType={(text) => type(path, text)}
      onPick={(image) => setAll(changesOfPick(image, { path, altPath }))}
    />
  )
}
