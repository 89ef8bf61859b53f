import { capitalised, joinList, sentence } from '../grammar/phrases.ts'
import type { Tip } from '../ontology/lore.ts'
import { askForOne, askForTwo, clausesToTell } from './asks.ts'
import { thingsToBring } from './bring.ts'
import { dealTips, told, weatherLines } from './deal.ts'
import type { Desk } from './desk.ts'
import { lowerStart, offeredThing } from './hero.ts'
import { letterVoices } from './letter-voice.ts'
import { inlineOffer, offerSentences, withoutInnerColon } from './offer-lines.ts'
import { isProvided } from './situation.ts'
import { soldThing } from './subject-words.ts'

/** Three letters with three jobs: confirm, advise, ask for one easy step. */
export function composeEmails(desk: Desk): string[] {
  return [confirmation(desk), advice(desk), oneStep(desk)]
}

type Letter = {
  index: number
  subjects: readonly (string | null)[]
  blocks: readonly (string | null)[]
}

function letter(desk: Desk, { index, subjects, blocks }: Letter): string {
  const subject =
    desk.pick(`email[${index}].subject`, subjects, 64) ?? `A note from ${desk.facts.name}`
  const [greeting = 'Hello,'] = desk.shuffled(`greeting ${index}`, desk.tone.greetings)
  const closing = desk.shuffled('closings', desk.tone.closings)[index] ?? 'Best wishes'
  const isLong = desk.facts.name.split(' ').length > 4
  const signature = `${closing},${isLong ? ' ' : '\n'}${desk.facts.name}`
  const said = fitting(
    desk,
    index,
    blocks.filter((block) => block !== null && block !== ''),
  )
  const text = [greeting, ...said, ...moreWhenThin(desk, index, said.join(' ')), signature].join(
    '\n\n',
  )
  return `Subject: ${subject}\n\n${text}`
}

/** Blocks that pass alone can copy the owner's words in a row together; then the last of them goes. */
function fitting(desk: Desk, index: number, blocks: readonly (string | null)[]): string[] {
  const said = blocks.filter((block) => block !== null)
  if (desk.passes(`email[${index}].body`, said.join('\n\n'))) return said
  const at = said.findIndex((_, skip) =>
    desk.passes(
      `email[${index}].body`,
      said.filter((__, position) => position !== skip).join('\n\n'),
    ),
  )
  return at === -1 ? said : said.filter((_, position) => position !== at)
}

/** A letter of two lines reads like an accident: one or two more useful things to do. */
function moreWhenThin(desk: Desk, index: number, said: string): string[] {
  const more: string[] = []
  while ([said, ...more].join(' ').split(/\s+/u).length < 28 && more.length < 3) {
    const text = desk.pick(
      `email[${index}].body`,
      desk.shuffled(`thin ${index}`, desk.facts.trade.prepare),
    )
    if (text === null) break
    more.push(text)
  }
  return more
}

function shortLine(desk: Desk, at: string, label: string, lines: readonly string[]): string | null {
  return desk.pick(at, desk.shuffled(label, lines))
}

function confirmation(desk: Desk): string {
  const at = 'email[0].body'
  const { facts } = desk
  const voice = letterVoices[facts.tone]
  const thing = soldThing(desk)
  const received = shortLine(desk, at, 'received', voice.received)
  const offer = offerLine(desk, at)
  const list = factList(desk)
  const about =
    list === null && thing !== null ? desk.pick(at, [`${capitalised(thing)}: noted.`]) : null
  const clauses = clausesToTell(desk)
  const ask = desk.pick(at, askForTwo(desk, 'confirm ask', clauses))
  const opening = [received, about].filter((part) => part !== null).join(' ')
  const isListFirst = desk.choice.fraction('confirm order') < 0.5
  return letter(desk, {
    index: 0,
    subjects: confirmSubjects(desk),
    blocks: [opening, ...(isListFirst ? [list, offer] : [offer, list]), ask],
  })
}

function confirmSubjects(desk: Desk): (string | null)[] {
  const { facts } = desk
  const thing = offeredThing(desk)
  const bare = facts.product.service === null ? null : capitalised(facts.product.service.text)
  const booking = facts.isTradeNamed ? capitalised(facts.trade.booking.one) : null
  const price = facts.offer === null ? null : capitalised(inlineOffer(facts.offer.core))
  return [
    ...desk.shuffled('confirm subject', [
      thing === null ? null : `${thing}: noted`,
      bare === null ? null : `${bare}: details`,
      booking === null ? null : `${booking}: facts`,
      bare === null || price === null ? null : `${bare}: ${lowerStart(price)}`,
    ]),
    bare === null ? null : `${bare}: received`,
    `${facts.name}: your message`,
  ]
}

/** The offer under a short label of the tone; said even where the same words stand elsewhere. */
function offerLine(desk: Desk, at: string): string | null {
  const { offer, tone } = desk.facts
  if (offer === null) return null
  const text = capitalised(withoutInnerColon(inlineOffer(offer.full)))
  const labelled = desk
    .shuffled('letter offer', letterVoices[tone].offerHeads)
    .map((label) => `${label}:\n${text}.`)
  return desk.pick(at, labelled) ?? desk.pick(at, offerSentences(desk, 'confirm'))
}

function factList(desk: Desk): string | null {
  const thing = offeredThing(desk)
  const { details } = desk.facts.product
  const limits = details.filter(({ kind }) => kind === 'limit').map(({ text }) => text)
  const others = details.filter(({ kind }) => kind !== 'limit').map(({ text }) => text)
  const chosen = desk
    .shuffled('email facts', others)
    .filter((text) => desk.timesSaid(text) < 2 && text !== thing)
  const lines = [thing, ...chosen.slice(0, 3), ...limits.slice(0, 2)].filter(
    (line) => line !== null,
  )
  const [head = 'In brief:'] = desk.shuffled('list head', letterVoices[desk.facts.tone].factHeads)
  const lists = [lines, lines.slice(1), lines.toReversed(), lines.filter((_, index) => index !== 1)]
  return desk.pick(
    'email[0].body',
    lists
      .filter((list) => list.length >= 2)
      .map((list) => [head, ...list.map((line) => `- ${line}`)].join('\n')),
  )
}

/** Advice that helps whoever they go with; nothing in it asks for anything. */
function advice(desk: Desk): string {
  const at = 'email[1].body'
  const tips = dealTips(desk, 'advice')
  const say = (candidates: readonly string[]) => desk.pick(at, candidates)
  const lines = told(desk, tips).map((candidates) => say(candidates))
  const weather =
    desk.choice.fraction('weather told') < 0.5 ? say(weatherLines(desk).slice(1)) : null
  const packing = say(packingLines(desk))
  const invitation = shortLine(desk, at, 'invitation', letterVoices[desk.facts.tone].invitations)
  return letter(desk, {
    index: 1,
    subjects: adviceSubjects(desk, tips),
    blocks: arranged(desk, {
      lines: lines.filter((line) => line !== null),
      weather,
      packing,
      invitation,
    }),
  })
}

type AdviceParts = Record<'weather' | 'packing' | 'invitation', string | null> & {
  lines: readonly string[]
}

/** The lead first, then the rest in one of several shapes: a list, paragraphs, the bag in the middle. */
function arranged(
  desk: Desk,
  { lines, weather, packing, invitation }: AdviceParts,
): (string | null)[] {
  const [lead = null, ...rest] = lines
  const fraction = desk.choice.fraction('advice form')
  if (fraction < 0.4 && rest.length > 1) {
    return [lead, rest.map((line) => `- ${line}`).join('\n'), weather, packing, invitation]
  }
  if (fraction < 0.7) return [lead, weather, ...rest, packing, invitation]
  return [lead, packing, ...rest, weather, invitation]
}

/** The letter's first advice is its subject; the letter goes on with the reason. */
function adviceSubjects(desk: Desk, tips: readonly Tip[]): string[] {
  const service = desk.facts.product.service
  const acts = tips.slice(0, 1).map(({ act }) => act)
  const named = service === null ? [] : acts.map((act) => `${capitalised(service.text)}: ${act}`)
  return [
    ...named.filter((text) => text.length <= 60),
    ...acts.map(capitalised).filter((act) => act.length <= 60),
    ...desk.shuffled('trade subject', desk.facts.trade.subjects),
  ]
}

function packingLines(desk: Desk): string[] {
  const things = thingsToBring(desk)
  if (things.length < 2) return []
  const given = desk.facts.product.details.find(
    ({ kind, text }) => kind === 'included' && text.length < 60 && isProvided(desk.facts, text),
  )
  const heads = desk.shuffled('packing', letterVoices[desk.facts.tone].packingHeads)
  const short = things.filter((thing) => thing.split(' ').length <= 3).slice(0, 4)
  const lists =
    short.length < 3
      ? []
      : heads.map((head) => `${head}:\n${short.map((thing) => `- ${thing}`).join('\n')}`)
  const plain = heads.map((head) => `${head}: ${joinList(things.slice(0, 3))}.`)
  return [...lists, ...plain].map((text) =>
    given === undefined ? text : `${sentence(given.text)}\n${text}`,
  )
}

/** The last letter: what stands, one thing to do, and a way out. */
function oneStep(desk: Desk): string {
  const at = 'email[2].body'
  const voice = letterVoices[desk.facts.tone]
  const clauses = clausesToTell(desk)
  const recap = desk.pick(at, recaps(desk)) ?? desk.pick(at, offerSentences(desk, 'step'))
  const step = desk.pick(at, askForOne(desk, clauses.length > 3 ? clauses.slice(2) : clauses))
  const doubt = desk.pick(at, doubts(desk))
  const end = shortLine(desk, at, 'step end', voice.ends)
  const asking = [step, end].filter((part) => part !== null).join(' ')
  const isDoubtFirst = desk.choice.fraction('doubt first') < 0.5
  return letter(desk, {
    index: 2,
    subjects: stepSubjects(desk),
    blocks: isDoubtFirst ? [doubt, recap, asking] : [recap, doubt, asking],
  })
}

/** The offer and the strongest facts once more, as a list under what they belong to. */
function recaps(desk: Desk): string[] {
  const { offer, product } = desk.facts
  const text = offer === null ? null : capitalised(inlineOffer(offer.full))
  const strong = product.details
    .filter(({ kind, text: fact }) => kind !== 'limit' && !isInOffer(desk, fact))
    .map(({ text: fact }) => fact)
  const { service } = product
  const heads = [
    offeredThing(desk),
    service === null ? null : capitalised(service.text),
    desk.facts.name,
  ]
  return heads
    .filter((head) => head !== null)
    .flatMap((head) =>
      [2, 1, 0].map((count) =>
        listUnder(
          head,
          [text, ...strong.slice(0, count)].filter((line) => line !== null),
        ),
      ),
    )
    .filter((lines) => lines !== null)
}

function listUnder(head: string, lines: readonly string[]): string | null {
  const [only] = lines
  if (only === undefined) return null
  return lines.length === 1
    ? `${head}:\n${sentence(only)}`
    : [`${head}:`, ...lines.map((line) => `- ${line}`)].join('\n')
}

/** One more reason to think it through; a common doubt where no advice is left. */
function doubts(desk: Desk): string[] {
  const worries = desk
    .shuffled('email worry', desk.facts.trade.worries)
    .map(({ ask, answer }) => `${ask} ${answer}`)
    .filter((text) => !isProvided(desk.facts, text))
  const lines = told(desk, dealTips(desk, 'step')).flat()
  return lines.length > 0 ? lines : worries
}

function stepSubjects(desk: Desk): (string | null)[] {
  const { facts } = desk
  const { service, place } = facts.product
  const booking = facts.isTradeNamed ? facts.trade.booking.one : null
  const bare = service === null ? null : capitalised(service.text)
  const offer = facts.offer === null ? null : capitalised(inlineOffer(facts.offer.core))
  return [
    ...desk.shuffled('step subject', [
      offer,
      booking === null || place === null ? null : `${capitalised(booking)} ${place}?`,
      bare === null ? null : `${bare}: a question`,
      booking === null ? null : `${capitalised(booking)}: when?`,
    ]),
    bare,
    `${facts.name} asks`,
  ]
}

/** 'At most 6 people' beside a price 'for up to 6 people' says it twice. */
function isInOffer(desk: Desk, text: string): boolean {
  const figures: readonly string[] = text.match(/\d+/gu) ?? []
  const offered: readonly string[] = desk.facts.offer?.full.match(/\d+/gu) ?? []
  return figures.length > 0 && figures.every((figure) => offered.includes(figure))
}
