import { noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { inVoice } from '../compose/letters-for.ts'
import { knowBrief } from '../lint/brief-knowledge.ts'
import { lintText } from '../lint/text-rules.ts'
import { finerKindOf, finerKinds } from '../ontology/finer-kinds.ts'
import { general, indoorTrades, outdoorTrades } from '../ontology/index.ts'
import { knownFinerKinds, knownGoalLetters, knownLetters } from './known-letters.ts'
import type { Letters } from './letters.ts'

const silentBrief = knowBrief({
  businessName: 'Quiet Ltd',
  industry: 'other',
  productService: 'nothing in particular',
  mainOffer: 'nothing',
  targetCustomer: 'nobody in particular',
  brandTone: 'friendly',
  facts: noFacts,
})
const trades = [...outdoorTrades, ...indoorTrades].map(({ key }) => key)
const blocks = [...knownLetters, ...knownFinerKinds, ...knownGoalLetters]

function linesOf(letters: Letters): string[] {
  const { received, headline, nudge } = letters
  return [
    ...[received, headline, nudge].flatMap(({ calm, lively }) => [...calm, ...lively]),
    ...letters.next,
    ...letters.ask,
    ...letters.adviceSubject,
    ...letters.adviceOpening,
    ...letters.tips.map(({ text }) => text),
    ...letters.nudgeSubject,
    ...letters.questions.flatMap(({ question, answer }) => [question, answer]),
  ]
}

describe('the letters of the trades', () => {
  it('speaks as I where the owner does', () => {
    expect(inVoice('{We are} here, and {we have} {our} map.', { subject: 'I' })).toBe(
      'I am here, and I have my map.',
    )
    expect(inVoice('Tell {us} more.', { subject: 'we' })).toBe('Tell us more.')
  })

  it('knows finer kinds of a trade by the words of the owner', () => {
    expect(finerKindOf('fishing', 'Ice fishing on Lake Inari')).toBe('fishing/ice')
    expect(finerKindOf('fishing', 'Deep sea charters')).toBeNull()
  })

  it('has a block for every trade and no other', () => {
    expect([...knownLetters.keys()].toSorted()).toEqual(trades.toSorted())
    const kinds = [...knownFinerKinds.keys()].map((key) => key.split('/')[0] ?? '')
    expect(kinds.filter((key) => ![...trades, general.key].includes(key))).toEqual([])
    expect([...knownFinerKinds.keys()].toSorted()).toEqual(
      finerKinds.map(({ key }) => key).toSorted(),
    )
  })

  it.each([...knownLetters, ...knownGoalLetters])(
    'is whole under facts: noFacts,',
    (key, letters) => {
      for (const lines of [letters.received, letters.headline, letters.nudge])
        expect(Math.min(lines.calm.length, lines.lively.length)).toBeGreaterThanOrEqual(2)
      expect(letters.next.length).toBeGreaterThanOrEqual(4)
      expect(letters.ask.length).toBeGreaterThanOrEqual(3)
      expect(letters.adviceSubject.length).toBeGreaterThanOrEqual(3)
      expect(letters.adviceOpening.length).toBeGreaterThanOrEqual(3)
      expect(letters.nudgeSubject.length).toBeGreaterThanOrEqual(3)
      expect(letters.tips.length).toBeGreaterThanOrEqual(6)
      // Of an unknown business nobody knows what is asked.
      expect(letters.questions.length).toBeGreaterThanOrEqual(knownGoalLetters.has(key) ? 0 : 4)
    },
  )

  it.each(blocks)(
    'keeps its lines short and its promises none under facts: noFacts,',
    (_key, letters) => {
      const short = [
        ...letters.headline.calm,
        ...letters.headline.lively,
        ...letters.adviceSubject,
        ...letters.nudgeSubject,
      ]
      expect(short.filter((line) => line.length > 55)).toEqual([])
      const calm = [...letters.received.calm, ...letters.headline.calm, ...letters.nudge.calm]
      expect(calm.filter((line) => line.includes('!'))).toEqual([])
      const lively = [...letters.received.lively, ...letters.nudge.lively]
      expect(lively.filter((line) => line.split('!').length > 2)).toEqual([])
      expect(linesOf(letters).filter((line) => forbidden.test(line))).toEqual([])
      expect(letters.questions.filter(({ question }) => !question.includes('?'))).toEqual([])
    },
  )

  it.each(blocks)('claims nothing about an owner under facts: noFacts,', (_key, letters) => {
    const found = linesOf(letters).flatMap((line) =>
      (['we', 'I'] as const).flatMap((subject) =>
        lintText(inVoice(line, { subject }), 'email[0].body', silentBrief),
      ),
    )
    expect(found.filter(({ severity }) => severity === 'hard')).toEqual([])
  })

  it('never says the same for two trades', () => {
    const owners = new Map<string, string>()
    const shared = blocks.flatMap(([key, letters]) =>
      linesOf(letters).filter((line) => {
        const other = owners.get(line)
        owners.set(line, other ?? key)
        return other !== undefined && other !== key
      }),
    )
    expect(shared).toEqual([])
  })
})

const forbidden =
  /\bour experienced\b|\bwithin \d+ hours\b|\d ?%|\b(?:spot|place|seat|booking) (?:is )?(?:reserved|confirmed|booked)\b|\balmost there\b|\bunforgettable\b|\blook no further\b|\bwe call you\b/iu
