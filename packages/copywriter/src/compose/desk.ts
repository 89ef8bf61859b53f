import { plainWords } from '../brief/copied-runs.ts'
import { withoutEcho } from '../brief/echo.ts'
import type { Facts } from '../brief/read-brief.ts'
import type { SeededChoice } from '../choose/seeded-choice.ts'
import { withoutName } from '../lint/brief-knowledge.ts'
import type { BriefKnowledge } from '../lint/brief-knowledge.ts'
import { sentenceKeys } from '../lint/lint-copy.ts'
import type { Finding } from '../lint/finding.ts'
import { lintText } from '../lint/text-rules.ts'
import { tones } from '../tones/index.ts'
import type { Tone } from '../tones/index.ts'

/** Where one funnel is written: its facts, its tone, its choices, and a memory of what was said. */
export type Desk = {
  facts: Facts
  tone: Tone
  choice: SeededChoice
  /** The first candidate an editor would pass, said nowhere before if possible. */
  pick: (place: string, candidates: readonly (string | null)[], maximum?: number) => string | null
  /** The text in words not copied in a row from the owner; null when no way is known. */
  fresh: (text: string) => string | null
  /** Whether the text could stand at this place. */
  passes: Reader
  /** How often its sentences stand in this funnel already. */
  timesSaid: (text: string) => number
  /** Any list in the order of this seed. */
  shuffled: <T>(label: string, list: readonly T[]) => T[]
}

export function createDesk(facts: Facts, { passes, fresh }: Editor, choice: SeededChoice): Desk {
  const tone = tones[facts.tone]
  const said = new Map<string, number>()
  const taken = new Set<string>()
  const keysBefore = new Map<string, string[]>()
  // With the name as it stands and as one word: a short sentence may count only by either.
  const keysOf = (text: string) => {
    const before = keysBefore.get(text)
    if (before !== undefined) return before
    const keys = [
      ...new Set([...sentenceKeys(text), ...sentenceKeys(withoutName(text, facts.name))]),
    ]
    keysBefore.set(text, keys)
    return keys
  }
  const timesSaid = (text: string) => Math.max(0, ...keysOf(text).map((key) => said.get(key) ?? 0))
  const remember = (place: string, text: string) => {
    for (const key of keysOf(text)) said.set(key, (said.get(key) ?? 0) + 1)
    taken.add(groupKey(place, text))
  }
  const pick: Desk['pick'] = (place, candidates, maximum = Infinity) => {
    let second: string | null = null
    for (const text of candidates) {
      if (text === null || text.trim() === '' || text.length > maximum) continue
      const times = timesSaid(text)
      if (times > 1 || (times === 1 && second !== null)) continue
      if (taken.has(groupKey(place, text)) || !passes(place, text)) continue
      if (times === 1) {
        second = text
        continue
      }
      remember(place, text)
      return text
    }
    if (second !== null) remember(place, second)
    return second
  }
  return {
    facts,
    tone,
    choice,
    pick,
    fresh,
    passes,
    timesSaid,
    shuffled: (label, list) => choice.shuffled(label, list),
  }
}

/** Whether a strict editor would let a text stand at a place. */
export type Reader = (place: string, text: string) => boolean

export type Editor = Pick<Desk, 'passes' | 'fresh'>

/** Lets everything stand, for facts that go elsewhere than into a funnel. */
export const anything: Editor = { passes: () => true, fresh: () => null }

/** Without rewording, what stands in the owner's own words passes too. */
export function createEditor(known: BriefKnowledge, { isReworded = true } = {}): Editor {
  const isHard = ({ severity, rule }: Finding) =>
    severity === 'hard' && (isReworded || rule !== 'echo')
  return {
    passes: (place, text) => !lintText(text, place, known).some((finding) => isHard(finding)),
    fresh: (text) =>
      isReworded ? withoutEcho(text, 'productService', known.answers.productService) : text,
  }
}

/** Texts of one group, such as the Google headlines, must differ. */
function groupKey(place: string, text: string): string {
  return `${place.replace(/\[\d+\]/u, '')} ${plainWords(text).join(' ')}`
}
