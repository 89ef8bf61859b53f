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
export { type PageIssue, findPageIssues, type ValuePath } from './page-issues.ts'
export { type JsonSchema, pageJsonSchema, sectionJsonSchema } from './page-json-schema.ts'
export { isRecord } from './json-value.ts'
export { pageVersion, upgradePage } from './reading/upgrade-page.ts'
export { describeProblem, pageLimits, type PageProblem } from './reading/page-limits.ts'
export { type Scene, sceneSchema } from '@wildpath/illustrator'
export {
  type KnownSection,
  type SectionOf,
  type SectionType,
  sectionTypes,
} from '../sections/section-models.ts'
export { navigationTargets } from '../sections/section-parts.ts'
export { sectionStyleDefaults } from '../sections/section-style.ts'
export type { VisualElement } from '../sections/section-parts.ts'
export { isUsableAddress, safeImage, safeVideoFile } from './safe-url.ts'
export { isHidden, withoutHiddenSections } from './without-hidden-sections.ts'
export { withoutEmptyElements } from './without-empty-elements.ts'
