import { describe, expect, it } from 'vitest'

import { knowBrief } from '../lint/brief-knowledge.ts'
import { lintText } from '../lint/text-rules.ts'
import { confirmed, knownBusiness, quietAnswers } from '../testing/known-business.ts'
import { slotsOf } from '../phrasing/slots.ts'
import { fillTemplate, parseTemplate } from '../phrasing/template.ts'
import { finerKindOf, finerKinds } from '../ontology/finer-kinds.ts'
import { general, indoorTrades, outdoorTrades } from '../ontology/index.ts'
import { knownFinerKinds, knownGoalPlaybooks, knownPlaybooks } from './known-playbooks.ts'
import type { Playbook } from './playbook.ts'

const silent = knowBrief({ ...quietAnswers, facts: confirmed() })
const trades = [...outdoorTrades, ...indoorTrades].map(({ key }) => key)
const books = [...knownPlaybooks, ...knownFinerKinds, ...knownGoalPlaybooks]

function linesOf(book: Playbook): string[] {
  return [
    ...book.headlines.map(({ source }) => source),
    ...book.pulls,
    ...book.moments,
    ...book.next,
    ...book.ask,
    ...book.adviceSubject,
    ...book.adviceOpening,
    ...book.tips.map(({ text }) => text),
    ...book.nudgeSubject,
    ...book.nudge,
    ...book.questions.flatMap(({ question, answer }) => [question, answer]),
  ]
}

describe('the playbooks of the trades', () => {
  it('knows finer kinds of a trade by the words of the owner', () => {
    expect(finerKindOf('fishing', 'Ice fishing on Lake Inari')).toBe('fishing/ice')
    expect(finerKindOf('fishing', 'A quiet lake and a rod')).toBeNull()
  })

  it.each([
    ['animal-walks', 'llama walks 2h', 'llamas'],
    ['falconry', 'Fly a Harris hawk in the old oak woods', 'hawks'],
    ['falconry', 'Meet hawks, owls and eagles', null],
    ['glamping', 'one treehouse for 2 in our oak wood', 'treehouse'],
    ['glamping', '3 yurts and a bell tent', null],
    ['dog-sledding', '2 hrs or full day, you drive your own sled', 'self-drive'],
    ['dog-sledding', 'husky sleigh rides, you sit in the sled, our musher drives', 'passenger'],
    ['fishing', 'fly fishing float trips, drift boat', 'drift-boat'],
    ['boat-tour', 'RIB trips round the island', 'rib'],
    ['sailing', 'bareboat yacht charter, Croatia', 'charter'],
    ['sailing', 'skippered charters for the day', null],
    ['horse-riding', '6 day horse trek with a nomad family', 'trek'],
    ['safari', 'walking safaris with an armed scout', 'walking'],
    ['canyoning', 'coasteering 2.5 h, jumps 1-8m', 'coasteering'],
    ['skydiving', 'bungee from the dam', 'bungee'],
    ['stargazing', 'northern lights hunt by minibus', 'aurora'],
    ['foraging', 'truffle hunting with our 3 dogs', 'truffles'],
    ['skiing', 'ski school for kids 4-12', 'children'],
    ['outing', 'team building days for companies', 'companies'],
  ] as const)('knows of %s that %s is %s', (trade, said, kind) => {
    expect(finerKindOf(trade, said)).toBe(kind === null ? null : `${trade}/${kind}`)
  })

  it('has a book for every trade and finer kind, and no other', () => {
    expect([...knownPlaybooks.keys()].toSorted()).toEqual(trades.toSorted())
    const kinds = [...knownFinerKinds.keys()].map((key) => key.split('/')[0] ?? '')
    expect(kinds.filter((key) => ![...trades, general.key].includes(key))).toEqual([])
    expect([...knownFinerKinds.keys()].toSorted()).toEqual(
      finerKinds.map(({ key }) => key).toSorted(),
    )
  })

  it.each([...knownPlaybooks])('has questions for %s', (_key, book) => {
    expect(book.questions.length).toBeGreaterThanOrEqual(2)
  })

  it.each(books)('claims nothing about an owner under %s', (_key, book) => {
    expect(linesOf(book).filter((line) => claiming.test(line))).toEqual([])
    const slots = slotsOf(knownBusiness())
    const onPage = [...book.pulls, ...book.moments]
    const struck = linesOf({ ...book, headlines: [] })
      .map((line) => ({ line, place: onPage.includes(line) ? 'benefits[0]' : 'email[1].body' }))
      .flatMap(({ line, place }) =>
        lintText(fillTemplate(parseTemplate(line), slots) ?? '', place, silent),
      )
      .filter(({ severity }) => severity === 'hard')
    expect(struck).toEqual([])
  })

  it.each(books)('sets no scene of an hour or a place under %s', (_key, book) => {
    expect(linesOf(book).filter((line) => scenes.test(line))).toEqual([])
  })

  it('never says the same for two trades', () => {
    const owners = new Map<string, string>()
    const shared = books.flatMap(([key, book]) =>
      linesOf(book).filter((line) => {
        // What names nothing but facts says no more in one book than in another.
        if (/^\{Offering\}[^a-z]*(?:for |from |with )?\{[a-z]+\}:? *$/u.test(line)) return false
        const other = owners.get(line)
        owners.set(line, other ?? key)
        return other !== undefined && other !== key
      }),
    )
    expect(shared).toEqual([])
  })
})

/** Not every trip lasts until the evening, is warm or goes where corals grow. */
const scenes = /\b(?:tonight|this (?:morning|evening|afternoon)|reefs?|corals?|sunburnt|squat)\b/iu

const claiming =
  /\bour experienced\b|\bwithin \d+ hours\b|\d ?%|[$€£]\d|\b(?:spot|place|seat|booking) (?:is )?(?:reserved|confirmed|booked)\b|\balmost there\b|\bunforgettable\b|\blook no further\b|\bwe call you\b|\b(?:guarantee|award|best in)\w*\b|\badventure awaits\b|\bdiscover the\b/iu
