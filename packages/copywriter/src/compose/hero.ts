import type { Statement } from '../brief/statements.ts'
import { capitalised, joinList, sentence } from '../grammar/phrases.ts'
import { looksOrdinary } from '../grammar/common-words.ts'
import { placeNames } from '../grammar/word-lists.ts'
import { pageTones } from '../tones/index.ts'
import type { Desk } from './desk.ts'
import { fill, isSaidIn } from './fill.ts'
import { headlineFacts, strongStatements } from './pool.ts'
import { namedDeed, ownDeed, placedThing, shortThings } from './thing.ts'

/** For the middle of a sentence; a name keeps its capital. */
export function lowerStart(text: string): string {
  const [first = ''] = /^\p{L}+/u.exec(text) ?? []
  if (
    placeNames.has(first.toLowerCase()) ||
    !(looksOrdinary(first) || /(?:ed|s|ly|er)$/u.test(first))
  )
    return text
  return /^\p{Lu}\p{Ll}+(?:[\s-](?:\p{Ll}|[\d$£€])|$|,)/u.test(text) || text.startsWith('A ')
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** 'Flowers near Asheville for people in Asheville' says its place twice. */
export function sharesName(one: string, other: string): boolean {
  const names: readonly string[] = one.match(/(?<= )\p{Lu}\p{L}+/gu) ?? []
  return names.some((name) => other.includes(name))
}

const usual =
  /^(?:[\p{L}-]+ ){0,2}(?:famil\w+|couples|kids|children|parents|adults|honeymooners|women)\b(?!.*\b(?:week|over|under|pain|injur))/iu

const comfortable = { fewest: 18, most: 76 } as const

/** The headline: what is sold, where, and for whom or with what, as far as there is room. */
export function composeHeadline(desk: Desk): string {
  const { facts } = desk
  const { audiences, name, offering, offer } = facts
  const placed = placedThing(facts)
  const thing = offering.thing === null ? null : capitalised(offering.thing.text)
  const tails = headlineFacts(strongStatements(facts)).slice(0, 3)
  const withTail = (base: string | null) =>
    base === null
      ? []
      : tails
          .filter(({ text }) => !isSaidIn(text, base))
          .map((fact) => `${base}, ${lowerStart(fact.text)}`)
  // A headline that sorts people by health or age would meet the wrong ones.
  const first = audiences.find(({ text, isPersonal }) => !isPersonal || usual.test(text))
  const forWhom = (base: string | null) =>
    base === null ||
    first === undefined ||
    first.text.length > 44 ||
    / for /u.test(base) ||
    sharesName(base, first.text)
      ? []
      : [`${base} for ${first.text}`]
  const turned =
    thing === null || offering.place === null
      ? []
      : [`${capitalised(offering.place)}: ${offering.thing?.text}`]
  const isForWhom = desk.choice.fraction('headline') < 0.4
  const deeds = [ownDeed(facts), namedDeed(facts)]
    .filter((deed) => deed !== null)
    .flatMap((deed) =>
      offering.place === null || deed.length > 46
        ? [deed]
        : [
            `${deed} ${offering.place}`,
            `${capitalised(offering.place)}: ${lowerStart(deed)}`,
            deed,
          ],
    )
  const wanted = [
    ...(isForWhom ? forWhom(placed) : withTail(placed)),
    ...(isForWhom ? withTail(placed) : []),
    placed,
    ...forWhom(thing),
    ...withTail(thing),
    ...turned,
    ...deeds,
  ]
    .filter((text) => text !== null)
    .flatMap((text) => [text, desk.fresh(text)])
    .filter(
      (text) =>
        text !== null && text.length >= comfortable.fewest && text.length <= comfortable.most,
    )
  const reserve = [
    thing === null ? null : `${thing} with ${name}`,
    thing,
    ...shortThings(facts),
    ...deeds,
    ...facts.statements
      .filter(({ form, text, order }) => form === 'sentence' && order === 0 && text.length <= 80)
      .map(({ text }) => text),
    offer === null || offer.isQuoted
      ? null
      : `${name}: ${lowerStart(offer.shorts.at(-1)?.text ?? '')}`,
    facts.isTradeNamed ? `${capitalised(facts.trade.label)} with ${name}` : null,
    ...strongStatements(facts)
      .filter(({ text }) => text.length < 60)
      .map(({ text }) => `${name}: ${lowerStart(text)}`),
    `Ask ${name} a question`,
  ]
  return desk.pick('headline', [...wanted, ...reserve], 96) ?? 'Ask a question'
}

/** The line below: for whom, what it costs with its conditions, and the strongest fact where there is room. */
export function composeSubheadline(desk: Desk, headline: string): string {
  const { facts } = desk
  const people = peopleLines(desk, headline)
  const price = offerSentences(desk)
  const strong = strongStatements(facts).map(({ text }) => [sentence(text)])
  const where = placeLine(desk, headline)
  const isPeopleFirst = pageTones[facts.tone].peopleFirst.includes(true)
  const required = isPeopleFirst ? [people, price] : [price, people]
  const parts = [...where, ...required, ...strong.slice(0, 4)]
  return (
    longEnough(
      fill(desk, 'subheadline', parts, { maximum: 215, besides: headline, enough: 130 }),
    ) ??
    fill(desk, 'subheadline', [price, ...parts], { maximum: 228, besides: headline }) ??
    desk.pick('subheadline', [
      ...price.map((line) => `${facts.name}: ${lowerStart(line)}`),
      ...limitsOf(facts.statements),
      `Send ${facts.voice.object} your question first.`,
    ]) ??
    `Send ${facts.voice.object} your question.`
  )
}

function longEnough(text: string | null): string | null {
  return text === null || text.length < 12 ? null : text
}

function limitsOf(statements: readonly Statement[]): string[] {
  return statements.filter(({ text }) => text.length > 20).map(({ text }) => sentence(text))
}

/** Where it is, when the headline had no room for it. */
function placeLine({ facts: { offering } }: Desk, headline: string): string[][] {
  const { place, thing } = offering
  if (place === null || headline.toLowerCase().includes(place.toLowerCase())) return []
  return thing === null || headline.toLowerCase().includes(thing.text.toLowerCase())
    ? [[sentence(capitalised(place))]]
    : [[sentence(capitalised(`${thing.text} ${place}`))]]
}

/** The first promise with what limits it, longest first; a price without its conditions points to them. */
export function offerSentences({ facts: { offer } }: Desk): string[] {
  if (offer === null) return []
  return offer.shorts.map(({ text }) => sentence(text))
}

/** 'For families and first-timers.' */
function peopleLines(desk: Desk, headline: string): string[] {
  const { audiences, tone } = desk.facts
  const people = audiences.map(({ text }) => text).filter((text) => !headline.includes(text))
  const lists = [3, 2, 1]
    .filter((count) => people.length >= count)
    .map((count) => joinList(people.slice(0, count)))
  const frames = desk.shuffled('people', pageTones[tone].people)
  return lists
    .filter((list) => list.length < 110)
    .flatMap((list) => frames.map((frame) => sentence(frame(list))))
}
