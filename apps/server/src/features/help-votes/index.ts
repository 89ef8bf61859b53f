export { createHelpVotesFeature } from './help-votes-feature.ts'
