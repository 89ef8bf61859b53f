import type { Voice } from '../brief/voice.ts'
import { capitalised } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { loreFor } from './lore-for.ts'

/** What is worth telling, as noun clauses in the order of this seed, no two about one thing. */
export function clausesToTell({ facts, shuffled }: Desk): string[] {
  const all = shuffled('tell', [...facts.trade.tell, ...loreFor(facts).tell])
  return all.filter((clause, index) => !all.slice(0, index).some((other) => isAlike(clause, other)))
}

const filler = new Set(
  'which what whether when where would like have your this that long many with'.split(' '),
)

function isAlike(one: string, other: string): boolean {
  const words = (text: string) =>
    (text.match(/[\p{L}]{3,}/gu) ?? []).filter(
      (word) =>
        !filler.has(word) && word !== 'you' && word !== 'how' && word !== 'the' && word !== 'are',
    )
  const known = new Set(words(other).map((word) => word.slice(0, 5)))
  return words(one).some((word) => known.has(word.slice(0, 5)))
}

type Frame = (voice: Voice, first: string, second: string) => string

/** Few words around much content, so that what is asked, not the asking, makes the sentence. */
const pairFrames: readonly Frame[] = [
  (v, a, b) => `Tell ${v.object} ${a}, and ${b}.`,
  (_, a, b) => `Reply with ${a}, perhaps also ${b}.`,
  (_, a, b) => `Still open: ${a}, and ${b}.`,
  (_, a, b) => `Plans start with ${a}, then ${b}.`,
  (_, a, b) => `It helps to know ${a} and ${b}.`,
  (_, a, b) => `Worth adding by reply: ${a}, likewise ${b}.`,
  (_, a, b) => `Left out? Say ${a} and ${b}.`,
  (v, a, b) => `What ${v.subject} cannot guess: ${a}, or ${b}.`,
  (_, a, b) => `Two things decide most: ${a}, and ${b}.`,
  (_, a, b) => `Missing so far, maybe: ${a}; also ${b}.`,
]

/** Asks for two things that a good answer rests on. */
export function askForTwo(desk: Desk, label: string, [first, second]: readonly string[]): string[] {
  if (first === undefined || second === undefined) return []
  return desk.shuffled(label, pairFrames).map((frame) => frame(desk.facts.voice, first, second))
}

const readingFrames: readonly Frame[] = [
  (v, a, b) => `First ${v.subject} look at ${a}, then ${b}.`,
  (_, a, b) => `The answer turns on ${a} and ${b}.`,
  (_, a, b) => `Next comes a reply about ${a}, and ${b}.`,
  (v, a, b) => `${capitalised(v.subject)} begin with ${a}, and with ${b}.`,
  (_, a, b) => `Being read now: ${a}, and ${b}.`,
  (v, a, b) => `From ${a} and ${b} ${v.subject} work out an answer.`,
  (v, a, b) => `Before answering, ${v.subject} check ${a} and ${b}.`,
]

/** What happens with the message now; no time and no channel is promised. */
export function willBeRead(desk: Desk, [first, second]: readonly string[]): string[] {
  if (first === undefined || second === undefined) return []
  return desk
    .shuffled('reading', readingFrames)
    .map((frame) => frame(desk.facts.voice, first, second))
}

const stepFrames: readonly Frame[] = [
  (_, a, b) => `One line does it: ${a}, or ${b}.`,
  (_, a, b) => `Just reply with ${a}, or ${b}.`,
  (v, a, b) => `Tell ${v.object} ${a}, or simply ${b}.`,
  (_, a, b) => `Write back ${a}; ${b} can wait.`,
  (_, a, b) => `A guess will do: ${a}, or ${b}.`,
  (_, a, b) => `Start with ${a}, leave ${b} for later.`,
]

/** The one easy step of the last letter. */
export function askForOne(desk: Desk, [first, second]: readonly string[]): string[] {
  if (first === undefined || second === undefined) return []
  return desk
    .shuffled('one step', stepFrames)
    .map((frame) => frame(desk.facts.voice, first, second))
}
