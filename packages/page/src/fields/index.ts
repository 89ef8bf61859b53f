export type { EntryField, FieldCard, FieldOf } from '../sections/section-field.ts'
export { sectionPanels } from '../sections/section-fields.ts'
export { colourAlpha, safeColour } from '../style/safe-colour.ts'
