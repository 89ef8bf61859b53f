import { galleryPanel } from './gallery-fields.ts'
import type { GallerySection } from './gallery-model.ts'
import { galleryTemplates } from './gallery-templates.ts'
import { itemTexts } from '../rewritable-texts.ts'
import type { SectionEditing } from '../section-kind.ts'

export const galleryEditing: SectionEditing<GallerySection> = {
  panel: galleryPanel,
  rewritable: { own: [], items: itemTexts },
  templates: galleryTemplates,
}
