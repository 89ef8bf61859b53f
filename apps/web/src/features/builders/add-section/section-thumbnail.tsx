import { type KnownSection, type PageStyle, parsePage } from '@wildpath/page/document'
import { useMemo } from 'react'

import { PageThumbnail } from './page-thumbnail.tsx'

type SectionThumbnailProps = {
  section: KnownSection
  /** Of the page that is edited. */
  style: PageStyle
  title: string
}

/** Viewport of a section thumbnail, in pixels: wide enough for the columns, but without the page margins. */
const wide = { width: 1080, height: 640 }
/** Headers and footers are low, so a wide viewport would make them too thin to see. */
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
