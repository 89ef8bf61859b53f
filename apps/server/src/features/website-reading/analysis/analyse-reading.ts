import {
  analysisLimits,
  type AnalysisPart,
  type BrandTone,
  type Fact,
  industryLabels,
  type WebsiteAnalysis,
  type WebsiteReading,
} from '@wildpath/contract'

import { isOrderToMachines } from '../reading/orders-to-machines.ts'
import { sentencesOf } from '../reading/sentences.ts'
import { colourName } from './colour-name.ts'
import { readTone } from './read-tone.ts'

type Asked = {
  reading: WebsiteReading
  /** What the business does in words, such as 'rafting'; null where the site does not tell. */
  activity: string | null
  /** What of the site has to do with these words comes first. */
  wish: string
}

/**
 * What a website says of its business, as far as a picture needs it. Parts that it says are named in `found`; the
 * others follow plainly from these. Nothing is claimed that the site does not claim.
 */
export function analyseReading({ reading, activity, wish }: Asked): WebsiteAnalysis {
  const { answers, colours, pages_read } = reading
  const description = lines([sentencesOf(firstLine(answers.product_service))[0] ?? ''])[0]
  const productType = activity ?? description ?? null
  const audience = lines([answers.target_customer ?? ''])[0] ?? null
  const features = byWish(lines(featuresOf(reading.facts)), wish).slice(0, analysisLimits.features)
  const points = byWish(lines(pointsOf(reading.facts)), wish).slice(0, analysisLimits.points)
  const tone = toneOf(reading)
  const shown = lines(reading.photos.map(({ alt }) => alt))
    .filter((alt) => alt !== answers.business_name)
    .slice(0, 2)
  const style = styles[tone ?? assumedTone]
  const isFound: Record<AnalysisPart, boolean> = {
    productType: productType !== null,
    industry: answers.industry !== undefined,
    targetAudience: audience !== null,
    brandTone: tone !== null,
    keyFeatures: features.length > 0,
    uniqueSellingPoints: points.length > 0,
    visualStyle: shown.length > 0,
    colorScheme: colours.length > 0,
  }
  const subject = productType ?? assumedProduct
  return {
    productType: subject,
    targetAudience:
      audience ?? (activity === null ? assumedAudience : `people interested in ${activity}`),
    brandTone: tone ?? assumedTone,
    keyFeatures: features.length > 0 ? features : [subject],
    uniqueSellingPoints: points,
    visualStyle: cut(shown.length > 0 ? `${style}, as in its photos: ${shown.join(', ')}` : style),
    colorScheme:
      colours.length > 0
        ? colours.map((hex) => ({ name: colourName(hex), hex }))
        : [{ name: 'the natural colours of the place', hex: null }],
    industry: answers.industry === undefined ? assumedIndustry : industryLabels[answers.industry],
    found: (Object.keys(isFound) as AnalysisPart[]).filter((part) => isFound[part]),
    isDefault: false,
    reason: null,
    pages_read,
  }
}

const assumedProduct = 'services of a small business'
const assumedAudience = 'the guests of this business'
const assumedIndustry = 'Services'
const assumedTone = 'friendly'

/** How a tone looks, in the words of spec 2, section 3. */
const styles = {
  luxury: 'luxury',
  bold: 'dynamic',
  fun: 'lifestyle',
  caring: 'lifestyle',
  friendly: 'lifestyle',
  professional: 'professional',
} as const satisfies Record<BrandTone, string>

/** Who speaks of themselves as I or we is at least friendly. */
function toneOf({ answers, facts, photos }: WebsiteReading): BrandTone | null {
  const words = [
    answers.product_service ?? '',
    answers.target_customer ?? '',
    ...featuresOf(facts),
    ...photos.map(({ alt }) => alt),
  ]
  const isPersonal = facts.some(({ kind }) => kind === 'voice')
  return readTone(words.join('\n')) ?? (isPersonal ? 'friendly' : null)
}

/** What is sold, then what comes with it. */
function featuresOf(facts: readonly Fact[]): string[] {
  const offerings = facts.flatMap((fact) => (fact.kind === 'offering' ? [fact.value] : []))
  return [
    ...offerings.map(({ name }) => name),
    ...offerings.flatMap(({ included = [] }) => included),
  ]
}

/** What the business says for itself and nobody doubts. */
function pointsOf(facts: readonly Fact[]): string[] {
  const sure = facts.filter(
    ({ confidence, alternatives = [] }) => confidence !== 'low' && alternatives.length === 0,
  )
  return pointKinds.flatMap((kind) =>
    sure.filter((fact) => fact.kind === kind).flatMap((fact) => pointOf(fact)),
  )
}

const pointKinds: readonly Fact['kind'][] = ['since', 'certificate', 'guide', 'offering', 'offer']

function pointOf(fact: Fact): string[] {
  switch (fact.kind) {
    case 'since':
      return [`in business since ${fact.value.year}`]
    case 'certificate':
      return [fact.value.text]
    case 'guide':
      return [`guided by ${fact.value.name}`]
    case 'offering':
      return fact.value.group_size === undefined ? [] : [`groups: ${fact.value.group_size}`]
    case 'offer':
      return [fact.value.wording]
    default:
      return []
  }
}

/** Each once, on one line, without orders to whoever reads the site by a program. */
function lines(texts: readonly string[]): string[] {
  const whole = texts
    .filter((text) => !isOrderToMachines(text))
    .map((text) => cut(text.replaceAll(/\s+/g, ' ').trim()))
  return [...new Set(whole)].filter((text) => text !== '')
}

function cut(text: string): string {
  if (text.length <= analysisLimits.phrase) return text
  const start = text.slice(0, analysisLimits.phrase)
  const space = start.lastIndexOf(' ')
  return (space > 0 ? start.slice(0, space) : start).toWellFormed()
}

const firstLine = (text = ''): string => text.split('\n')[0] ?? ''

/** The texts that share words with the wish first, the others as they were. */
function byWish(texts: readonly string[], wish: string): string[] {
  const wished = new Set(wordsOf(wish))
  const shared = (text: string) => wordsOf(text).filter((word) => wished.has(word)).length
  return texts.toSorted((a, b) => shared(b) - shared(a))
}

/** Words of three letters say little of a thing. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
