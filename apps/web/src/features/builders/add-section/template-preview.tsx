import type { PageStyle } from '@wildpath/page/document'
import { sectionFromTemplate, type SectionTemplate } from '@wildpath/page/templates'
import { useMemo } from 'react'

import { SectionThumbnail } from './section-thumbnail.tsx'

type TemplatePreviewProps = { template: SectionTemplate; style: PageStyle }

/** A small preview of the template's section. */
export function TemplatePreview({ template, style }: TemplatePreviewProps) {
  const section = useMemo(() => sectionFromTemplate(template, 'preview'), [template])

  return <SectionThumbnail section={section} style={style} title={`Preview of ${template.name}`} />
}
