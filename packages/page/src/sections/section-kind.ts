import type { ComponentType } from 'react'

import type { PageDocument } from '../document/page-document.ts'
import type { RenderContext } from '../parts/render-context.ts'
import type { RewritableTexts } from './rewritable-texts.ts'
import type { SectionPanel } from './section-field.ts'
import type { KnownSection } from './section-models.ts'
import type { SectionTemplate } from './section-template.ts'

export type SectionViewProps<Section> = {
  section: Section
  page: PageDocument
  context: RenderContext
}

/** How a kind of section is drawn. */
export type SectionLook<Section extends KnownSection> = {
  /** The only rendering of the kind. */
  View: ComponentType<SectionViewProps<Section>>
  /** The styles that only it needs. */
  css: string
}

/** How a kind of section is edited and offered. */
export type SectionEditing<Section extends KnownSection> = {
  /** What a property panel shows for it. */
  panel: SectionPanel
  /** Its texts that may be said otherwise. */
  rewritable: RewritableTexts<
    keyof Section['content'] & string,
    keyof Section['content']['items'][number] & string
  >
  /** What Add Section offers of it. */
  templates: readonly SectionTemplate[]
}
