import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { situationOf } from '../business/situation.ts'
import { letterVoices } from '../tones/index.ts'
import { deeds, placesOf, plainLines } from './ad-facts.ts'
import { thingsToBring } from './bring.ts'
import { composeAsking } from './asking-email.ts'
import { choiceOfThings } from './choices.ts'
import {
  durationSentence,
  groupSentence,
  groupTail,
  languagesSentence,
  lengthOf,
  requirementSentence,
} from './fact-sentences.ts'
import { comesWithSentence } from './inclusion-sentences.ts'
import { letter, toneLine } from './letter.ts'
import { says } from './offer-clauses.ts'
import { offerWithin } from './offer-lines.ts'
import { labelled } from './offering-sentence.ts'
import { moneyOf, priceLists } from './offer-prices.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { aboutThing, nameOfThing, sellsSeveral } from './thing-phrases.ts'
import type { Writer } from './writer.ts'

/** Three emails with three jobs: confirm and sum up; help; ask for one easy step. */
export function composeEmails(writer: Writer): string[] {
  return [confirming(writer), advising(writer), composeAsking(writer)]
}

function confirming(writer: Writer): string {
  const { business, choice } = writer
  const { name, tone } = business
  const [intro] = choice.shuffled('intro', letterVoices[tone].intros)
  const facts = factLines(writer)
  const offer = offerWithin(business, 600)
  // The page has the offer already: a letter says why it stands here again.
  const body = [facts.join(' '), offer === null ? null : (intro?.(inSentence(offer)) ?? offer)]
  return letter(
    writer,
    0,
    [...requestSubjects(writer), `Your message to ${name}`, 'Your message has arrived'],
    [
      `${toneLine(writer, 'arrivals')} ${toneLine(writer, 'follows')}`,
      ...body,
      askLine(writer) ?? toneLine(writer, 'invitations'),
    ],
  )
}

/** 'Your hawk walk request'; a long name or one of many takes another form. */
function requestSubjects({ business }: Writer): string[] {
  const name = nameOfThing(business)
  const about = aboutThing(business)
  if (name === null || about === null) return []
  const thing = inSentence(name)
  const isOne = thing.split(' ').length < 4 && !thing.endsWith('s')
  return [...(isOne ? [`Your ${thing} request`] : []), `Your message about ${about}`]
}

/** What happens, how long, with how many, what is in it and who may come: a sentence each. */
function factLines({ business, isWorn }: Writer): string[] {
  const { offerings, goal } = business
  const [main] = offerings
  if (main === undefined)
    return plainLines(business)
      .map((line) => sentence(line))
      .filter((line) => !isWorn(line))
      .slice(0, 3)
  if (goal === 'purchase') {
    const [list] = priceLists(business)
    return [
      ...(list === undefined ? [] : [list.replace(/, (?=[^,]*$)/u, ' and ')]),
      ...business.rules.map(({ text }) => sentence(text)),
    ]
  }
  // The second letter has them side by side.
  if (sellsSeveral(business)) return []
  // The page says 'is included'; a letter has words of its own.
  const included = comesWithSentence(main.included)
  const [deed] = deeds(business, placesOf(business))
  const isServed = business.visitorGoal === 'appointment'
  const isDone =
    !isServed && (goal === 'booking' || goal === 'lessons' || goal === 'stay' || goal === 'visit')
  const told = deed ?? null
  return [
    told === null || isWorn(sentence(told))
      ? null
      : sentence(isDone ? `you ${uncapitalised(told)}` : told),
    ...timeAndGroup(main),
    included === null || says(offerWithin(business, 600) ?? '', included) ? null : included,
    noteOf(requirementSentence(main.requirements)),
    languagesSentence(business, main.languages),
  ].filter((line) => line !== null)
}

/** 'It takes one hour, with four guests at most.' */
function timeAndGroup(main: Writer['business']['offerings'][number]): (string | null)[] {
  const time = durationSentence(main)
  const tail = groupTail(main)
  return time === null || tail === null || /\bfor\b/u.test(time) || tail.startsWith('for ')
    ? [time, groupSentence(main)]
    : [sentence(`${unstopped(time)}, ${tail}`)]
}

/** The page has the same sentence; a letter reminds of it. */
function noteOf(line: string | null): string | null {
  return line === null || line.startsWith('Who can join: ')
    ? line
    : `Please note: ${inSentence(line)}`
}

function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** What a good answer needs to know. */
function askLine({ business, say, pick }: Writer): string | null {
  if (!business.isTradeNamed && business.offerings.length > 0) return null
  return pick(say('ask', business.playbook.ask), 300)
}

/** What helps to decide: what is sold side by side, then advice of the trade or of any such business. */
function advising(writer: Writer): string {
  const { business, choice, say, pick } = writer
  const { playbook, said } = business
  const compared = comparison(business)
  const tags = situationOf(said)
  const usable = playbook.tips.filter(({ situation }) => situation === null || tags.has(situation))
  const apt = choice
    .shuffled('tips', usable)
    .toSorted((a, b) => Number(b.situation !== null) - Number(a.situation !== null))
  const first = apt.filter(({ situation }) => situation !== null).slice(0, 2)
  const tips = [...first, ...apt.filter((tip) => !first.includes(tip))]
    .slice(0, compared === null ? 3 : 2)
    .flatMap(({ text }) => pick(say('tip', [text]), 400) ?? [])
  const things = thingsToBring(writer).slice(0, 3)
  const packing = things.length < 2 ? null : sentence(`on the list to bring: ${joinList(things)}`)
  const isList = compared === null && choice.fraction('tips form') < 0.5
  const subject = choiceOfThings(business, 58)
  return letter(
    writer,
    1,
    [
      compared === null ? null : subject === null ? 'Which one suits you?' : `${subject}?`,
      ...say('advice subject', playbook.adviceSubject),
    ],
    [
      compared === null
        ? pick(say('opening', playbook.adviceOpening), 300)
        : `${choice.shuffled('compared', sideBySide)[0] ?? ''}\n\n${compared}`,
      ...(isList ? [tips.map((tip) => `- ${capitalised(tip)}`).join('\n')] : tips),
      packing,
    ],
  )
}

const sideBySide = [
  'Here is everything side by side.',
  'These are the differences at a glance.',
  'So that you can compare:',
  'This is what you can choose from.',
]

/** A line for each of two to five things sold, with what tells them apart; null where that is little. */
function comparison(business: Writer['business']): string | null {
  const { offerings, offer } = business
  const lines = offerings.flatMap(
    ({ name, duration, requirements, difficulty, days, season, price }) =>
      labelled(name, [
        duration === undefined ? null : (lengthOf(duration) ?? duration),
        difficulty ?? null,
        requirements ?? null,
        days ?? null,
        season ?? null,
        price === undefined ? null : moneyOf(price, offer?.wording ?? ''),
      ]) ?? [],
  )
  const isTelling = lines.length > 1 && lines.length < 6 && lines.length === offerings.length
  return isTelling ? lines.map((line) => `- ${line}`).join('\n') : null
}
