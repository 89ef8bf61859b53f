import { joinList, sentence } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { pageTones } from '../tones/index.ts'
import { ownReasons } from './benefits.ts'
import { thingAndPlace } from './headline.ts'
import { offerSentence, offerWording } from './offer-lines.ts'
import type { Writer } from './writer.ts'

/** In characters: with more, nobody reads it. An offer that is longer alone stands alone. */
const comfortable = 230
const longest = 400

/** The line below: what and where, for whom, why, and the whole offer. */
export function composeSubheadline(writer: Writer, headline: string): string {
  const { business, say } = writer
  const offer = offerFor(writer)
  const room = () =>
    comfortable - (offer?.length ?? 0) - parts.reduce((sum, part) => sum + part.length + 1, 0)
  const parts: string[] = []
  const add = (text: string | null) => {
    if (text === null || text.length + 1 > room() || writer.isWorn(text)) return
    parts.push(text)
    writer.tell(text)
  }
  const what = thingAndPlace(writer) ?? writer.business.lines[0] ?? null
  if (what !== null && !says(headline, what)) {
    add(sentence(what))
  }
  add(peopleLine(writer, headline))
  const pulls = say('pull', business.playbook.pulls)
  const strong = ownReasons(business).find((line) => line !== what && !says(headline, line))
  if (parts.length < 2 || offer === null) {
    add(writer.pick(pulls, room() - 1))
  }
  if (offer === null) add(strong === undefined ? null : sentence(strong))
  const text = [...parts, offer].filter((part) => part !== null).join(' ')
  if (text.length >= 12 && text.length <= longest) return text
  if (offer !== null && offer.length <= longest) return offer
  return strong === undefined
    ? `Send ${business.voice.object} your question first.`
    : sentence(strong)
}

/** Headline or line name the thing already, where it is known. */
function offerFor({ business }: Writer): string | null {
  const isNamed = business.offerings.length > 0 && business.offer?.thing === undefined
  return isNamed ? offerWording(business) : offerSentence(business)
}

function says(headline: string, what: string): boolean {
  return headline.toLowerCase().includes(what.toLowerCase())
}

/** 'For families and first-timers.' */
function peopleLine({ business, choice }: Writer, headline: string): string | null {
  const { audiences, tone } = business
  const people = audiences.filter((text) => !headline.includes(text)).slice(0, 3)
  const [frame] = choice.shuffled('people', pageTones[tone].people)
  const list = joinList(people.map((text) => inSentence(text)))
  return people.length === 0 || frame === undefined || list.length > 110
    ? null
    : sentence(frame(list))
}
