import type { Industry } from '@wildpath/contract'

import { general, indoorTrades, industryHints, outdoorTrades } from './index.ts'
import type { Trade } from './index.ts'

/** The trade and whether the owner's own words named it; unnamed, nothing of the trade may be said. */
export type DetectedTrade = { trade: Trade; isNamed: boolean }

type Sources = {
  name: string
  product: string
  offer: string
  audience: string
  /** The words for what is sold, without the rest of the answer. */
  lead: string
  /** The verb, where the owner tells what is done and not what is sold. */
  verb: string | null
}

const weights = { lead: 6, product: 1.5, name: 1.5, offer: 1, audience: 0.3 } as const
const hintWeight = 1.2
const every: readonly Trade[] = [...outdoorTrades, ...indoorTrades]

/** What is bought and carried home is no outing, whatever it is made for. */
const goods =
  /\b(?:socks|shoes|boots|jackets?|bags?|maps|books?|kits?|clothing|clothes|apparel|accessories|posters?|prints?|candles|jewell?ery|mugs|software|app|system|insurance|magazine|gear|packs|quilts|wax|seeds|soaps?|knives|hats?)$/iu
const sellers = /^(?:ecommerce|gear-shop|gear-rental|saas|finance|bakery|restaurant)$/u

/** Repairs, tuning and parcels are no outings and no shops to visit, whatever they are made for. */
const elsewhere: readonly (readonly [sign: RegExp, trade: string | null])[] = [
  [
    /\b(?:by post|in the post|shipped|mail[- ]order|web ?shop|online shop|we ship|delivered to)\b/iu,
    'ecommerce',
  ],
  [
    /\b(?:removals?|moving house|move houses|repairs?|repairing|tuning|servicing|fix(?:es|ing)?|mend(?:s|ing)?|sharpen\w*|reproof\w*|resol\w+|restor\w+)\b/iu,
    null,
  ],
]
const gearTrades =
  /^(?:real-estate|gear-shop|gear-rental|cycling|skiing|camping|mountain-biking|climbing-gym)$/u

/**
 * Reads the activity from the words for what is sold; the rest of the answer only supports. The chosen
 * industry tips the balance between trades that the words name, and never names one by itself.
 */
export function detectTrade(sources: Sources, industry: Industry): DetectedTrade {
  const hints: readonly string[] = industryHints[industry]
  const candidates = goods.test(sources.lead.split(/ (?:for|from|with|in|by) /u)[0] ?? '')
    ? every.filter(({ key }) => sellers.test(key))
    : every
  const everything = Object.keys(weights)
    .map((source) => sources[source as keyof typeof weights])
    .join('\n')
  const ranked = candidates
    .filter(
      (trade) =>
        (trade.signs.test(everything) || trade.key === 'ecommerce') &&
        !isExcepted(trade, sources, industry),
    )
    .map((trade) => ({ trade, ...scoreOf(trade, sources) }))
    .map((entry) => ({
      ...entry,
      score: entry.score + (entry.score > 0 && hints.includes(entry.trade.key) ? hintWeight : 0),
    }))
    .toSorted((a, b) => b.score - a.score)
  const best = ranked[0]
  if (best === undefined || !(isNamedBy(best) || isTold(best.trade, sources, industry)))
    return named(narrowIn(sources, candidates))
  const other = elsewhere.find(
    ([sign]) =>
      sign.test(sources.lead) || (sign.test(sources.product) && gearTrades.test(best.trade.key)),
  )
  // Who mends canoes takes nobody out in one.
  const isOut = isOuting(best.trade) && (other?.[1] !== null || takesOut.test(sources.lead))
  if (other === undefined || isOut || best.trade.isNarrow === true)
    return { trade: best.trade, isNamed: true }
  return named(every.find(({ key }) => key === other[1]) ?? narrowIn(sources, candidates))
}

function named(trade: Trade | undefined): DetectedTrade {
  return { trade: trade ?? general, isNamed: trade !== undefined }
}

/** The one narrow trade that the beginning of the answer names, where what is sold names none. */
function narrowIn(sources: Sources, candidates: readonly Trade[]): Trade | undefined {
  const opening = sources.product.split(/(?<=[.!?\n]) |\n/u).slice(0, 3)
  const found = candidates.filter(
    ({ isNarrow, signs, unless }) =>
      isNarrow === true &&
      signs.test(`${sources.name}. ${opening.join(' ')}`) &&
      unless?.test(sources.product) !== true,
  )
  return found.length === 1 ? found[0] : undefined
}

const outings = /^(?:gear-shop|gear-rental|outing|hiking|backpacking|camping)$/u
const animals =
  /\b(?:fossils?|llamas?|lamas?|alpacas?|donkeys?|goats?|reindeer|camels?|falcon\w*|hawks?|owls?|eagles?|truffle\w*)\b/iu

/** Who sews boat covers takes nobody sailing, and who cleans chalets lets none. */
const crafts =
  /\b(?:covers|upholster\w*|shaping|cleaning|laundry|decorations?|arches|massage|fittings?|(?:dog|pet|horse|family|newborn) photo\w*)\b|\b(?:bar|van|trailer) for (?:weddings|parties|events)\b/iu

/** Pizza out of a horse box is no ride, whatever words come along with it. */
const indoors: ReadonlySet<Industry> = new Set([
  'restaurant',
  'legal',
  'finance',
  'healthcare',
  'real-estate',
  'ecommerce',
  'saas',
  'agency',
])

/** What is learned with the body needs no notebook. */
const bodily =
  /\b(?:swim\w*|danc\w*|skat\w*|golf|tennis|padel|foil\w*|efoil\w*|driving|cook\w*|first aid|breath\w*|ice bath\w*|sing\w*)\b/iu

const outdoorIndustries: ReadonlySet<Industry> = new Set([
  'outdoor-adventure',
  'guiding',
  'water-sports',
  'climbing',
  'fitness',
])

/** A walk with llamas is not about boots and maps, a house sold not about viewings, an ice bath no school. */
function isExcepted(
  { key, unless, isOutdoor }: Trade,
  { lead, product, verb }: Sources,
  industry: Industry,
): boolean {
  if (isOutdoor === true && key !== 'foraging' && indoors.has(industry)) return true
  // Who carries backpacks or repairs tents neither guides nor sells.
  if (
    verb !== null &&
    !/^(?:sell|rent|hire|teach|coach|train|fly|walk|take|guide|sail)$/u.test(verb) &&
    outings.test(key)
  )
    return true
  const isCraft =
    crafts.test(lead) && !/\b(?:tours?|trips?|lessons?|courses?|workshops?)\b/iu.test(lead)
  if (isCraft && isOutdoor === true) return true
  if (outings.test(key) && /\bdog[- ]?walk(?:s|ing|ers?)\b/iu.test(lead))
    return !guided.test(product)
  if (key === 'education') return outdoorIndustries.has(industry) || bodily.test(lead)
  if (/^(?:hiking|outing|backpacking)$/u.test(key) && animals.test(product)) return true
  return unless?.test(`${lead}. ${product}`) === true
}

const guided = /\b(?:guid\w+|hik\w+|treks?|tours?|mountains?|trails?)\b/iu

function isOuting({ key, isOutdoor }: Trade): boolean {
  return isOutdoor === true && !gearTrades.test(key)
}

type Score = { score: number; isLead: boolean; distinct: number; times: number }

/** Named where it is sold, or, for an outing, where the rest of the answer says it again and again. */
function isNamedBy({ trade, isLead, distinct, times }: Score & { trade: Trade }): boolean {
  return isLead || ((distinct > 2 || (distinct > 1 && times > 3)) && trade.isOutdoor === true)
}

/** Who takes people out may name the activity beside it: 'a family farm with 42 horses. We offer rides'. */
function isTold(trade: Trade, { product }: Sources, industry: Industry): boolean {
  const opening = product
    .trim()
    .split(/[.!?\n]/u)
    .slice(0, 2)
    .join('. ')
  const meant = opening.replace(/\b(?:not?|without) [^,.;]+/giu, '')
  return (
    trade.isOutdoor === true &&
    trade.signs.test(meant) &&
    (outdoorIndustries.has(industry) || takingOut.test(meant))
  )
}

const takesOut =
  /\b(?:tours?|trips?|rides?|outings|lessons?|courses?|rentals?|hire|rent|guid\w+|days?|sessions?|charters?|cruises?|classes|safaris?|experiences?|walks?|stays?|school)\b/iu
const takingOut = /\b(?:rides?|tours?|treks?|outings|excursions?)\b/iu

const everySigns = new Map<string, RegExp>()

function everySign(trade: Trade): RegExp {
  const known = everySigns.get(trade.key)
  if (known !== undefined) return known
  const sign = new RegExp(trade.signs.source, `${trade.signs.flags}g`)
  everySigns.set(trade.key, sign)
  return sign
}

function hitsOf(trade: Trade, text: string): string[] {
  return (text.match(everySign(trade)) ?? []).map((hit) => hit.toLowerCase())
}

function scoreOf(trade: Trade, sources: Sources): Score {
  const hits = {
    lead: hitsOf(trade, sources.lead),
    product: hitsOf(trade, sources.product),
    name: hitsOf(trade, sources.name),
    offer: hitsOf(trade, sources.offer),
    audience: hitsOf(trade, sources.audience),
  }
  let score = 0
  for (const [source, weight] of Object.entries(weights)) {
    const { size } = new Set(hits[source as keyof typeof weights])
    if (size > 0) score += weight * (1 + 0.35 * Math.min(size - 1, 2))
  }
  const isCalled = trade.isOutdoor === true && hits.name.length > 0 && hits.product.length > 0
  const isSeller = trade.key === 'ecommerce' && goods.test(sources.lead)
  const isLead = hits.lead.length > 0 || isCalled || isSeller
  // 'canyoning' says more than 'trips': the longer word that names the trade is the surer one.
  const longest = Math.max(0, ...hits.lead.map((hit) => hit.length))
  const distinct = new Set(hits.product).size
  const times = hits.product.length
  // A sport that is taught is that sport first.
  const outdoors = isLead && trade.isOutdoor === true ? 5 : 0
  // A chimney sweep is that before he is somebody who works at houses.
  const narrow = isLead && trade.isNarrow === true ? 4 : 0
  return {
    score: score + longest / 20 + outdoors + narrow + (isSeller ? 1 : 0),
    isLead,
    distinct,
    times,
  }
}
