export { createAdPictureFeature } from './ad-picture-feature.ts'
