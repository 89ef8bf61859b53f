import { capitalised, joinList, unstopped } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { pageTones } from '../tones/index.ts'
import type { Business } from '../business/business.ts'
import { cleanLines } from './owner-lines.ts'
import { furtherOfferings, isRestricting, tales } from './benefits.ts'
import {
  certificateSentence,
  groupSentence,
  groupTail,
  languagesSentence,
  levelSentence,
  meetingSentence,
  notIncludedSentence,
  requirementSentence,
  type Runs,
  timesSentence,
} from './fact-sentences.ts'
import { runsOf, withSubject } from './offering-sentence.ts'
import { bareThing, theThing } from './thing-phrases.ts'
import type { Writer } from './writer.ts'

export type Notes = { title: string; items: string[] }

type Offering = Business['offerings'][number]

const longest = 235
const most = 8

/** A requirement of things, such as 'pianos only', answers nobody's 'May I come?'. */
export const aboutPeople =
  /\b(?:\d+|years?|age[ds]?|kids?|children|adults?|beginners?|experience\w*|swim\w*|fit|able|weight|licen[cs]e|everyone|anyone|people)\b/iu

/** Every condition of every offering, the rules and whatever stands nowhere else, as short lines; undefined without any. */
export function composeNotes({ business, choice, pick }: Writer): Notes | undefined {
  const { offerings, rules, certificates, tone } = business
  const lines = cleanLines(business)
  const [main] = offerings
  const runs = runsOf(business)
  // Days and season of what is sold besides stand in its own sentence.
  const facts = [
    ...ofEach(offerings, ({ requirements }) => requirements, requirementSentence),
    main === undefined ? null : timesSentence(main, runs),
    ...rules.map(({ text }) => text),
    meetingSentence(main?.meeting_point),
    ...ofEach(
      offerings,
      ({ not_included }) => not_included?.join('\n'),
      (text) => notIncludedSentence(text?.split('\n')),
    ),
    ...furtherOfferings(business),
    ...ofEach(
      offerings,
      ({ group_size }) => group_size,
      (text) => groupNote(text, runs),
    ),
    ...ofEach(offerings, ({ difficulty }) => difficulty, levelSentence),
    main === undefined ? null : languagesSentence(business, main.languages),
    ...certificates.map((text) => certificateSentence(text, business) ?? text),
    ...tales(business),
    ...lines.filter((line) => isRestricting(line)),
    ...lines,
  ]
  const items: string[] = []
  for (const fact of facts) {
    const item =
      fact === null || items.length >= most ? null : pick([capitalised(unstopped(fact))], longest)
    if (item !== null) items.push(item)
  }
  const [title = 'Good to know'] = choice.shuffled('know title', pageTones[tone].knowTitles)
  return items.length === 0 ? undefined : { title, items }
}

/** A sentence where all offerings share the words or only the first has some; else each its own behind its name. */
function ofEach(
  offerings: readonly Offering[],
  wordsOf: (offering: Offering) => string | undefined,
  told: (text: string | undefined) => string | null,
): (string | null)[] {
  const said = offerings.flatMap((offering, index) => {
    const words = wordsOf(offering)
    return words === undefined ? [] : [{ name: offering.name, words, index }]
  })
  const isShared = new Set(said.map(({ words }) => words)).size === 1
  if (isShared && (said.length === offerings.length || said[0]?.index === 0)) {
    return [told(said[0]?.words)]
  }
  return said.map(({ name, words }) => {
    const sentence = told(words)
    if (sentence !== null && !/^[\p{L} ]+: /u.test(sentence)) {
      return sentence.startsWith('It ') && !sentence.includes('. ')
        ? withSubject(sentence, name)
        : `For ${theThing(name)}, ${inSentence(sentence)}`
    }
    const texts = words.split('\n').map((text) => inSentence(unstopped(text)))
    return `${capitalised(bareThing(name))}: ${words.includes('\n') ? `without ${joinList(texts)}` : joinList(texts)}`
  })
}

/** Guests come in groups; a house or a boat is for so many. */
function groupNote(size: string | undefined, runs: Runs): string | null {
  const told = groupSentence({ group_size: size })
  if (runs === 'It runs' || size === undefined) return told
  const tail = groupTail({ group_size: size })
  return tail === null
    ? told
    : capitalised(tail.replace(/^in groups of /u, 'for ').replace(/^with /u, 'for '))
}
