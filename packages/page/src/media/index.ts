export { mediaAddress, mediaWidths } from './media-address.ts'
export {
  type Focus,
  focusSchema,
  largestPhotoCount,
  longestPhotoAlt,
  type PagePhoto,
  type PagePictures,
  pagePhotoSchema,
} from './page-photo.ts'
