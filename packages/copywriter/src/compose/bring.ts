import { capitalised, unstopped } from '../grammar/phrases.ts'
import { isProvided } from '../business/situation.ts'
import type { Notes } from './notes.ts'
import type { Writer } from './writer.ts'

/** What to bring: the owner's own list first, then what anyone of the trade needs and the owner does not hand out. */
export function composeBring(writer: Writer): Notes | undefined {
  const items = thingsToBring(writer).map((item) => capitalised(unstopped(item)))
  if (items.length < 2) return undefined
  return { title: isPacked(listOf(writer)) ? 'What to bring' : 'Have ready', items }
}

function listOf({ business: { playbook, trade } }: Writer): readonly string[] {
  return playbook.bring.length > 0 ? playbook.bring : trade.bring
}

/** The owner's own things as noun phrases, with the trade's where those are few; none where neither is known. */
export function thingsToBring(writer: Writer): string[] {
  const { business, choice } = writer
  const { isTradeNamed, said, offerings } = business
  const own = offerings[0]?.bring ?? []
  if (!isTradeNamed) return own.slice(0, 6)
  const isCold = /\b(?:winter|snow|ice|lapland|arctic|january|february|december)\b/iu.test(said)
  const common = choice
    .shuffled('bring', listOf(writer))
    .filter((thing) => !isProvided(said, thing) && !isNamedIn(own, thing))
    .filter((thing) => !(isCold && /\b(?:sun hat|swimwear)\b/iu.test(thing)))
  return own.length > 2 ? own.slice(0, 6) : [...own, ...common].slice(0, 5)
}

/** 'Boots over the ankle' stands for any other boots. */
function isNamedIn(own: readonly string[], thing: string): boolean {
  const words = thing.toLowerCase().match(/\p{L}{5,}/gu) ?? []
  return own.some((item) => words.some((word) => item.toLowerCase().includes(word)))
}

/** Clothes and things go into a bag; papers, facts and a free patch of floor are kept ready. */
function isPacked(list: readonly string[]): boolean {
  return packed.test(list.join(' ')) && !/\bspace to\b/u.test(list.join(' '))
}

const packed =
  /\b(?:shoes|boots|clothes|layers?|wool|towel|hat|cap|jacket|bottle|socks|gloves|mittens|sunscreen|slippers|torch|lead|lamp|headlamp|basket)\b/iu
