import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type BusinessFacts, type Fact, noFacts } from './business-facts.ts'
import type { FactValue } from './fact-values.ts'
import { correctText, listCorrections } from './list-corrections.ts'

type Offering = FactValue<'offering'>

const price = (amount: number, currency = 'USD') =>
  ({ amount, currency, unit: 'person', is_from: false }) as const

const fact = (id: string, rest: Pick<Fact, 'kind' | 'value'>, is_confirmed = true) =>
  ({ id, source: 'owner', confidence: 'high', is_confirmed, ...rest }) as Fact

const offering = (value: Partial<Offering>, id = 'half-day') =>
  fact(id, { kind: 'offering', value: { name: 'Half day', ...value } })

const facts = (...list: Fact[]): BusinessFacts => ({ ...noFacts, facts: list })

/** The text after the facts changed. */
function correct(
  text: string,
  [before, after]: readonly [Fact[] | Fact, Fact[] | Fact],
  language = 'en',
): string {
  const [old, next] = [before, after].map((list) => facts(...[list].flat())) as [
    BusinessFacts,
    BusinessFacts,
  ]
  return correctText(text, listCorrections(old, next, language))
}

const raised = [offering({ price: price(95) }), offering({ price: price(110) })] as const

describe('a corrected price', () => {
  it.each([
    ['From $95, lunch included', 'From $110, lunch included'],
    ['($95/person)', '($110/person)'],
    ['Only $95.', 'Only $110.'],
    ['$95.00; 95 USD; USD 95; 95 $', '$110.00; 110 USD; USD 110; 110 $'],
    ['**$95**', '**$110**'],
  ])('replaces the old one in %j', (text, expected) => {
    expect(correct(text, raised)).toBe(expected)
  })

  it.each([
    '$950',
    '$95.50',
    '$95,000',
    'US$95',
    '1$95',
    '$95k',
    '95',
    '95 minutes',
    '€95',
    '$80–$95',
    '$80 to $95',
    '$95–120',
  ])('leaves %j alone', (text) => {
    expect(correct(text, raised)).toBe(text)
  })

  it('takes thousands as they were written', () => {
    const change = [offering({ price: price(1200) }), offering({ price: price(1350) })] as const
    expect(correct('$1,200 or $1200', change)).toBe('$1,350 or $1350')
  })

  it('follows the language of the page, with any kind of space', () => {
    const change = [
      offering({ price: price(65, 'EUR') }),
      offering({ price: price(72.5, 'EUR') }),
    ] as const
    expect(correct('Nur 65 € oder 65\u00a0€', change, 'de')).toBe('Nur 72,50 € oder 72,50\u00a0€')
  })

  it('replaces the unit if that was corrected', () => {
    const change = [
      offering({ price: price(95) }),
      offering({ price: { ...price(95), unit: 'group' } }),
    ] as const
    expect(correct('$95 per person, or $95 alone', change)).toBe('$95 per group, or $95 alone')
  })

  it('is ambiguous if another offering still costs as much', () => {
    const other = offering({ price: price(95) }, 'full-day')
    expect(
      correct('Only $95', [
        [raised[0], other],
        [raised[1], other],
      ]),
    ).toBe('Only $95')
  })

  it('is ambiguous if two offerings that cost as much now cost different amounts', () => {
    const before = [raised[0], offering({ price: price(95) }, 'full-day')]
    const after = [raised[1], offering({ price: price(140) }, 'full-day')]
    expect(correct('Only $95', [before, after])).toBe('Only $95')
  })

  it('replaces swapped prices only where that is safe', () => {
    const before = [offering({ price: price(60) }), offering({ price: price(95) }, 'full-day')]
    const after = [offering({ price: price(95) }), offering({ price: price(140) }, 'full-day')]
    expect(correct('$60 half day, $95 full day', [before, after])).toBe(
      '$95 half day, $95 full day',
    )
  })

  it('changes nothing if the owner did not confirm it, removed it, or added it', () => {
    const proposed = { ...raised[1], is_confirmed: false } as Fact
    expect(correct('Only $95', [raised[0], proposed])).toBe('Only $95')
    expect(correct('Only $95', [raised[0], offering({})])).toBe('Only $95')
    expect(correct('Only $95', [[], raised[1]])).toBe('Only $95')
  })
})

describe('another corrected fact', () => {
  const change = (name: keyof Offering, from: string, to: string) =>
    [offering({ [name]: from }), offering({ [name]: to })] as const

  it.each([
    ['duration', '3 hours', '4 hours', 'Takes 3 hours.', 'Takes 4 hours.'],
    ['group_size', 'up to 8 guests', 'up to 10 guests', 'Up to 8 guests', 'Up to 10 guests'],
    ['requirements', 'ages 8+', 'ages 10+', 'For ages 8+ only', 'For ages 10+ only'],
    [
      'place',
      'on the Nantahala River',
      'on the Ocoee River',
      'Raft on the Nantahala River',
      'Raft on the Ocoee River',
    ],
    [
      'season',
      'May to September',
      'April to October',
      'Open May to September',
      'Open April to October',
    ],
  ] as const)('replaces the old %s', (name, from, to, text, expected) => {
    expect(correct(text, change(name, from, to))).toBe(expected)
  })

  it.each([
    ['duration', '3 hours', '4 hours', ['13 hours', '1.3 hours', '2-3 hours', '2 to 3 hours']],
    ['group_size', '8', '10', ['Ages 8 and up', '8']],
    ['difficulty', 'easy', 'hard', ['Parking is easy']],
    ['season', 'summer', 'all year', ['A summer to remember']],
  ] as const)(
    'leaves text alone that may mean something other than the %s',
    (name, from, to, texts) => {
      for (const text of texts) expect(correct(text, change(name, from, to))).toBe(text)
    },
  )

  it('replaces contact details and counted figures', () => {
    const phone = (number: string) => fact('phone', { kind: 'phone', value: { number } })
    expect(correct('Call 970 555 0188', [phone('970 555 0188'), phone('970 555 0199')])).toBe(
      'Call 970 555 0199',
    )
    const figure = (value: string) =>
      fact('guests', { kind: 'figure', value: { value, label: 'guests' } })
    expect(correct('3,200 guests. 3,200 stars.', [figure('3,200'), figure('3,500')])).toBe(
      '3,500 guests. 3,200 stars.',
    )
  })

  it('keeps the words of guests', () => {
    const review = (text: string) =>
      fact('marta', { kind: 'review', value: { text, name: 'Marta' } })
    const change = [review('Worth 3 days'), review('Worth 4 days')] as const
    expect(correct('Worth 3 days', change)).toBe('Worth 3 days')
  })
})

describe('correctText', () => {
  const amount = fc.integer({ min: 1, max: 999 })
  const change = (from: number, to: number) =>
    listCorrections(
      facts(offering({ price: price(from) })),
      facts(offering({ price: price(to) })),
      'en',
    )
  const words = fc.array(
    fc.oneof(fc.constantFrom('raft', 'for', '(', ')', '.', '!', 'lunch'), amount.map(String)),
  )

  it('replaces the exact value wherever it stands and keeps everything else', () => {
    fc.assert(
      fc.property(amount, amount, fc.array(words, { minLength: 1 }), (from, to, parts) => {
        const write = (value: number) =>
          parts.map((part) => part.join(' ')).join(` up to now $${value} `)
        fc.pre(from !== to)
        expect(correctText(write(from), change(from, to))).toBe(write(to))
      }),
    )
  })

  it('keeps every other amount', () => {
    fc.assert(
      fc.property(amount, amount, amount, (from, to, other) => {
        fc.pre(from !== other)
        const text = `$${other}, $${other}.${from}, $${from}${other}, $${other}${from}, ${from}`
        expect(correctText(text, change(from, to))).toBe(text)
      }),
    )
  })

  it('is undone by the opposite correction', () => {
    fc.assert(
      fc.property(amount, amount, words, (from, to, rest) => {
        const text = `${rest.join(' ')} $${from} ${rest.join(' ')}`
        const there = correctText(text, change(from, to))
        expect(correctText(there, change(to, from))).toBe(text)
      }),
    )
  })
})
