import type { ComponentType } from 'react'

import type { PageDocument } from '../document/page-document.ts'
import type { RenderContext } from '../render/render-context.ts'

export type SectionViewProps<Section> = {
  section: Section
  page: PageDocument
  context: RenderContext
}

/** The only rendering of a section kind, with the styles that only it needs. */
export type SectionView<Section> = {
  View: ComponentType<SectionViewProps<Section>>
  css: string
}
