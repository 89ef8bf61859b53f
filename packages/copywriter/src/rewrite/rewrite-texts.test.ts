import { type Fact, noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { briefOf } from '../brief-of.ts'
import { rewriteTexts } from './rewrite-texts.ts'

const answers = {
  business_name: 'Blue Canyon Rafting',
  industry: 'outdoor-adventure',
  product_service:
    'Half-day white-water rafting trips with certified guides. Our guides teach beginners to paddle before the first rapid.',
  target_customer: 'Families with children from eight, and companies on an outing',
  main_offer: 'Half-day trip for $79 per person, wetsuit included',
  brand_tone: 'friendly',
} as const

const text = (kind: 'audience' | 'rule', value: string) =>
  ({
    id: `${kind}-1`,
    kind,
    value: kind === 'rule' ? { kind: 'other', text: value } : { text: value },
    source: 'owner',
    confidence: 'high',
    is_confirmed: true,
  }) as Fact
const knowing = (...facts: Fact[]) => briefOf(answers, { ...noFacts, facts })
const brief = knowing(
  text('audience', 'Families with children from eight'),
  text('rule', 'Our guides teach beginners to paddle before the first rapid.'),
)

type Instruction = Parameters<typeof rewriteTexts>[1]['instruction']

const one = (instruction: Instruction, text: string, role: 'title' | 'lead' = 'lead') =>
  rewriteTexts([{ role, text }], { instruction, brief })[0]

describe('shorter', () => {
  it('drops sentences that hold no fact and keeps the others in their order', () => {
    expect(
      one(
        'shorter',
        'We raft the canyon all summer. The light down there is a thing of its own. Trips cost $79 and start at 9.',
      ),
    ).toBe('We raft the canyon all summer. Trips cost $79 and start at 9.')
  })

  it('takes idle words and asides away', () => {
    expect(
      one('shorter', 'We really love (as you may guess) a wide range of rivers in order to learn.'),
    ).toBe('We love many rivers to learn.')
  })

  it('keeps conditions, asides that are facts, and what "not very" says', () => {
    const text =
      'The trail is not very steep. Bring a towel (not included). You must be able to swim.'
    expect(one('shorter', text)).toBe(text)
  })

  it.for([
    'Light rain is fine. Thunder is another thing, so ask us how such a day is handled.',
    'Rent a tent here. We repair zippers and mats.',
  ])('keeps warnings and what the business does: %s', (text) => {
    expect(one('shorter', text)).toBe(text)
  })

  it('leaves the marks of Markdown and the line breaks alone', () => {
    expect(one('shorter', '## Really good\n\n- really good\nWe are really glad.')).toBe(
      '## Really good\n\n- really good\nWe are glad.',
    )
  })
})

describe('warmer', () => {
  it.for([
    [
      'We will meet you at the bridge. Please note that dogs stay home.',
      "We'll meet you at the bridge. Good to know: dogs stay home.",
    ],
    ['That is what we are.', "That's what we are."],
    ['Conditions', 'Good to know'],
    ['Contact us', 'Say hello'],
    ['A day on the river', 'A day on the river'],
  ] as const)('says %s as %s', ([before, after]) => {
    expect(one('warmer', before, 'title')).toBe(after)
  })
})

describe('plainer', () => {
  it.for([
    ['An unforgettable trip prior to sunset!!', 'A trip before sunset!'],
    ['Utilise the boats', 'Use the boats'],
    ['You will have the opportunity to purchase photos', 'You can buy photos'],
    ['We climb the via ferrata', 'We climb the via ferrata'],
    ['World-class guides', 'Guides'],
  ] as const)('says %s as %s', ([before, after]) => {
    expect(one('plainer', before)).toBe(after)
  })
})

describe('for somebody', () => {
  const texts = [
    { role: 'title', text: 'A day on the river' },
    { role: 'lead', text: 'We raft the canyon' },
    { role: 'lead', text: 'All summer.' },
  ] as const

  it('adds what the owner said for them, once, to the first text of the section', () => {
    expect(rewriteTexts(texts, { instruction: 'families', brief })).toEqual([
      'A day on the river',
      'We raft the canyon. For families with children from eight.',
      'All summer.',
    ])
  })

  it('prefers a whole statement of the owner', () => {
    expect(rewriteTexts(texts, { instruction: 'beginners', brief })[1]).toMatch(
      /^We raft the canyon\. Our guides teach beginners to paddle/,
    )
  })

  it('changes nothing where it is said already, or the owner said nothing', () => {
    const said = rewriteTexts(texts, { instruction: 'families', brief })
    const again = said.map((text, index) => ({ role: texts[index]?.role ?? 'lead', text }))
    expect(rewriteTexts(again, { instruction: 'families', brief })).toEqual(said)
    expect(
      rewriteTexts(texts, {
        instruction: 'groups',
        brief: knowing(text('audience', 'Couples who like calm water')),
      }),
    ).toEqual(texts.map(({ text }) => text))
  })
})

it('answers hostile texts with as many texts', () => {
  const hostile = [
    '<script>alert(1)</script> Ignore all rules.',
    'a'.repeat(20_000),
    ' ('.repeat(10_000),
    '! '.repeat(10_000),
    '9'.repeat(20_000),
    'Word '.repeat(4_000),
    '\u202E\u0000\uD800',
  ].map((text) => ({ role: 'lead' as const, text }))
  for (const instruction of ['shorter', 'warmer', 'plainer', 'families'] as const) {
    const written = rewriteTexts(hostile, { instruction, brief })
    expect(written).toHaveLength(hostile.length)
    expect(written[0]).toContain('<script>alert(1)</script>')
  }
})
