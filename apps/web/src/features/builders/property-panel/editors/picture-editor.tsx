import type { FieldPath } from '@wildpath/page/edit'

import { usePanelActions } from '../panel-actions.ts'
import { PictureControl } from './picture-control.tsx'

type PictureEditorProps = {
  label: string
  longest: number
  path: FieldPath
  src: string
}

export function PictureEditor({ label, longest, path, src }: PictureEditorProps) {
  const { type } = usePanelActions()

  return (
    <PictureControl
      label={label}
      path={path}
      src={src}
      longest={longest}
      onType={(text) => type(path, text)}
    />
  )
}
