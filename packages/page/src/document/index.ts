export { composeGeneratedPage, composeThankYouPage } from './compose-generated-page.ts'
export type { GeneratedPageInput } from './generated-page-input.ts'
export { honeypotName, leadFields, leadFieldsOf } from './lead-fields.ts'
export {
  isUnknownSection,
  parsePage,
  type PageDocument,
  type PageStyle,
  type Section,
  type UnknownSection,
} from './page-document.ts'
export {
  compositions,
  type Composition,
  pageDesigns,
  type PageDesign,
  pageGoals,
  type PageGoal,
  type PagePlan,
  pagePlanSchema,
} from './page-plan.ts'
export { type Scene, sceneSchema } from '../scene/scene-schema.ts'
export { sampleFigures } from './sample-figures.ts'
export type { LeadField } from '../sections/lead-form/lead-form-schema.ts'
export type { KnownSection, SectionOf, SectionType } from '../sections/section-schemas.ts'
export { fontFamilies, type FontFamily } from '../style/font-families.ts'
