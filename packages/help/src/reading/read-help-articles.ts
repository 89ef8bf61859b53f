import type { HelpArticle } from '../article.ts'
import { articleFiles } from '../article-files.ts'
import { fillValues, type HelpValues } from './help-values.ts'
import { parseArticle } from './parse-article.ts'

/** Every article with the values in their places, in the order of their slugs. */
export function readHelpArticles(values: HelpValues): HelpArticle[] {
  return articleFiles.map((file) => parseArticle(fillValues(file, values)))
}
