import { capitalised } from '../grammar/phrases.ts'
import { loreOf } from '../ontology/lore.ts'
import type { Tip } from '../ontology/lore.ts'
import type { Desk } from './desk.ts'
import { isProvided, situationOf } from './situation.ts'

/** The parts of a funnel that give advice; each gets its own, so that nothing is told twice. */
export type Hand = 'advice' | 'thanks' | 'step'

/** The pieces of advice that suit this business, dealt out so that the aptest come in the letter. */
export function dealTips(desk: Desk, hand: Hand): Tip[] {
  const tags = situationOf(desk.facts)
  const usable = loreOf(desk.facts.trade.key).tips.filter(
    ({ act, why, tag }) =>
      (tag === null || tags.has(tag)) && !isProvided(desk.facts, `${act} ${why}`),
  )
  const shuffled = desk.shuffled('tips', usable)
  const apt = shuffled.filter(({ tag }) => tag !== null).slice(0, 3)
  const rest = shuffled.filter((tip) => !apt.includes(tip))
  const deck = [...rest.slice(0, 1), ...apt, ...rest.slice(1)]
  const count = deck.length >= 12 ? 6 : Math.max(3, deck.length - 5)
  if (hand === 'advice') return deck.slice(0, count)
  return hand === 'thanks' ? deck.slice(count, count + 3) : deck.slice(count + 3, count + 6)
}

/** One piece of advice with its reason, either way round. */
export function reasoned(desk: Desk, { act, why }: Tip): string[] {
  const forms = [`${capitalised(act)}: ${why}.`, `${capitalised(why)}, so ${act}.`]
  return desk.shuffled(`reasoned ${act}`, forms)
}

/** Two pieces of advice in one sentence, with one reason. */
export function paired(desk: Desk, [first, second]: readonly [Tip, Tip]): string[] {
  const [a, b] = desk.choice.fraction(`pair ${first.act}`) < 0.5 ? [first, second] : [second, first]
  const forms = [
    `${capitalised(a.act)}, and ${b.act}: ${b.why}.`,
    `${capitalised(a.why)}, so ${a.act}; also ${b.act}.`,
    `${capitalised(a.act)}, because ${a.why}, and ${b.act}.`,
    `${capitalised(a.act)}; ${b.act} too, as ${b.why}.`,
  ]
  return desk.shuffled(`paired ${a.act}`, forms)
}

/** Three pieces of advice in one sentence, with the reason of the last or the first. */
function tripled(desk: Desk, [a, b, c]: readonly [Tip, Tip, Tip]): string[] {
  const forms = [
    `${capitalised(a.act)}, ${b.act}, and ${c.act}: ${c.why}.`,
    `${capitalised(a.why)}, so ${a.act}; also ${b.act}, and ${c.act}.`,
    `${capitalised(b.act)}; ${c.act}; and because ${a.why}, ${a.act}.`,
  ]
  return desk.shuffled(`tripled ${a.act}`, forms)
}

/** The hand in sentences of three or two; each entry holds the ways to say it. */
export function told(desk: Desk, tips: readonly Tip[]): string[][] {
  const lines: string[][] = []
  for (let index = 0; index < tips.length; index += 3) {
    const [first, second, third] = [tips[index], tips[index + 1], tips[index + 2]]
    if (first === undefined) break
    if (second === undefined) lines.push(reasoned(desk, first))
    else if (third === undefined) lines.push(paired(desk, [first, second]))
    else lines.push(tripled(desk, [first, second, third]))
  }
  return lines
}

/** What the weather does and does not do to this, in sentences of two clauses. */
export function weatherLines(desk: Desk): string[] {
  const { calm, decides } = loreOf(desk.facts.trade.key)
  const harmless = desk.shuffled('calm', calm)
  const deciding = desk.shuffled('decides', decides)
  return harmless.flatMap((clause, index) => {
    const end = deciding[index]
    if (end === undefined) return []
    const isTurned = desk.choice.fraction(`weather ${index}`) < 0.5
    return [
      isTurned ? `${capitalised(end)}, while ${clause}.` : `${capitalised(clause)}, but ${end}.`,
    ]
  })
}
