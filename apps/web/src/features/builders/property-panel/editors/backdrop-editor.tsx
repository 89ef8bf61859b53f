import { type FieldPath, getField } from '@wildpath/page/edit'
import { ImageOff, ImageUp } from 'lucide-react'

import { Button } from '../../../../ui/button.tsx'
import { usePanelActions } from '../panel-actions.ts'
import { textOf } from '../text-of.ts'
import { PicturePreview } from './picture-preview.tsx'

type BackdropEditorProps = { label: string; path: FieldPath; value: unknown }

/** Adds, changes, or removes the picture behind a section. */
export function BackdropEditor({ label, path, value }: BackdropEditorProps) {
  const { set, changePicture } = usePanelActions()
  const hasPicture = value !== undefined
  const src = textOf(getField(value, ['src']))

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-note font-semibold">{label}</legend>
      {src !== '' && <PicturePreview key={src} src={src} />}
      <div className="flex flex-wrap gap-2">
        {changePicture !== null && (
          <Button
            variant="secondary"
            size="small"
            onClick={({ currentTarget }) => changePicture(path, currentTarget)}
          >
            <ImageUp aria-hidden size={16} />
            {hasPicture ? 'Change background picture' : 'Add background picture'}
          </Button>
        )}
        {hasPicture && (
          <Button variant="quiet" size="small" onClick={() => set(path, undefined)}>
            <ImageOff aria-hidden size={16} />
            Remove background picture
          </Button>
        )}
      </div>
    </fieldset>
  )
}
