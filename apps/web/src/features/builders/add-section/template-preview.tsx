import { parsePage, type PageStyle } from '@wildpath/page/document'
import { sectionFromTemplate, type SectionTemplate } from '@wildpath/page/templates'
import { useMemo } from 'react'

import { PageThumbnail } from './page-thumbnail.tsx'

type TemplatePreviewProps = { template: SectionTemplate; style: PageStyle }

/** The screen that a section is drawn for, in pixels: wide enough for its columns, not for its margins. */
const wide = { width: 1080, height: 640 }
/** A bar is low, and would be a thread on a wide screen. */
const narrow = { width: 864, height: 512 }

/** A small preview of the section in the look of the page. */
export function TemplatePreview({ template, style }: TemplatePreviewProps) {
  const page = useMemo(
    () => parsePage({ style, sections: [sectionFromTemplate(template, 'preview')] }),
    [template, style],
  )

  return (
    <PageThumbnail
      page={page}
      title={`Preview of ${template.name}`}
      screen={template.section.type === 'header' ? narrow : wide}
      className="aspect-[27/16]"
    />
  )
}
