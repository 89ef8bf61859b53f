import { describe, expect, it } from 'vitest'

import { knowBrief } from '../lint/brief-knowledge.ts'
import { lintText } from '../lint/text-rules.ts'
import { general, indoorTrades, outdoorTrades } from './index.ts'
import { knownLore, loreVariants, readLore } from './lore.ts'

const silentBrief = knowBrief({
  businessName: 'Quiet Ltd',
  industry: 'other',
  productService: 'nothing in particular',
  mainOffer: 'nothing',
  targetCustomer: 'nobody in particular',
  brandTone: 'friendly',
})
const trades = [...outdoorTrades, ...indoorTrades, general]

describe('the lore', () => {
  it('reads its plain lines', () => {
    const read = readLore(
      '# a\ntip[kids]: do it | it helps\ntip: go | why not\ncalm: rain | fog\ndecides: wind\nstep: One | Two.\ntell: x | y\n',
    )
    expect(read.get('a')).toEqual({
      tips: [
        { act: 'do it', why: 'it helps', tag: 'kids' },
        { act: 'go', why: 'why not', tag: null },
      ],
      calm: ['rain', 'fog'],
      decides: ['wind'],
      stages: [{ title: 'One', text: 'Two.' }],
      bring: [],
      tell: ['x', 'y'],
    })
  })

  it('knows every trade of the ontology and no other', () => {
    const keys = [...new Set([...knownLore.keys()].map((key) => key.split('/')[0] ?? ''))]
    expect(keys.toSorted()).toEqual(trades.map(({ key }) => key).toSorted())
  })

  it('knows finer kinds of a trade by the words of the owner', () => {
    const named = (text: string) =>
      loreVariants('fishing').filter(({ when }) => when.test(text)).length
    expect(named('Ice fishing on Lake Inari')).toBe(1)
    expect(named('Deep sea charters')).toBe(0)
  })

  it.each([...knownLore])('has enough to say about %s', (_key, lore) => {
    expect(lore.tips.filter(({ tag }) => tag === null).length).toBeGreaterThanOrEqual(4)
    expect(lore.stages.length).toBeGreaterThanOrEqual(3)
    expect(lore.tell.length).toBeGreaterThanOrEqual(3)
  })

  it.each([...knownLore])('claims nothing about an owner under %s', (_key, lore) => {
    const lines = [
      ...lore.tips.flatMap(({ act, why }) => [`${up(act)}: ${why}.`, `${up(why)}, so ${act}.`]),
      ...lore.calm.flatMap((calm) => lore.decides.map((end) => `${up(calm)}, but ${end}.`)),
      ...lore.stages.flatMap(({ title, text }) => [title, text]),
      ...lore.bring.map((thing) => `Bring ${thing}.`),
      ...lore.tell.map((clause) => `Say ${clause}.`),
    ]
    const found = lines.flatMap((line) => lintText(line, 'email[0].body', silentBrief))
    expect(found.filter(({ severity }) => severity === 'hard')).toEqual([])
    expect(lines.filter((line) => /\b(?:we|our|us|I|my)\b/u.test(line))).toEqual([])
  })
})

function up(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
