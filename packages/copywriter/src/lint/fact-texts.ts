import {
  type BusinessFacts,
  type Fact,
  listFacts,
  type Price,
  weekdayNames,
} from '@wildpath/contract'

/** A price that the owner gave, and for whom it is. */
export type PriceKnown = { amount: number; currency: string; unit: Price['unit']; things: string }

/** Everything that facts say, one line each: for comparing texts with, not for people. */
export function factTexts(facts: BusinessFacts): string[] {
  return facts.facts.flatMap(textsOf)
}

function textsOf(fact: Fact): string[] {
  switch (fact.kind) {
    case 'offering':
    case 'offer': {
      const { price, ...texts } = fact.value
      const included = 'included' in texts ? (texts.included ?? []) : []
      return [
        ...linesOf(texts),
        ...included.map((thing) => `included: ${thing}`),
        ...(price ? [priceText(price)] : []),
      ]
    }
    case 'hours':
      return [
        ...fact.value.periods.flatMap(({ days, opens, closes }) => [
          `${opens} to ${closes}`,
          ...days.map((day) => weekdayNames[day]),
        ]),
        fact.value.note ?? '',
      ]
    case 'since':
      return [`since ${fact.value.year}`]
    case 'figure':
      return [`${fact.value.value} ${fact.value.label}`]
    case 'guide':
      return [`${fact.value.name}, guide, ${fact.value.about ?? ''}`]
    case 'review':
      return [`review, rated: ${fact.value.text} – ${fact.value.name}, ${fact.value.source ?? ''}`]
    case 'certificate':
      return [`certified: ${fact.value.text}`]
    case 'location':
    case 'voice':
    case 'spelling':
    case 'currency':
      return []
    default:
      return linesOf(fact.value)
  }
}

function linesOf(value: object): string[] {
  return Object.values(value)
    .flat()
    .filter((line): line is string => typeof line === 'string')
}

function priceText({ amount, currency }: Price): string {
  return `${currency} ${amount}`
}

export function pricesOf(facts: BusinessFacts): PriceKnown[] {
  const offerings = listFacts(facts, 'offering').map(({ value }) => ({
    ...value.price,
    things: value.name,
  }))
  const offers = listFacts(facts, 'offer').map(({ value }) => ({
    ...value.price,
    things: value.thing ?? value.wording,
  }))
  return [...offerings, ...offers].flatMap(({ amount, currency, unit, things }) =>
    amount === undefined || currency === undefined || unit === undefined
      ? []
      : [{ amount, currency, unit, things }],
  )
}
