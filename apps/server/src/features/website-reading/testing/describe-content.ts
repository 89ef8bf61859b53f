import type { Fact, FactValue } from '@wildpath/contract'

import type { SiteContent } from '../reading/read-site.ts'

/** What was read of a site as lines that can be compared with what somebody wrote down. */
export function describeContent({
  facts,
  answers,
  logo,
}: Pick<SiteContent, 'facts' | 'answers' | 'logo'>): string[] {
  return [
    ...(answers.business_name === undefined ? [] : [`name: ${answers.business_name}`]),
    ...(logo === null ? [] : [`logo: ${new URL(logo.address).pathname}`]),
    ...facts.flatMap(describeFact),
  ]
}

function describeFact(fact: Fact): string[] {
  const { value, alternatives = [] } = fact
  if (fact.kind === 'offering') return describeOffering([fact.value, ...(fact.alternatives ?? [])])
  const readings = [value, ...alternatives].map((one) =>
    describeValue({ ...fact, value: one } as Fact),
  )
  return [`${fact.kind}: ${readings.join(' or ')}`]
}

function describeOffering(readings: FactValue<'offering'>[]): string[] {
  const [first] = readings
  if (first === undefined) return []
  const { name, price, ...details } = first
  const prices = readings.flatMap((reading) => (reading.price === undefined ? [] : [reading.price]))
  const told = prices.map(
    ({ amount, currency, unit, is_from }) =>
      `${is_from ? 'from ' : ''}${amount} ${currency} ${unit}`,
  )
  return [
    price === undefined ? `offering: ${name}` : `price: ${name} = ${told.join(' or ')}`,
    ...Object.entries(details).map(
      ([part, text]) =>
        `${part}: ${name} = ${Array.isArray(text) ? text.join(', ') : String(text)}`,
    ),
  ]
}

function describeValue(fact: Fact): string {
  switch (fact.kind) {
    case 'hours':
      return [
        ...fact.value.periods.map(
          ({ days, opens, closes }) => `${days.join(' ')} ${opens}-${closes}`,
        ),
        ...(fact.value.note === undefined ? [] : [fact.value.note]),
      ].join('; ')
    case 'location':
      return `${fact.value.latitude}, ${fact.value.longitude}`
    case 'rule':
      return `${fact.value.kind} ${fact.value.text}`
    case 'offer':
      return [
        fact.value.saving,
        fact.value.thing,
        ...(fact.value.conditions ?? []),
        fact.value.dates,
      ]
        .filter((part) => part !== undefined)
        .join(' | ')
    default:
      return Object.values(fact.value).join(', ')
  }
}
