import { type KnownSection, type PageStyle, parsePage } from '@wildpath/page/document'
import { useMemo } from 'react'

import { PageThumbnail } from './page-thumbnail.tsx'

type SectionThumbnailProps = {
  section: KnownSection
  /** Of the page that is edited. */
  style: PageStyle
  title: string
}

/** The screen that a section is drawn for, in pixels: wide enough for its columns, not for its margins. */
const wide = { width: 1080, height: 640 }
/** A bar is low, and would be a thread on a wide screen. */
const narrow = { width: 864, height: 512 }

/** A small preview of the section in the look of the page. */
export function SectionThumbnail({ section, style, title }: SectionThumbnailProps) {
  const page = useMemo(() => parsePage({ style, sections: [section] }), [section, style])

  return (
    <PageThumbnail
      page={page}
      title={title}
      screen={section.type === 'header' ? narrow : wide}
      className="aspect-[27/16]"
    />
  )
}
