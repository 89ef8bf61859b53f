import {
  keptDeletedDays,
  plans,
  priceText,
  product,
  refundDays,
  trialDays,
} from '@wildpath/contract'
import { createHelpSearch, helpValuesOf, readHelpArticles } from '@wildpath/help'

/** All articles with today's plans and times in them. Only screens of the help may import this: it is heavy. */
export const helpArticles = readHelpArticles(
  helpValuesOf({ product, plans, priceText, trialDays, refundDays, keptDeletedDays }),
)

export const helpSearch = createHelpSearch(helpArticles)

export const findHelpArticle = (slug: string) =>
  helpArticles.find((article) => article.slug === slug)
