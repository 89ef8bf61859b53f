import type { FieldPath } from '@wildpath/page/edit'
import { ImageUp } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../../ui/button.tsx'
import { usePanelActions } from '../panel-actions.ts'
import { PicturePreview } from './picture-preview.tsx'
import { TextControl } from './text-control.tsx'

type PictureControlProps = {
  label: string
  /** The path of the field in its section. */
  path: FieldPath
  src: string
  longest: number
  onType: (src: string) => void
}

/** Edits a picture URL, with a preview and a button that opens the picture dialog. */
export function PictureControl({ label, path, src, longest, onType }: PictureControlProps) {
  const { commitBatch, changePicture } = usePanelActions()
  /** What is shown while an address is typed: half an address leads nowhere. */
  const [held, setHeld] = useState<string | null>(null)

  return (
    <div className="flex flex-col gap-2">
      <TextControl
        label={label}
        value={src}
        longest={longest}
        keyboard="url"
        onType={onType}
        onFocus={() => setHeld(src)}
        onLeave={() => {
          setHeld(null)
          commitBatch()
        }}
      />
      <PicturePreview key={held ?? src} src={held ?? src} />
      {changePicture !== null && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={({ currentTarget }) => changePicture(path, currentTarget)}
        >
          <ImageUp aria-hidden size={16} />
          Change picture
        </Button>
      )}
    </div>
  )
}
