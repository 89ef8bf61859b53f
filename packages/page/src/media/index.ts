export { mediaAddress, mediaWidths } from './media-address.ts'
