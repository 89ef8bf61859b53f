import { capitalised } from '../grammar/phrases.ts'
import { loreFor } from './lore-for.ts'
import type { Tip } from '../ontology/lore.ts'
import type { Desk } from './desk.ts'
import { isProvided, situationOf } from './situation.ts'

/** The parts of a funnel that give advice; each gets its own, so that nothing is told twice. */
export type Hand = 'advice' | 'thanks' | 'step'

/** The pieces of advice that suit this business, dealt out so that the aptest come in the letter. */
export function dealTips(desk: Desk, hand: Hand): Tip[] {
  const tags = situationOf(desk.facts)
  const usable = loreFor(desk.facts).tips.filter(
    ({ act, why, tag }) =>
      (tag === null || tags.has(tag)) && !isProvided(desk.facts, `${act} ${why}`),
  )
  const shuffled = desk.shuffled('tips', usable)
  const apt = shuffled.filter(({ tag }) => tag !== null).slice(0, 3)
  const rest = shuffled.filter((tip) => !apt.includes(tip))
  const deck = [...apt.slice(0, 1), ...rest.slice(0, 1), ...apt.slice(1), ...rest.slice(1)]
  const [advice, thanks] = sharesOf(deck.length)
  if (hand === 'advice') return deck.slice(0, advice)
  return hand === 'thanks'
    ? deck.slice(advice, advice + thanks)
    : deck.slice(advice + thanks).slice(0, 2)
}

/** How many pieces the letter of advice and the thank-you page get; the last letter has what is left. */
function sharesOf(count: number): readonly [advice: number, thanks: number] {
  if (count >= 11) return [5, 2]
  if (count >= 7) return [3, 2]
  return count >= 5 ? [3, 0] : [count, 0]
}

/** A reason that leans on its advice ('hands will find them') cannot stand in front of it. */
const leaning = /\b(?:it|its|them|they|then|there|that|this|those|ones?|both|here)\b/iu

/** One piece of advice with its reason, either way round where the reason stands alone. */
export function reasoned(desk: Desk, { act, why }: Tip): string[] {
  const plain = `${capitalised(act)}: ${why}.`
  if (leaning.test(why)) return [plain]
  return desk.shuffled(`reasoned ${act}`, [plain, `${capitalised(why)}, so ${act}.`])
}

/** Two pieces of advice in one sentence, with one reason. */
export function paired(desk: Desk, [first, second]: readonly [Tip, Tip]): string[] {
  const isTurned = desk.choice.fraction(`pair ${first.act}`) < 0.5
  const [a, b] = isTurned === leaning.test(second.why) ? [first, second] : [second, first]
  const turned = leaning.test(a.why)
    ? `${capitalised(a.act)}, because ${a.why}; also ${b.act}.`
    : `${capitalised(a.why)}, so ${a.act}; also ${b.act}.`
  // 'Do this, and do that and the other' loses its joints.
  if (/,| and /u.test(`${a.act} ${b.act}`)) return [turned]
  return desk.shuffled(`paired ${a.act}`, [
    `${capitalised(a.act)}, and ${b.act}: ${b.why}.`,
    turned,
    `${capitalised(a.act)}, because ${a.why}, and ${b.act}.`,
  ])
}

/** The hand in sentences of two, an odd one by itself; each entry holds the ways to say it. */
export function told(desk: Desk, tips: readonly Tip[]): string[][] {
  const isOdd = tips.length % 2 === 1
  const [single] = tips
  const lines = isOdd && single !== undefined ? [reasoned(desk, single)] : []
  for (let index = isOdd ? 1 : 0; index + 1 < tips.length; index += 2) {
    const [first, second] = [tips[index], tips[index + 1]]
    if (first !== undefined && second !== undefined) lines.push(paired(desk, [first, second]))
  }
  return lines
}

/** What the weather does and does not do to this, in sentences of two clauses. */
export function weatherLines(desk: Desk): string[] {
  const { calm, decides } = loreFor(desk.facts)
  const harmless = desk.shuffled('calm', calm)
  const deciding = desk.shuffled('decides', decides)
  return harmless.flatMap((clause, index) => {
    const end = deciding[index]
    if (end === undefined) return []
    const isTurned = desk.choice.fraction(`weather ${index}`) < 0.5
    return [
      isTurned
        ? `${capitalised(end)}; still, ${clause}.`
        : `${capitalised(clause)}; even so, ${end}.`,
    ]
  })
}
