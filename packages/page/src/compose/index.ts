export { composeGeneratedPage, composeThankYouPage } from './compose-generated-page.ts'
export { readTextsBack } from './read-texts-back.ts'
export { listConflicts, type MergeConflict, mergePages, mergeValues } from './merge-pages.ts'
export { correctPage, correctTexts } from './correct-texts.ts'
export { composePageForGoal } from './compose-page-for-goal.ts'
export { fillWithFacts } from './fill-with-facts.ts'
export { composedTheme } from './composed-theme.ts'
export type { ConfirmedBusiness, GeneratedPageInput } from './generated-page-input.ts'
export { placeOfPicture, picturePlaces } from './page-pictures.ts'
export { placePhotos } from './place-photos.ts'
export { removePicture, replacePicture } from './replace-picture.ts'
export { ratingOptions, ratingSchema } from '../sections/testimonial/ratings.ts'
export { withPromptFacts } from './with-prompt-facts.ts'
export { type ComposedGoal, composedGoals } from '../document/composed-goals.ts'
export {
  type Composition,
  compositions,
  type PageGoal,
  pageGoals,
  type PagePlan,
  pagePlanSchema,
} from '../document/page-plan.ts'
