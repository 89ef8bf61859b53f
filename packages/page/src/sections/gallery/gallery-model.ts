import { sectionModel, type SectionOfModel } from '../section-model.ts'

/** Pictures in up to four columns, each with words over it where it has a title or description. */
export const galleryModel = sectionModel({
  type: 'gallery',
  name: 'Gallery',
  category: 'Gallery',
  content: {},
})
export type GallerySection = SectionOfModel<typeof galleryModel>
