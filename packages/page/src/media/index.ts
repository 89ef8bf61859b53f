export { mediaAddress, mediaWidths } from './media-address.ts'
export {
  type Crop,
  type Focus,
  focusSchema,
  type Framing,
  framingFields,
  largestZoom,
  pickFraming,
} from './picture-framing.ts'
export {
  largestPhotoCount,
  longestPhotoAlt,
  type PagePhoto,
  type PagePictures,
  pagePhotoSchema,
} from './page-photo.ts'
