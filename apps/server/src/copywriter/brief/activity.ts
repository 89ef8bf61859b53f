import type { Industry } from '@wildpath/contract'

import { general, indoorTrades, industryHints, outdoorTrades } from '../ontology/index.ts'
import type { Trade } from '../ontology/index.ts'

/** The trade and whether the owner's own words named it. */
export type DetectedTrade = { trade: Trade; isNamed: boolean }

type Sources = { name: string; product: string; offer: string; audience: string }

const stays =
  /\b(?:lodge|hotel|estancia|cottage|cabins?|rooms?|suites?|station|chalet|inn|hostel|villa|guest ?house|farm ?stay|bunkhouse|ranch)\b/iu

const weights: Record<keyof Sources, number> = { product: 3, name: 2, offer: 1.5, audience: 0.6 }
const leadWeight = { firm: 2.5, outdoor: 4 } as const
const hintWeight = 1.2

/**
 * Reads the activity from the owner's words; the product counts most, its beginning more still.
 * The chosen industry only tips the balance, or decides when no word names an activity.
 */
export function detectTrade(sources: Sources, industry: Industry): DetectedTrade {
  const hints = industryHints[industry]
  const every = [...outdoorTrades, ...indoorTrades]
  const hintedOnly = every.filter((trade) => hints.includes(trade.key))
  // A shop for hikers sells, an agency for lodges designs: the line of business decides.
  const all = isFirmIndustry(industry) && hintedOnly.length > 0 ? hintedOnly : every
  const ranked = all
    .map((trade) => {
      const named = scoreWords(trade, sources, isFirmIndustry(industry))
      // A place to stay may offer anything; what it is stays a place to stay.
      const weight = industry === 'lodging' ? 6 : hintWeight
      const hint = named > 0 && hints.includes(trade.key) ? weight : 0
      const isStrayed = isOutdoorIndustry(industry)
        ? indoorTrades.includes(trade)
        : isFirmIndustry(industry) && !hints.includes(trade.key)
      const isSpecific = named >= 3 && outdoorTrades.includes(trade)
      const bonus = isSpecific ? (industry === 'education' ? 7 : 1.5) : 0
      return { trade, named, score: (named + hint + bonus) * (isStrayed ? 0.4 : 1) }
    })
    .toSorted((a, b) => b.score - a.score)
  const best = ranked[0]
  const lodge = every.find((trade) => trade.key === 'lodge')
  if (
    industry === 'lodging' &&
    best !== undefined &&
    !hints.includes(best.trade.key) &&
    lodge !== undefined &&
    stays.test(sources.product.split(/\s+/u).slice(0, 14).join(' '))
  )
    return { trade: lodge, isNamed: true }
  const own = all.find((trade) => trade.key === hints[0])
  if (isFirmIndustry(industry) && own !== undefined && (best?.score ?? 0) < 3) {
    return { trade: own, isNamed: scoreWords(own, sources, true) > 0 }
  }
  if (best !== undefined && best.named >= 1.5) return { trade: best.trade, isNamed: true }
  const hinted = all.find((trade) => trade.key === hints[0])
  return { trade: hinted ?? general, isNamed: false }
}

/** Lines of business that only mention the outdoors: socks for hikers are a shop. */
function isFirmIndustry(industry: Industry): boolean {
  return /^(?:ecommerce|saas|agency|finance|legal|real-estate|coaching|healthcare|restaurant)$/u.test(
    industry,
  )
}

function isOutdoorIndustry(industry: Industry): boolean {
  return /outdoor|guiding|lodging|water|climbing/u.test(industry)
}

const everySigns = new Map<string, RegExp>()

function everySign(trade: Trade): RegExp {
  const known = everySigns.get(trade.key)
  if (known !== undefined) return known
  const every = new RegExp(trade.signs.source, `${trade.signs.flags}g`)
  everySigns.set(trade.key, every)
  return every
}

function scoreWords(trade: Trade, sources: Sources, isFirm: boolean): number {
  let score = 0
  for (const [source, weight] of Object.entries(weights)) {
    const text = sources[source as keyof Sources]
    const hits = text.match(everySign(trade)) ?? []
    const distinct = new Set(hits.map((hit) => hit.toLowerCase())).size
    if (hits.length > 0) score += weight * (1 + 0.35 * Math.min(distinct - 1, 2))
  }
  const opening = sources.product.split(/\s+/u).slice(0, 8).join(' ')
  return trade.signs.test(opening) ? score + leadWeight[isFirm ? 'firm' : 'outdoor'] : score
}
