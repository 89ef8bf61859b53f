import { ImagePlus } from 'lucide-react'

import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { ElementContent, SetContent } from './element-content.ts'

type PictureFieldsProps = {
  content: ElementContent
  onSet: SetContent
  onCommit: () => void
  /** Null where there is nothing to choose from. */
  onPick: (() => void) | null
}

/** Which picture an element shows, and what is to be seen on it. */
export function PictureFields({ content, onSet, onCommit, onPick }: PictureFieldsProps) {
  return (
    <>
      {onPick !== null && (
        <Button variant="secondary" onClick={onPick}>
          <ImagePlus aria-hidden size={18} />
          Choose picture
        </Button>
      )}
      <TextField
        label="Picture address"
        type="url"
        value={content.imageUrl ?? ''}
        onChange={(event) => onSet('imageUrl', event.target.value)}
        onBlur={onCommit}
      />
      <TextField
        label="What it shows"
        hint="Read aloud to people who do not see it."
        value={content.text ?? ''}
        onChange={(event) => onSet('text', event.target.value)}
        onBlur={onCommit}
      />
    </>
  )
}
