import gridCss from '../grid.css?inline'
import galleryCss from './gallery.css?inline'
import { galleryPanel } from './gallery-fields.ts'
import type { GallerySection } from './gallery-model.ts'
import { galleryTemplates } from './gallery-templates.ts'
import { GalleryView } from './gallery-view.tsx'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionKind } from '../section-kind.ts'

export const galleryKind: SectionKind<GallerySection> = {
  View: GalleryView,
  css: gridCss + galleryCss,
  panel: galleryPanel,
  rewritable: { own: [], items: itemTexts },
  templates: galleryTemplates,
}
