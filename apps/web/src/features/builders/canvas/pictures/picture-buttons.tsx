import type { Section } from '@wildpath/page/document'
import { clsx } from 'clsx'
import { ImageUp } from 'lucide-react'

import type { PictureActions } from '../../pictures/pictures-context.ts'
import { useHoveredPicture } from './use-hovered-picture.ts'
import { usePictureBoxes } from './use-picture-boxes.ts'

type PictureButtonsProps = {
  body: HTMLElement
  /** The rendered sections. */
  sections: readonly Section[]
  pictures: PictureActions
}

/** Minimum picture size for the label, in screen pixels. Smaller pictures show only the icon. */
const minLabelSize = { width: 190, height: 110 }

/**
 * Renders a button over every picture for keyboards and screen readers. Only its label receives pointer events,
 * because clicking the picture itself opens the same dialog.
 */
export function PictureButtons({ body, sections, pictures }: PictureButtonsProps) {
  const { boxes, scale } = usePictureBoxes(body, sections)
  const hovered = useHoveredPicture(body, sections)

  return boxes.map(({ key, target, name, width, height, ...place }) => {
    const isSmall = width * scale < minLabelSize.width || height * scale < minLabelSize.height
    return (
      <button
        key={key}
        type="button"
        data-target={key}
        className={clsx('wp-picture', isSmall && 'wp-small', hovered === key && 'wp-shown')}
        style={{ ...place, width, height }}
        aria-label={`Change picture: ${name}`}
        onClick={({ currentTarget }) => pictures.open(target, currentTarget)}
      >
        <span style={{ transform: `scale(${1 / scale})` }}>
          <ImageUp aria-hidden size={18} />
          {!isSmall && 'Change picture'}
        </span>
      </button>
    )
  })
}
