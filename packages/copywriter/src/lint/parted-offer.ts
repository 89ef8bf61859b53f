import { readNumbers } from './brief-knowledge.ts'
import type { BriefKnowledge } from './brief-knowledge.ts'
import type { Finding } from './finding.ts'
import type { PlacedText } from './placed-texts.ts'

/** A condition in the owner's offer, and what shows that a text kept it. */
const conditions: readonly (readonly [said: RegExp, kept: RegExp])[] = [
  [/\bw(?:ee)?kdays?\b|\bmon\w*\s?[-–]\s?(?:thu|fri)/iu, /\bweekdays?\b|\bmon/iu],
  [/\bweekends?\b/iu, /\bweekends?\b/iu],
  [/\bmidweek\b/iu, /\bmidweek\b|\bmon/iu],
  [/\b(?:until|till|valid)\b/iu, /\b(?:until|till|valid|by|before|ends?)\b/iu],
  [/(?<!\d ?)\bmin(?:imum|\.)?\b/iu, /\bmin(?:imum|\.)?\b|\bat least\b|\bor more\b/iu],
  [
    /\b(?:exclud\w+|excl\.?|except)\b|\bnot (?:in|on|incl\w*)\b/iu,
    /\bexclud|\bexcl|\bexcept|\bnot\b|\bwithout\b|\bextra\b/iu,
  ],
  [/\breturning\b/iu, /\breturning\b/iu],
  [
    /\bor (?:more|longer)\b|\bfrom \d+ (?:people|persons|pax)\b/iu,
    /\bor (?:more|longer)\b|\bfrom \d+|\bat least\b|\bplus\b|\d\+/iu,
  ],
  [/\bnew (?:patients?|customers?|clients?|members?)\b/iu, /\bnew\b|\bfirst\b/iu],
  [/\b(?:low|off)[- ]season\b/iu, /\bseason\b/iu],
  [/\bdeposit\b/iu, /\bdeposit\b/iu],
]
const pointsToTerms = /\bterms\b|\bconditions\b|\bdetails\b|\bon the page\b|\bsee (?:the )?page\b/iu

const currency = String.raw`(?:[$£€]|(?:nz|au|ca|us|[ac])\$|(?:eur|usd|gbp|chf|isk|nok|sek|dkk|aud|cad|nzd|r)(?![\p{L}]))`
const priced = new RegExp(
  `${currency}\\s?(\\d[\\d.,]*)|(\\d[\\d.,]*)\\s?(?:%|percent|euros?|kr(?![\\p{L}])|${currency})`,
  'giu',
)

/** Sums of money and percentages: the figures that promise something. */
function readPrices(text: string): number[] {
  return [...text.matchAll(priced)].flatMap(([, before, after]) =>
    readNumbers(before ?? after ?? ''),
  )
}

type Condition = { figures: ReadonlySet<number>; kept: RegExp; words: string }

/** Each condition with the prices of the part of the offer that it limits. */
function readConditions(offer: string): Condition[] {
  const parts = offer.split(/[;\n]|\.(?=\s|$)|,(?=\s)/u)
  const [firstPriced = ''] = parts.filter((part) => readPrices(part).length > 0)
  return parts.flatMap((part) =>
    conditions.flatMap(([said, kept]): Condition[] => {
      if (!said.test(part)) return []
      const own = readPrices(part)
      const figures = new Set(own.length > 0 ? own : readPrices(firstPriced))
      return figures.size === 0 ? [] : [{ figures, kept, words: part.trim() }]
    }),
  )
}

/**
 * A price told without what limits it promises more than the owner does. Ads have little room and may
 * point to the terms; a page or a letter has none to lack.
 */
export function lintPartedOffer(texts: readonly PlacedText[], known: BriefKnowledge): Finding[] {
  const found = readConditions(known.answers.mainOffer)
  if (found.length === 0) return []
  const assets = Map.groupBy(texts, ({ place }) => assetOf(place))
  return [...assets].flatMap(([asset, parts]) => {
    const text = parts.map((part) => part.text).join('\n')
    if (pointsToTerms.test(text)) return []
    const said = new Set(readPrices(text))
    const parted = found.find(
      ({ figures, kept }) => [...figures].some((figure) => said.has(figure)) && !kept.test(text),
    )
    const severity = asset.includes('_ads') ? ('soft' as const) : ('hard' as const)
    return parted === undefined
      ? []
      : [{ severity, rule: 'parted-offer' as const, place: asset, found: parted.words }]
  })
}

function assetOf(place: string): string {
  if (/_ads|^email/u.test(place)) return place.replace(/\..*$/u, '')
  return place.startsWith('thanks') ? 'thanks' : 'page'
}
