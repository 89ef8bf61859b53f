export { type CutPicture, cutPicture } from './cut-picture.ts'
export { createAdExportFeature } from './ad-export-feature.ts'
