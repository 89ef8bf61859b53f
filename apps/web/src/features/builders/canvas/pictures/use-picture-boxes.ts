import type { Section } from '@wildpath/page/document'
import { sectionName } from '@wildpath/page/templates'
import { useEffect, useState } from 'react'

import { getVisibleBox } from '../../pictures/get-visible-box.ts'
import { getTargetKey, type PictureTarget } from '../../pictures/picture-target.ts'
import { readPicturePlace } from './find-pressed-picture.ts'

export type PictureBox = {
  key: string
  target: PictureTarget
  /** The picture's alt text, or the name of its section. */
  name: string
  /** In CSS pixels, relative to the page's document. */
  left: number
  top: number
  width: number
  height: number
}

type MeasuredPictures = {
  boxes: readonly PictureBox[]
  /** The scale at which the page is displayed. */
  scale: number
}

const noPictures: MeasuredPictures = { boxes: [], scale: 1 }

/** Tracks the positions of rendered pictures. */
export function usePictureBoxes(body: HTMLElement, sections: readonly Section[]): MeasuredPictures {
  const [measured, setMeasured] = useState(noPictures)

  useEffect(() => {
    const view = body.ownerDocument.defaultView
    let frame = 0
    function measure() {
      frame = 0
      const next = measurePictures(body, sections)
      setMeasured((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    function schedule() {
      if (frame === 0) frame = requestAnimationFrame(measure)
    }
    const sizes = new ResizeObserver(schedule)
    sizes.observe(body)
    if (view?.frameElement) sizes.observe(view.frameElement)
    // Sections render as they approach the viewport.
    const drawings = new MutationObserver(schedule)
    drawings.observe(body, { childList: true, subtree: true })
    schedule()
    return () => {
      sizes.disconnect()
      drawings.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [body, sections])

  return measured
}

function measurePictures(body: HTMLElement, sections: readonly Section[]): MeasuredPictures {
  const { scrollX = 0, scrollY = 0, frameElement = null } = body.ownerDocument.defaultView ?? {}
  const shown = frameElement?.getBoundingClientRect().width ?? 1
  const boxes = [...body.querySelectorAll('[data-picture]')].flatMap((element) => {
    const found = readPicturePlace(element, sections)
    const { left, top, width, height } = getVisibleBox(element)
    if (found === null || width === 0 || height === 0) return []
    const { target, section } = found
    const described = element.getAttribute('alt') || element.getAttribute('aria-label')
    return {
      key: getTargetKey(target),
      target,
      name: described || sectionName(section).name,
      left: left + scrollX,
      top: top + scrollY,
      width,
      height,
    }
  })
  return { boxes, scale: frameElement === null ? 1 : shown / frameElement.clientWidth }
}
