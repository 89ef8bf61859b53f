import { isUnknownSection, type Section } from '@wildpath/page/document'
import { use } from 'react'

import { FrameBodyContext } from '../../../../entities/page/page-preview/frame-body-context.ts'
import { getTargetKey } from '../../pictures/picture-target.ts'
import { type PictureActions, PicturesContext } from '../../pictures/pictures-context.ts'
import { boxOf } from '../section-elements.ts'
import { PictureButtons } from './picture-buttons.tsx'
import { usePictureDrop } from './use-picture-drop.ts'

type PictureLayerProps = { sections: readonly Section[] }

/** Draws picture buttons over the page and highlights the drop target. */
export function PictureLayer({ sections }: PictureLayerProps) {
  const body = use(FrameBodyContext)
  const pictures = use(PicturesContext)
  if (body === null || pictures === null) return null
  return <Layer body={body} pictures={pictures} sections={sections} />
}

type LayerProps = PictureLayerProps & { body: HTMLElement; pictures: PictureActions }

function Layer({ body, pictures, sections }: LayerProps) {
  const target = usePictureDrop(body, sections, pictures)
  const box = target && findDropBox(body.ownerDocument, target, sections)
  const { scrollX = 0, scrollY = 0 } = body.ownerDocument.defaultView ?? {}
  return (
    <>
      <PictureButtons body={body} sections={sections} pictures={pictures} />
      {box && (
        <div
          className="wp-into"
          style={{
            left: box.left + scrollX,
            top: box.top + scrollY,
            width: box.width,
            height: box.height,
          }}
        />
      )}
    </>
  )
}

/** Returns the bounds of the picture to replace, or of the section to add one to. */
function findDropBox(
  document: Document,
  target: NonNullable<ReturnType<typeof usePictureDrop>>,
  sections: readonly Section[],
): DOMRect | null {
  const button = document.querySelector(`[data-target="${CSS.escape(getTargetKey(target))}"]`)
  if (button) return button.getBoundingClientRect()
  const section = sections.find((one) => !isUnknownSection(one) && one.id === target.sectionId)
  return section ? boxOf(section, document) : null
}
