export { isUsableLink } from './is-usable-link.ts'
export { leadFieldKindNames } from '../sections/lead-form/lead-form-fields.ts'
export {
  findBackdropField,
  findMediaField,
  findPictureField,
  type PictureField,
} from './find-picture-field.ts'
export {
  type ImageValue,
  listPictureChanges,
  type PictureValue,
  readPicture,
} from './picture-value.ts'
export type { EntryField, FieldCard, FieldOf } from '../sections/section-field.ts'
export { headingTexts, type RewritableField } from '../sections/rewritable-texts.ts'
export { rewritableTexts, sectionPanels } from './section-panels.ts'
export { changesSection } from '../sections/style-effects.ts'
