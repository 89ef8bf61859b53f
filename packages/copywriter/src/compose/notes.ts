import { capitalised, joinList, unstopped } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { pageTones } from '../tones/index.ts'
import { isRestricting, isStory, pricedOfferings } from './benefits.ts'
import type { Writer } from './writer.ts'

export type Notes = { title: string; items: string[] }

const longest = 235

/** A requirement of things, such as 'pianos only', answers nobody's 'May I come?'. */
export const aboutPeople =
  /\b(?:\d+|years?|age[ds]?|kids?|children|adults?|beginners?|experience\w*|swim\w*|fit|able|weight|licen[cs]e|everyone|anyone|people)\b/iu

/** Limits, seasons, rules and whatever else the owner told, plainly; undefined where there is nothing. */
export function composeNotes({ business, choice, pick }: Writer): Notes | undefined {
  const { offerings, rules, lines, tone } = business
  const [main] = offerings
  const facts = [
    aboutPeople.test(main?.requirements ?? '')
      ? labelled('Who can join', main?.requirements)
      : (main?.requirements ?? null),
    labelled('Level', main?.difficulty),
    main?.languages === undefined ? null : `Languages: ${joinList(main.languages)}`,
    labelled('Season', main?.season),
    labelled('Days', main?.days),
    main?.meeting_point === undefined
      ? null
      : `Meeting point: ${inSentence(meetingPlace(main.meeting_point))}`,
    main?.not_included === undefined
      ? null
      : `Not included: ${joinList(main.not_included.map((thing) => inSentence(thing)))}`,
    ...rules.map(({ text }) => text),
    ...pricedOfferings(business).slice(2),
    ...lines.filter((line) => isRestricting(line)),
    ...lines.filter((line) => !isRestricting(line) && (line.length > 165 || isStory(line))),
    ...lines,
  ]
  const items: string[] = []
  for (const fact of facts) {
    const item =
      fact === null || items.length > 7 ? null : pick([capitalised(unstopped(fact))], longest)
    if (item !== null) items.push(item)
  }
  const [title = 'Good to know'] = choice.shuffled('know title', pageTones[tone].knowTitles)
  return items.length === 0 ? undefined : { title, items }
}

/** 'Who can join: from 8 years', unless the words say themselves what they are about. */
function labelled(label: string, text: string | undefined): string | null {
  if (text === undefined) return null
  const saysItself =
    /\b(?:welcome|needed|required|must|only|limit|minimum|maximum|levels?|season|daily|meet)\b/iu.test(
      text,
    )
  return saysItself ? text : `${label}: ${inSentence(text)}`
}

/** 'The slipway behind the harbour', without 'we meet at'. */
export function meetingPlace(told: string): string {
  return told.replace(/^(?:we meet|meeting point(?: is|:)?|meet (?:us )?) ?/iu, '')
}
