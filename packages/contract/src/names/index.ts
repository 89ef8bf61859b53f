export { communityNameProblem } from './community-name.ts'
export { type DeceptiveName, findDeceptiveName } from './find-deceptive-name.ts'
export { foldConfusables } from './fold-confusables.ts'
