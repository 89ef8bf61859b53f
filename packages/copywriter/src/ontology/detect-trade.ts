import type { Industry } from '@wildpath/contract'

import { fits } from './fits.ts'
import { headPhrases, type HeadPhrase } from './head-phrases.ts'
import { general, indoorTrades, industryHints, outdoorTrades } from './index.ts'
import type { Trade } from './index.ts'
import { namedBy } from './named-by.ts'

/** The trade and whether the owner's own words named it; unnamed, nothing of the trade may be said. */
export type DetectedTrade = { trade: Trade; isNamed: boolean }

type Sources = {
  name: string
  product: string
  /** The words for what is sold, without the rest of the answer. */
  lead: string
}

const every: readonly Trade[] = [...outdoorTrades, ...indoorTrades]

/** Wide trades say less than the narrow one beside them: 'surf lessons' are surfing before they are lessons. */
const wide =
  /^(?:education|outing|coaching|ecommerce|home-services|pets|wedding|beauty|craft-experience|healthcare|kids-camp|safari|boat-tour|lodge|gear-rental|gear-shop)$/u
const goods =
  /\b(?:socks|shoes|boots|jackets?|bags?|maps|books?|kits?|clothing|clothes|apparel|accessories|posters?|prints?|candles|jewell?ery|mugs|gear|packs|quilts|wax|seeds|soaps?|knives|hats?)$/iu
/** Who also mends what is sold is no shop like others. */
const mending =
  /\b(?:repairs?|repairing|tuning|servicing|fix(?:es|ing)?|mend(?:s|ing)?|resol\w+)\b/iu
/** Who climbs at a wall or in a hall has no rope, no weather and no crag to speak of. */
const isWalled =
  /\b(?:climbing|bouldering|kids'?|children's|indoor) (?:walls?|hall|gym|cent(?:er|re))\b|\b(?:walls?|hall|gym) (?:in|at|near)\b/iu
const gearTrades = /^(?:gear-shop|gear-rental)$/u

/**
 * The trade that the head of what is sold names: 'hawk walk', 'swim lessons', 'ride an Icelandic horse'. Places, foods,
 * vehicles, audiences and whatever stands in a side clause name none; nor do words that name two alike.
 */
export function detectTrade(sources: Sources, industry: Industry): DetectedTrade {
  const { lead, name } = sources
  const trades = every.filter((trade) => fits(trade, sources, industry))
  const phrases = headPhrases(lead, name)
  const [named] = phrases.flatMap((phrase) => tradeOf(phrase, trades, industry) ?? [])
  const trade = named ?? calledIn(sources, trades, industry) ?? openingIn(sources, trades, industry)
  if (trade !== undefined && gearTrades.test(trade.key) && mending.test(sources.product))
    return { trade: general, isNamed: false }
  const indoors =
    trade?.key === 'rock-climbing' && isWalled.test(sources.product)
      ? trades.find(({ key }) => key === 'climbing-gym')
      : undefined
  if (trade !== undefined) return { trade: indoors ?? trade, isNamed: true }
  const isShop =
    industry === 'ecommerce' && phrases.some(({ words, end }) => goods.test(words.slice(0, end)))
  const shop = isShop ? trades.find(({ key }) => key === 'ecommerce') : undefined
  return { trade: shop ?? general, isNamed: shop !== undefined }
}

function tradeOf(
  phrase: HeadPhrase,
  trades: readonly Trade[],
  industry: Industry,
): Trade | undefined {
  const hints: readonly string[] = industryHints[industry]
  const candidates = trades
    .flatMap((trade) => {
      const found = namedBy(trade, phrase)
      if (found === null) return []
      const [begin, end] = found
      const isHinted = hints.includes(trade.key)
      const isWide = wide.test(trade.key) && !(isHinted && trade.key === 'gear-rental')
      const rank =
        (isWide ? 0 : 10) +
        (end - begin) / 20 +
        (isHinted ? 0.5 : 0) +
        (trade.isNarrow === true ? 0.4 : 0)
      return [{ trade, begin, end, isWide, rank }]
    })
    .toSorted((a, b) => b.rank - a.rank)
  const [best, ...others] = candidates
  // Two words that name two trades alike name none.
  const isDoubtful = others.some(
    (other) =>
      best !== undefined &&
      other.isWide === best.isWide &&
      (other.begin >= best.end || other.end <= best.begin),
  )
  return isDoubtful ? undefined : best?.trade
}

/** 'Rapid Roots Rafting', where the answer says so, too. */
function calledIn(
  { name, product }: Sources,
  trades: readonly Trade[],
  industry: Industry,
): Trade | undefined {
  const [phrase] = headPhrases(name, '')
  const trade = phrase && tradeOf(phrase, trades, industry)
  return trade?.isOutdoor === true && trade.signs.test(product) ? trade : undefined
}

/** The one small trade that the answer's own sentences begin with, where the name of what is sold names none. */
function openingIn(
  { name, product }: Sources,
  trades: readonly Trade[],
  industry: Industry,
): Trade | undefined {
  const small = trades.filter(({ key, isNarrow }) => isNarrow === true || key === 'outing')
  const found = headPhrases(product, name).flatMap(
    (phrase) => tradeOf(phrase, small, industry) ?? [],
  )
  return new Set(found).size === 1 ? found[0] : undefined
}
