import type { KnownSection, PageDocument } from '@wildpath/page/document'
import type { FieldPath } from '@wildpath/page/edit'
import { useEffect, useMemo, useState } from 'react'

import { PageFrame } from '../../../entities/page/page-preview/page-frame.tsx'
import { previewWidth } from '../../../entities/page/page-preview/preview-widths.ts'
import type { Layout } from './change-framing.ts'
import { getVisibleBox } from './get-visible-box.ts'

type MeasuredLayoutProps = {
  layout: Layout
  page: PageDocument
  section: KnownSection
  /** The picture's field in the section. */
  path: FieldPath
  /** Called with the width of the displayed picture divided by its height. */
  onMeasure: (layout: Layout, ratio: number) => void
}

const devices = { larger: 'desktop', phone: 'mobile' } as const
const frameHeight = 800

/** Renders a section off screen to measure the shape of its picture. */
export function MeasuredLayout({ layout, page, section, path, onMeasure }: MeasuredLayoutProps) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const pageWithSection = useMemo(() => ({ ...page, sections: [section] }), [page, section])
  const place = path.join('.')

  useEffect(() => {
    if (body === null) return
    const sizes = new ResizeObserver(() => {
      const picture = body.querySelector(`[data-picture="${CSS.escape(place)}"]`)
      if (picture === null) return
      const { width, height } = getVisibleBox(picture)
      if (width > 0 && height > 0) onMeasure(layout, width / height)
    })
    sizes.observe(body)
    return () => sizes.disconnect()
  }, [body, place, layout, onMeasure])

  return (
    <div aria-hidden inert className="pointer-events-none fixed top-0 -left-[9999px] opacity-0">
      <PageFrame
        page={pageWithSection}
        badge={null}
        isEdited
        title="Measured section"
        onReady={setBody}
        style={{ width: previewWidth(devices[layout], 0), height: frameHeight }}
      />
    </div>
  )
}
