import { ImageUp } from 'lucide-react'
import { useState } from 'react'

import { Button } from '../../../../ui/button.tsx'
import type { PickedImage } from '../../media-library/pick-image.ts'
import { usePanelActions } from '../panel-actions.ts'
import { PicturePreview } from './picture-preview.tsx'
import { TextControl } from './text-control.tsx'

type PictureControlProps = {
  label: string
  src: string
  longest: number
  onType: (src: string) => void
  onPick: (image: PickedImage) => void
}

/** The address of a picture, with what it shows; from the library where there is one. */
export function PictureControl({ label, src, longest, onType, onPick }: PictureControlProps) {
  const { commitBatch, pickImage } = usePanelActions()
  /** What is shown while an address is typed: half an address leads nowhere. */
  const [held, setHeld] = useState<string | null>(null)

  async function handlePick() {
    const image = await pickImage?.()
    if (image) onPick(image)
  }

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
      {pickImage !== null && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => void handlePick()}
        >
          <ImageUp aria-hidden size={16} />
          Choose picture
        </Button>
      )}
    </div>
  )
}
