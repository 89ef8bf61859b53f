import type { Detail } from '../brief/details.ts'
import { pageTones } from '../tones/index.ts'
import type { Desk } from './desk.ts'
import { wordingOf } from './fact-wording.ts'
import { inTone } from './in-tone.ts'

type Notes = { title: string; items: string[] }

/** The owner's limits, seasons and conditions, plainly. */
export function composeGoodToKnow(desk: Desk, facts: readonly Detail[]): Notes | undefined {
  const items: string[] = []
  for (const fact of facts) {
    const { line } = wordingOf(desk, fact)
    const item = desk.pick(`good_to_know[${items.length}]`, [inTone(desk, line), fact.text], 235)
    if (item !== null) items.push(item)
  }
  const [title] = desk.shuffled('know title', pageTones[desk.facts.tone].knowTitles)
  return items.length === 0 || title === undefined ? undefined : { title, items }
}
