export { createSiteSettingsFeature } from './site-settings-feature.ts'
