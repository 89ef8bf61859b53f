import {
  type Fact,
  factKey,
  factSchema,
  singleKinds,
  type FactValue,
  websiteReadingLimits,
} from '@wildpath/contract'

import type { Finding } from './finding.ts'
import { isPlaceholder } from './placeholders.ts'
import { isOrderToMachines } from './orders-to-machines.ts'

/** How many of a kind are proposed: nobody looks through forty. */
const mostOf: Partial<Record<Fact['kind'], number>> = {
  'offering': 30,
  'audience': 3,
  'review': 6,
  'rule': 8,
  'guide': 8,
  'certificate': 6,
  'social-link': 8,
}

const weights = { high: 3, medium: 2, low: 1 } as const

/**
 * One fact for each thing that a site says, surest first. What is said in several places is one; what
 * contradicts stands beside it as another reading, and both are doubtful then.
 */
export function collectFacts(findings: readonly Finding[]): Fact[] {
  const groups = Map.groupBy(findings.filter(isWhole), (finding) => keyOf(finding))
  const counts = new Map<Fact['kind'], number>()
  const facts = [...groups.values()].flatMap((group) => {
    const [first] = group
    const count = (counts.get(first?.kind ?? 'offer') ?? 0) + 1
    if (first === undefined || count > (mostOf[first.kind] ?? 12)) return []
    counts.set(first.kind, count)
    const fact = factOf(group, `website-${first.kind}-${count}`)
    return fact === null ? [] : [fact]
  })
  return facts.slice(0, websiteReadingLimits.facts)
}

/** What a fact's schema does not take is left out, never cut to fit. */
const isWhole = (finding: Finding): boolean =>
  factSchema.safeParse({ id: 'a', source: 'website', is_confirmed: false, ...finding }).success &&
  !isOrderToMachines(JSON.stringify(finding.value)) &&
  !isPlaceholder(finding)

function keyOf({ kind, value }: Finding): string {
  const key = factKey({ kind, value })
  if (kind === 'social-link') return key.replace(/\/+$/, '').replace('://www.', '://')
  return kind === 'offering' ? `${kind} ${nameKey(value.name)}` : key
}

/** 'Half-day tour' and 'The half day tour' are one thing. */
const nameKey = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/^(?:the|our|die|der|das|la|le)\s/g, '')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()

function factOf(group: readonly Finding[], id: string): Fact | null {
  const sorted = group.toSorted((a, b) => weights[b.confidence] - weights[a.confidence])
  const readings = sorted[0]?.kind === 'offering' ? joinOfferings(sorted) : distinct(sorted)
  const [best, ...others] = readings
  if (best === undefined) return null
  // A guess beside a sure reading is no contradiction.
  const alternatives = others
    .filter(({ confidence }) => confidence !== 'low' || best.confidence === 'low')
    .map(({ value }) => value)
    .slice(0, 4)
  const parsed = factSchema.safeParse({
    id,
    kind: best.kind,
    value: best.value,
    source: 'website',
    origin: best.origin.slice(0, 500),
    ...(best.quote !== '' && { quote: best.quote }),
    confidence: alternatives.length > 0 ? 'low' : best.confidence,
    is_confirmed: false,
    ...(alternatives.length > 0 && { alternatives }),
  })
  return parsed.success ? parsed.data : null
}

/** Equal readings once: the surest, and of equally sure ones the one that is said most often. */
function distinct(findings: readonly Finding[]): Finding[] {
  const groups = [...Map.groupBy(findings, readingKey).values()]
  const single = singleKinds.some((kind) => kind === findings[0]?.kind)
  const ordered = groups.toSorted(
    (a, b) =>
      weights[b[0]?.confidence ?? 'low'] - weights[a[0]?.confidence ?? 'low'] ||
      b.length - a.length,
  )
  const readings = ordered.flatMap(([first]) => first ?? [])
  // What names a thing itself contradicts nothing.
  return single ? withoutParts(readings) : readings.slice(0, 1)
}

function readingKey({ kind, value }: Finding): string {
  if (kind === 'phone') return value.number.replaceAll(/\D/g, '')
  if (kind === 'location') {
    const { latitude, longitude } = value
    return `${latitude.toFixed(2)} ${longitude.toFixed(2)}`
  }
  return JSON.stringify(value, sortKeys).toLowerCase()
}

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
    : value

/** 'Strandgaten 5, 5004 Bergen' says the same as the address with its country, and less. */
function withoutParts(readings: readonly Finding[]): Finding[] {
  const [best] = readings
  if (best?.kind !== 'address') return [...readings]
  const known = Object.entries(best.value) as [string, string][]
  const postal = (finding: Finding) => finding.value as FactValue<'address'>
  return readings.filter((reading, index) => {
    if (index === 0) return true
    const other = postal(reading)
    const same = known.filter(([part, text]) => {
      const said = other[part as keyof typeof other]
      return said !== undefined && nameKey(said) === nameKey(text)
    })
    return (
      same.length < 2 &&
      !known.some(
        ([part, text]) => part === 'street' && nameKey(text) === nameKey(other.street ?? ''),
      )
    )
  })
}

/** What several places say of one thing together, once for each price that it is said to have. */
function joinOfferings(findings: readonly Finding[]): Finding[] {
  const offerings = findings.filter((finding) => finding.kind === 'offering')
  const details = Object.assign(
    {},
    ...offerings.map(({ value }) => value).toReversed(),
  ) as FactValue<'offering'>
  const priced = offerings.filter(({ value }) => value.price !== undefined)
  const byPrice = Map.groupBy(
    priced,
    ({ value: { price } }) => `${price?.amount} ${price?.currency}`,
  )
  if (byPrice.size === 0)
    return offerings.slice(0, 1).map((finding) => ({ ...finding, value: details }))
  return [...byPrice.values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const { name } = offerings[0]?.value ?? first.value
    // Who says what the price is for knows more than who does not.
    const price =
      same.find(({ value }) => value.price?.unit !== 'item')?.value.price ?? first.value.price
    return [{ ...first, value: { ...details, name, ...(price !== undefined && { price }) } }]
  })
}
