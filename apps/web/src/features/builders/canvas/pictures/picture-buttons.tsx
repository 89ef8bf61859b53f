import type { Section } from '@wildpath/page/document'
import { clsx } from 'clsx'
import { ImageUp } from 'lucide-react'

import type { PictureActions } from '../../pictures/pictures-context.ts'
import { useHoveredPicture } from './use-hovered-picture.ts'
import { usePictureBoxes } from './use-picture-boxes.ts'

type PictureButtonsProps = {
  body: HTMLElement
  /** The sections as drawn. */
  sections: readonly Section[]
  pictures: PictureActions
}

/** In screen pixels: a narrower or lower picture shows the icon alone. */
const labelRoom = { width: 190, height: 110 }

/**
 * A button over every picture of the page, for the keyboard and screen readers. It lets the pointer through
 * to the page, where a press on the picture does the same; only its label takes presses.
 */
export function PictureButtons({ body, sections, pictures }: PictureButtonsProps) {
  const { boxes, scale } = usePictureBoxes(body, sections)
  const hovered = useHoveredPicture(body, sections)

  return boxes.map(({ key, target, name, width, height, ...place }) => {
    const isSmall = width * scale < labelRoom.width || height * scale < labelRoom.height
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
