import gridCss from '../grid.css?inline'
import galleryCss from './gallery.css?inline'
import type { GallerySection } from './gallery-model.ts'
import { GalleryView } from './gallery-view.tsx'
import type { SectionLook } from '../section-kind.ts'

export const galleryLook: SectionLook<GallerySection> = {
  View: GalleryView,
  css: gridCss + galleryCss,
}
