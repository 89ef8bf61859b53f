export { composeGeneratedPage, composeThankYouPage } from '../compose/compose-generated-page.ts'
export { composePageForGoal } from '../compose/compose-page-for-goal.ts'
export { withToldFacts } from '../compose/with-told-facts.ts'
export { composedTheme } from '../compose/composed-theme.ts'
export type { GeneratedPageInput } from '../compose/generated-page-input.ts'
export { planPage } from '../compose/plan-page.ts'
export { honeypotName } from '../sections/lead-form/honeypot.ts'
export { type ComposedGoal, composedGoals } from './composed-goals.ts'
export {
  type AskedKind,
  askedKinds,
  detailOf,
  detailsAfterRewriting,
  type FieldDetail,
  type FormDetails,
  kindOfLabel,
  suggestedDetails,
} from './form-details.ts'
export { leadFields, leadFormsOf } from './lead-fields.ts'
export {
  isUnknownSection,
  isKnownKind,
  parsePage,
  type PageDocument,
  type PageReading,
  type PageStyle,
  readPage,
  type Section,
  serializePage,
  type UnknownSection,
} from './page-document.ts'
export { mediaAddress, mediaWidths } from '../media/media-address.ts'
export { type PageFault, pageFaults, type ValuePath } from './page-faults.ts'
export { type JsonSchema, pageJsonSchema, sectionJsonSchema } from './page-json-schema.ts'
export { withLeadForm } from './with-lead-form.ts'
export { upgradePage } from './reading/upgrade-page.ts'
export { describeProblem, pageLimits, type PageProblem } from './reading/page-limits.ts'
export {
  compositions,
  type Composition,
  pageThemes,
  type PageTheme,
  pageGoals,
  type PageGoal,
  type PagePlan,
  pagePlanSchema,
} from './page-plan.ts'
export { type Scene, sceneSchema } from '@wildpath/illustrator'
export { sampleFigures } from '../compose/sample-figures.ts'
export type { LeadField, LeadFieldKind } from '../sections/lead-form/lead-form-model.ts'
export {
  type KnownSection,
  type SectionOf,
  type SectionType,
  sectionTypes,
} from '../sections/section-models.ts'
export { fontFamilies, type FontFamily } from '../style/font-families.ts'
export { navigationTargets } from '../sections/section-parts.ts'
export { sectionStyleDefaults } from '../sections/section-style.ts'
export type { VisualElement } from '../sections/section-parts.ts'
export { type KnownFacts, knownFacts } from '../samples/known-facts.ts'
export { type Sample, samplesOfSection } from '../samples/samples-of-section.ts'
export { type SampleOnPage, samplesOnPage } from '../samples/samples-on-page.ts'
export { withKnownFacts, withoutSamples } from '../samples/without-samples.ts'
export { withoutEmptyElements } from '../visual-elements/without-empty-elements.ts'
