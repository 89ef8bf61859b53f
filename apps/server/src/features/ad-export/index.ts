export { createAdExportFeature } from './ad-export-feature.ts'
