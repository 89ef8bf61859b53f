export { type HelpArticle, type HelpTopic, helpTopics } from './article.ts'
export { type HelpSources, type HelpValues, helpValuesOf } from './reading/help-values.ts'
export { readHelpArticles } from './reading/read-help-articles.ts'
export { ownMatterOf } from './search/own-matter.ts'
export {
  createHelpSearch,
  type HelpAnswer,
  type HelpContext,
  type HelpHit,
  type HelpSearch,
} from './search/create-help-search.ts'
