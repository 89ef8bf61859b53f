import { parsePage, type PageStyle } from '@wildpath/page/document'
import { sectionFromTemplate, type SectionTemplate } from '@wildpath/page/templates'
import { type RefObject, useEffect, useMemo, useState } from 'react'

import { PageFrame } from '../../../entities/page/page-preview/page-frame.tsx'
import { useWidth } from '../../../lib/use-width.ts'

type TemplatePreviewProps = { template: SectionTemplate; style: PageStyle }

/** The screen that a section is drawn for, in pixels: wide enough for its columns, not for its margins. */
const wide = { width: 1080, height: 640 }
/** A bar is low, and would be a thread on a wide screen. */
const narrow = { width: 864, height: 512 }

/** The section itself, small, drawn when it comes near the screen; it can be neither entered nor pressed. */
export function TemplatePreview({ template, style }: TemplatePreviewProps) {
  const [box, width] = useWidth<HTMLDivElement>()
  const isNear = useHasBeenNear(box)
  const page = useMemo(
    () => parsePage({ style, sections: [sectionFromTemplate(template, 'preview')] }),
    [template, style],
  )
  const screen = template.section.type === 'header' ? narrow : wide
  const scale = width / screen.width

  return (
    <div
      ref={box}
      inert
      className="pointer-events-none relative aspect-[27/16] overflow-hidden rounded-t-card border-b border-line bg-raised"
    >
      {isNear && width > 0 && (
        <PageFrame
          page={page}
          badge={null}
          title={`Preview of ${template.name}`}
          className="absolute top-0 left-0 max-w-none origin-top-left"
          style={{ ...screen, transform: `scale(${scale})` }}
        />
      )}
    </div>
  )
}

/** True from when the element first comes near the screen. */
function useHasBeenNear(element: RefObject<HTMLElement | null>): boolean {
  const [hasBeen, setHasBeen] = useState(false)

  useEffect(() => {
    if (element.current === null) return
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setHasBeen(true)
    }
    const observer = new IntersectionObserver(watch, { rootMargin: '240px' })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])

  return hasBeen
}
