import { describe, expect, it } from 'vitest'

import type { AdPlatform } from '../platforms.ts'
import { lintAd } from './lint-ad.ts'
import { policyRules } from './policy-rules.ts'

const rulesOf = (platform: AdPlatform, headline: string, body = 'Half a day on the river.') =>
  lintAd({ platform, headline, body }).map(({ part, rule }) => `${part}: ${rule}`)

const plain = 'Raft the Canyon in June'

describe('the words of a platform about an ad', () => {
  it.each([
    ['google', 'Raft the Canyon!', ['headline: exclamation']],
    ['facebook', 'Raft the Canyon!', []],
    ['google', 'Raft the Canyon 🚣', ['headline: emoji']],
    ['facebook', 'Raft the Canyon 🚣', []],
    ['facebook', 'Raft 🚣🚣🚣🚣', ['headline: many-emoji']],
    ['google', 'Really??', ['headline: punctuation']],
    ['google', 'Call 970-555-0142', ['headline: phone']],
    ['google', 'Call +1 970 555 0142', ['headline: phone']],
    ['google', 'From 2027-06-01', []],
    ['google', 'From 1.6.2027 to 30.9.2027', []],
    ['google', 'www.rafts.example', ['headline: address']],
    ['facebook', 'Click here', ['headline: click-here']],
    ['google', 'FREE wetsuits', ['headline: capitals']],
    ['google', 'PADI diving course', []],
    ['google', 'USA river trips', []],
    ['google', 'F R E E wetsuits', ['headline: spaced-letters']],
    ['google', 'The best rafting', ['headline: superlative']],
    ['google', 'Our #1 trip', ['headline: superlative']],
    ['google', 'Guaranteed fun', ['headline: guarantee']],
    ['facebook', 'Are you overweight?', ['headline: personal']],
    ['google', 'Are you overweight?', []],
    ['facebook', 'Are you ready to raft?', []],
    ['facebook', 'As seen on Instagram', ['headline: meta-brand']],
    ['facebook', 'Firearms course', ['headline: weapons']],
    ['google', 'Damn good shit', ['headline: profanity']],
    ['google', plain, []],
    ['facebook', plain, []],
  ] as const)('%s, %s', (platform, headline, rules) => {
    expect(rulesOf(platform, headline)).toEqual(rules)
  })

  it('count exclamation marks of a description', () => {
    expect(rulesOf('google', plain, 'Come! Paddle with us.')).toEqual([])
    expect(rulesOf('google', plain, 'Come! Paddle!')).toEqual(['body: exclamations'])
  })

  it('say where Facebook cuts', () => {
    expect(rulesOf('facebook', 'a'.repeat(40), 'b'.repeat(125))).toEqual([])
    expect(rulesOf('facebook', 'a'.repeat(41), 'b'.repeat(126))).toEqual([
      'headline: length',
      'body: length',
    ])
  })

  it('say what Google refuses for its length', () => {
    expect(rulesOf('google', 'a'.repeat(30), 'b'.repeat(90))).toEqual([])
    expect(rulesOf('google', 'a'.repeat(31), 'b'.repeat(91))).toEqual([
      'headline: length',
      'body: length',
    ])
  })

  it('mind a text that only repeats its headline', () => {
    expect(rulesOf('google', plain, plain)).toEqual(['body: repeated'])
    expect(rulesOf('google', '', '')).toEqual([])
  })

  it('come with the worst first', () => {
    const severities = lintAd({
      platform: 'facebook',
      headline: `The best trip of your life, ${'really '.repeat(3)}`,
      body: 'Click here',
    }).map(({ severity }) => severity)
    expect(severities).toEqual(['refused', 'risky', 'cut'])
  })

  it('always say why', () => {
    const sentences = policyRules.map(({ message }) => message('x'))
    expect(sentences.filter((text) => !/^[A-Z'].{20,}\.$/.test(text))).toEqual([])
  })
})
