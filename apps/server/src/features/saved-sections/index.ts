export { savedSections } from './saved-section-table.ts'
export { createSavedSectionsFeature } from './saved-sections-feature.ts'
