import type { GeneratedContent } from '@wildpath/contract'

import type { Facts } from '../brief/read-brief.ts'
import { capitalised, unstopped } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { lettersFor } from './letters-for.ts'
import { isProvided, saidBy } from './situation.ts'

export type BringCopy = NonNullable<GeneratedContent['landing_page']['bring']>

/** Things of the trade's list that the owner does not hand out, in the order of this seed. */
export function thingsToBring({ facts, shuffled }: Desk): string[] {
  const open = listFor(facts).filter((thing) => !isProvided(facts, thing))
  return shuffled(
    'bring',
    open.filter(
      (thing) =>
        !isSaid(
          facts.statements.map(({ text }) => text),
          thing,
        ),
    ),
  )
}

/** The finer kind's list where it has one, else the trade's. */
function listFor(facts: Facts): readonly string[] {
  const { bring } = lettersFor(facts)
  return bring.length > 0 ? bring : facts.trade.bring
}

function isSaid(lines: readonly string[], thing: string): boolean {
  const words = thing.toLowerCase().match(/[\p{L}]{5,}/gu) ?? []
  return words.some((word) =>
    lines.some(
      (line) => /\bincluded|provided|with\b/iu.test(line) && line.toLowerCase().includes(word),
    ),
  )
}

/** 'Boots over the ankle' stands for any other boots. */
function isNamedIn(own: readonly string[], thing: string): boolean {
  const words = thing.toLowerCase().match(/\p{L}{5,}/gu) ?? []
  return own.some((item) => words.some((word) => item.toLowerCase().includes(word)))
}

const ownBring =
  /^(?:bring|take|wear)\b|^(?:closed|sturdy|firm|sports?) (?:shoes|boots)\b|\bbring (?:your|own)\b|\byou bring\b|^you (?:only |just )?need (?:warm|boots|shoes|trainers|a towel|clothes|old|your own)\b/iu
const wrong = /\b(?:not allowed|no )/iu

/** What to bring: the owner's own words first, then what anyone needs and nobody hands out. */
export function composeBring(desk: Desk): BringCopy | undefined {
  const { facts, passes } = desk
  if (!facts.isTradeNamed) return undefined
  const own = facts.statements
    .filter(({ text }) => ownBring.test(text) && !wrong.test(text))
    .map(({ text }) => text.replace(/^you (?:only |just )?need (?!to\b)/iu, ''))
  const isCold = /\bwinter|snow|ice\b|lapland|arctic|january|february|december\b/iu.test(
    saidBy(facts),
  )
  const common = thingsToBring(desk).filter(
    (thing) => !(isCold && /\bsun hat|swimwear\b/iu.test(thing)) && !isNamedIn(own, thing),
  )
  const items = [...own, ...common].map((item) => capitalised(unstopped(item)))
  const shown = items.filter((item, index) => passes(`bring[${index}]`, item)).slice(0, 6)
  return shown.length < 2
    ? undefined
    : { title: isPacked(facts) ? 'What to bring' : 'Have ready', items: shown }
}

/** Clothes and things go into a bag; papers, facts and a free patch of floor are kept ready. */
export function isPacked(facts: Facts): boolean {
  const list = listFor(facts).join(' ')
  return packed.test(list) && !/\bspace to\b/u.test(list)
}

const packed =
  /\b(?:shoes|boots|clothes|layers?|wool|towel|hat|cap|jacket|bottle|socks|gloves|mittens|sunscreen|slippers|torch|lead|lamp|headlamp|basket)\b/iu
