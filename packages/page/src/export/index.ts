export { dataAddress, ownPictures, renderStandalonePage, withPictures } from './standalone-page.ts'
