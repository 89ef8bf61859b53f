export { adventureOfFunnel } from './adventure-of-funnel.ts'
export {
  beforeUpload,
  type BeforeUpload,
  googleAdOf,
  uploadFiles,
  type UploadKind,
} from './before-upload.ts'
export {
  adName,
  adsJson,
  type ExportedAd,
  exportedAdsOf,
  type ExportedAdventure,
} from './exported-adventure.ts'
export { googleAdsEditorCsv } from './google-ads-editor.ts'
export { metaAdsCsv } from './meta-ads.ts'
export { type PackedFiles, pictureFolder, pictureName, readMe } from './read-me.ts'
