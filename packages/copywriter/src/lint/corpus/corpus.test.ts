import { generatedContentSchema } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { briefOf } from '../../brief-of.ts'
import type { Finding } from '../finding.ts'
import { lintCopy } from '../lint-copy.ts'
import { falseFacts } from './false-facts.ts'
import { falsePromises } from './false-promises.ts'
import { answerOf, factsOf, sampleBusinesses, type SampleBusiness } from './index.ts'
import { withText } from './plant-fault.ts'

const hardFindings = (business: SampleBusiness, content: ReturnType<typeof answerOf>) =>
  lintCopy(content, briefOf(business.answers, factsOf(business))).filter(
    ({ severity }) => severity === 'hard',
  )

const plantedFaults = [...falseFacts, ...falsePromises]

/** Four answers of every business, and a fifth of the first ones. */
const goodAnswers = Object.entries(sampleBusinesses).flatMap(([name, business], index) =>
  [0, 1, 2, 3, ...(index < 4 ? [4] : [])].map((take) => ({
    name: `${name} ${take}`,
    business,
    content: answerOf(business, take),
  })),
)

const factRules = new Set<Finding['rule']>([
  'invented-number',
  'invented-date',
  'invented-contact',
  'invented-name',
  'claim',
  'superlative',
  'parted-offer',
])

describe('a hundred good answers', () => {
  it('fit the schema', () => {
    expect(goodAnswers).toHaveLength(100)
    const wrong = goodAnswers.filter(
      ({ content }) => !generatedContentSchema.safeParse(content).success,
    )
    expect(wrong).toEqual([])
  })

  it('pass, but for a few', () => {
    const refused = goodAnswers.flatMap(({ name, business, content }) => {
      const [first] = hardFindings(business, content)
      return first === undefined ? [] : [`${name}: ${first.place}: ${first.rule}: ${first.found}`]
    })
    // A weekday of a joke, and an hour that nobody gave.
    expect(refused).toEqual([
      'climbingGym 1: headline: invented-date: thursday',
      ...[0, 1, 2, 3].map((take) => `birding ${take}: steps[1].text: invented-number: nine you`),
    ])
  })
})

describe('a hundred planted faults', () => {
  it('are a hundred, in every kind of place', () => {
    expect(plantedFaults).toHaveLength(100)
    const places = new Set(plantedFaults.map(([, , place]) => place.replace(/[[.].*$/u, '')))
    expect([...places].toSorted()).toEqual([
      'benefits',
      'cta_text',
      'email',
      'facebook_ads',
      'faq',
      'good_to_know',
      'google_ads',
      'headline',
      'offer',
      'steps',
      'story',
      'subheadline',
      'thanks',
    ])
  })

  it.each(plantedFaults)('a false %s of %s at %s is refused: %s', (_kind, name, place, text) => {
    const business: SampleBusiness = sampleBusinesses[name]
    const good = answerOf(business, 0)
    const content = withText(good, place, text)
    expect(generatedContentSchema.safeParse(content).success).toBe(true)
    const known = hardFindings(business, good).map(({ place: at, found }) => `${at} ${found}`)
    const rules = hardFindings(business, content)
      .filter(({ place: at, found }) => !known.includes(`${at} ${found}`))
      .filter(({ place: at }) => at.startsWith(place.replace(/\..*$/u, '')) || at === 'page')
      .filter(({ rule }) => factRules.has(rule))
    expect(rules).not.toEqual([])
  })
})
