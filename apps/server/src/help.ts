import {
  keptDeletedDays,
  plans,
  priceText,
  product,
  refundDays,
  trialDays,
} from '@wildpath/contract'
import {
  createHelpSearch,
  type HelpArticle,
  type HelpSearch,
  helpValuesOf,
  readHelpArticles,
} from '@wildpath/help'

export type Help = { articles: readonly HelpArticle[]; search: HelpSearch }

/** The help articles with what the catalogue and the limits say today, and the search over them. */
export function openHelp(): Help {
  const articles = readHelpArticles(
    helpValuesOf({
      product,
      plans,
      priceText,
      trialDays,
      refundDays,
      keptDeletedDays,
    }),
  )
  return { articles, search: createHelpSearch(articles) }
}
