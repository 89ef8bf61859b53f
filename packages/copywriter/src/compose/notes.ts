import { largestNoteCount } from '@wildpath/contract'

import { capitalised, joinList, unstopped } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { pageTones } from '../tones/index.ts'
import type { Business } from '../business/business.ts'
import { cleanLines } from './owner-lines.ts'
import { isRestricting, offeringLines, tales } from './benefits.ts'
import {
  certificateSentence,
  figureSentence,
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
import { labelled, runsOf } from './offering-sentence.ts'
import type { Writer } from './writer.ts'

export type Notes = { title: string; items: string[] }

type Offering = Business['offerings'][number]

const longest = 235

/** A requirement of things, such as 'pianos only', answers nobody's 'May I come?'. */
export const aboutPeople =
  /\b(?:years?|age[ds]?|kids?|children|adults?|beginners?|experience\w*|swim\w*|fit|able|weight|licen[cs]e|everyone|anyone|people)\b/iu

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
    ...ofEach(offerings, ({ meeting_point }) => meeting_point, meetingSentence),
    ...ofEach(
      offerings,
      ({ not_included }) =>
        not_included && `without ${joinList(not_included.map((text) => inSentence(text)))}`,
      () => notIncludedSentence(offerings.find(({ not_included }) => not_included)?.not_included),
    ),
    ...offeringLines(business),
    ...ofEach(
      offerings,
      ({ group_size }) => group_size,
      (text) => groupNote(text, runs),
    ),
    ...ofEach(offerings, ({ difficulty }) => difficulty, levelSentence),
    main === undefined ? null : languagesSentence(business, main.languages),
    ...certificates.map((text) => certificateSentence(text, business) ?? text),
    ...business.notes,
    ...tales(business),
    business.audiences.length > 3
      ? `Also for ${joinList(business.audiences.slice(3).map((text) => inSentence(text)))}`
      : null,
    ...business.figures.map((figure) => figureSentence(figure)),
    ...lines.filter((line) => isRestricting(line)),
    ...lines,
  ]
  const items: string[] = []
  for (const fact of facts) {
    const item =
      fact === null || items.length >= largestNoteCount
        ? null
        : pick([capitalised(unstopped(fact))], longest)
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
    return labelled(name, [words])
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
