import { searchAdLimits } from './search-ads.ts'

type Given = {
  headline: string
  description: string
  moreHeadlines?: readonly string[]
  moreDescriptions?: readonly string[]
}

/** They hold for whoever has a page and answers questions. */
const plainHeadlines = ['See the Details on Our Page', 'Send Us Your Questions', 'Visit Our Page']
const plainDescriptions = [
  'Read all about it on our page, and send us your questions.',
  'See what is included on our page, and tell us what you have in mind.',
]

/**
 * All texts of a responsive search ad: those that were given, each once, and plain ones where Google asks for more than
 * there are. Nothing is said of the business that it did not say itself.
 */
export function completeSearchTexts(given: Given): { headlines: string[]; descriptions: string[] } {
  const { headlines, descriptions } = searchAdLimits
  return {
    headlines: filledUp(
      [given.headline, ...(given.moreHeadlines ?? [])],
      plainHeadlines,
      headlines,
    ),
    descriptions: filledUp(
      [given.description, ...(given.moreDescriptions ?? [])],
      plainDescriptions,
      descriptions,
    ),
  }
}

function filledUp(
  given: readonly string[],
  plain: readonly string[],
  { least, most }: { least: number; most: number },
): string[] {
  const own = distinct(given.map((text) => text.trim()))
  if (own.length >= least) return own.slice(0, most)
  return distinct([...own, ...plain]).slice(0, least)
}

/** Google refuses the same text twice, also in other capitals. */
function distinct(texts: readonly string[]): string[] {
  const known = new Set<string>()
  return texts.filter((text) => {
    const key = text.toLocaleLowerCase('en')
    if (text === '' || known.has(key)) return false
    known.add(key)
    return true
  })
}
