import { capitalised, joinList, sentence } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { offerSentences } from './offer-lines.ts'
import { offeredThing } from './hero.ts'

/** Three letters with three jobs: confirm, advise, ask for one easy step. */
export function composeEmails(desk: Desk): string[] {
  return [confirmation(desk), advice(desk), oneStep(desk)]
}

type Letter = { index: number; subjects: readonly string[]; blocks: readonly (string | null)[] }

function letter(desk: Desk, { index, subjects, blocks }: Letter): string {
  const subject =
    desk.pick(`email[${index}].subject`, subjects, 70) ?? `A note from ${desk.facts.name}`
  const [greeting = 'Hello,'] = desk.shuffled(`greeting ${index}`, desk.tone.greetings)
  const closing = desk.shuffled('closings', desk.tone.closings)[index] ?? 'Best wishes'
  const isLong = desk.facts.name.split(' ').length > 4
  const signature = `${closing},${isLong ? ' ' : '\n'}${desk.facts.name}`
  const said = blocks.filter((block) => block !== null && block !== '')
  const text = [greeting, ...said, moreWhenThin(desk, index, said.join(' ')), signature]
    .filter((block) => block !== null)
    .join('\n\n')
  return `Subject: ${subject}\n\n${text}`
}

/** A letter of two lines reads like an accident: one more useful thing to do. */
function moreWhenThin(desk: Desk, index: number, said: string): string | null {
  if (said.split(/\s+/u).length >= 30) return null
  return desk.pick(`email[${index}].body`, desk.shuffled(`thin ${index}`, desk.facts.trade.prepare))
}

function confirmation(desk: Desk): string {
  const at = 'email[0].body'
  const opening = desk.pick(at, desk.lines('confirm', desk.tone.confirmations))
  const offer = desk.pick(at, offerSentences(desk, 'confirm'))
  const help = desk.pick(at, desk.lines('help us', desk.tone.helpUs))
  const facts = factList(desk)
  const isListFirst = desk.choice.fraction('confirm order') < 0.5
  return letter(desk, {
    index: 0,
    subjects: desk.lines('confirm subject', desk.tone.confirmSubjects),
    blocks: [
      opening,
      ...(isListFirst ? [facts, offer] : [offer, facts]),
      help,
      thinLetter(desk, [offer, facts]),
    ],
  })
}

/** A letter without facts still says something useful. */
function thinLetter(desk: Desk, parts: readonly (string | null)[]): string | null {
  if (parts.some((part) => part !== null)) return null
  return desk.pick('email[0].body', desk.lines('thin letter', desk.tone.thankYouMessages))
}

const listHeads: Record<string, readonly string[]> = {
  professional: ['The facts at a glance:', 'For reference:', 'Key points:'],
  friendly: ['The main things:', 'Good to know:', 'Quick facts:'],
  luxury: ['The particulars:', 'In brief:', 'For reference:'],
  fun: ['The lowdown:', 'Worth knowing:', 'Quick scan:'],
  bold: ['The facts:', 'What counts:', 'Know this:'],
  caring: ['So you know:', 'Good to know beforehand:', 'A few facts:'],
}

function factList(desk: Desk): string | null {
  const at = 'email[0].body'
  const thing = offeredThing(desk)
  const { details } = desk.facts.product
  const limits = details.filter(({ kind }) => kind === 'limit').map(({ text }) => text)
  const others = details.filter(({ kind }) => kind !== 'limit').map(({ text }) => text)
  const chosen = desk.shuffled('email facts', others).filter((text) => desk.timesSaid(text) < 2)
  const lines = [thing, ...chosen.slice(0, 3), ...limits.slice(0, 2)].filter(
    (line) => line !== null,
  )
  const [head = 'In brief:'] = desk.shuffled('list head', listHeads[desk.facts.tone] ?? [])
  const lists = [lines, lines.slice(1), lines.toReversed(), lines.filter((_, index) => index !== 1)]
  return desk.pick(
    at,
    lists
      .filter((list) => list.length >= 2)
      .map((list) => [head, ...list.map((line) => `- ${line}`)].join('\n')),
  )
}

function advice(desk: Desk): string {
  const at = 'email[1].body'
  const { trade } = desk.facts
  const opening = desk.pick(at, desk.lines('advice opening', desk.tone.adviceOpenings))
  const ending = desk.pick(at, desk.lines('advice ending', desk.tone.adviceEndings))
  const worries = desk
    .shuffled('email worry', trade.worries)
    .map(({ ask, answer }) => `${ask} ${answer}`)
  const worry = desk.pick(at, worries)
  const tips = desk
    .shuffled('tips', trade.advice)
    .slice(0, 3)
    .map((tip) => desk.pick(at, [tip]))
    .filter((tip) => tip !== null)
  const isList = desk.choice.fraction('advice form') < 0.5
  const told = isList ? tips.map((tip) => `- ${tip}`).join('\n') : tips.join('\n\n')
  const packing = desk.pick(at, packingLines(desk))
  const isWorryFirst = desk.choice.fraction('worry first') < 0.5
  return letter(desk, {
    index: 1,
    subjects: desk.shuffled('advice subject', trade.subjects),
    blocks: [isWorryFirst ? worry : opening, told, packing, isWorryFirst ? null : worry, ending],
  })
}

function packingLines(desk: Desk): string[] {
  const { bring } = desk.facts.trade
  if (bring.length === 0) return []
  const things = desk.shuffled('bring', bring)
  const list = joinList(things.slice(0, 4))
  const short = joinList(things.slice(0, 3))
  return desk.shuffled('packing', [
    `For the bag: ${list}.`,
    `Bring ${short}.`,
    `${capitalised(short)}: with these you are well prepared.`,
    `Packing list, short version: ${list}.`,
    `What to have with you: ${list}.`,
    `Worth bringing along: ${short}.`,
  ])
}

function oneStep(desk: Desk): string {
  const at = 'email[2].body'
  const isHooked = desk.choice.fraction('step hook') < 0.4
  const opening = desk.pick(at, [
    ...(isHooked ? desk.shuffled('step hooks', desk.facts.trade.hooks) : []),
    ...desk.lines('step opening', desk.tone.stepOpenings),
  ])
  const offer = desk.pick(at, offerSentences(desk, 'step'))
  const strongest = desk.facts.product.details
    .slice(0, 3)
    .filter(({ kind, text }) => kind !== 'limit' && !isInOffer(desk, text))
  const detail = desk.pick(
    at,
    strongest.map(({ text }) => sentence(text)),
  )
  const step = desk.pick(at, desk.lines('step', desk.tone.steps))
  const ending = desk.pick(at, desk.lines('step ending', desk.tone.stepEndings))
  const middle = [offer, detail].filter((part) => part !== null).join(' ')
  return letter(desk, {
    index: 2,
    subjects: desk.lines('step subject', desk.tone.stepSubjects),
    blocks: [opening, middle, step, ending],
  })
}

/** 'At most 6 people' beside a price 'for up to 6 people' says it twice. */
function isInOffer(desk: Desk, text: string): boolean {
  const figures: readonly string[] = text.match(/\d+/gu) ?? []
  const offered: readonly string[] = desk.facts.offer?.full.match(/\d+/gu) ?? []
  return figures.length > 0 && figures.every((figure) => offered.includes(figure))
}
