import type { Offer } from '../brief/offer.ts'
import { capitalised, joinList, sentence } from '../grammar/phrases.ts'
import type { TaggedLine } from '../content/letters.ts'
import { isPacked, thingsToBring } from './bring.ts'
import type { Desk } from './desk.ts'
import { isSaidIn } from './fill.ts'
import { letterVoices } from './letter-voice.ts'
import { inVoice, lettersFor, moodOf } from './letters-for.ts'
import { limits, strongStatements } from './pool.ts'
import { situationOf } from './situation.ts'
import { lowerStart } from './hero.ts'
import { aboutThing } from './thing.ts'

const fewestWords = 40
const tipWords = 112

/** Three letters with three jobs: confirm, help to decide, ask for one easy step. */
export function composeEmails(desk: Desk): string[] {
  return [confirmation(desk), advice(desk), step(desk)]
}

/** It arrived, what was offered with its conditions, and what a good answer needs. */
function confirmation(desk: Desk): string {
  const at = 'email[0].body'
  const letters = lettersFor(desk.facts)
  const say = voiced(desk)
  const received = desk.pick(
    at,
    say(desk.shuffled('received', letters.received[moodOf(desk.facts)])),
  )
  const offer = offerParagraph(desk)
  const arrived = `${arrival(desk, 'letter')}${received === null ? '' : ` ${received}`}`
  const ask = desk.pick(at, say(desk.shuffled('ask', letters.ask)))
  return letter(desk, {
    index: 0,
    subjects: confirmSubjects(desk),
    blocks: [arrived, offer, notes(desk), ask],
    more: [],
  })
}

function confirmSubjects(desk: Desk): string[] {
  const { facts } = desk
  const about = aboutThing(facts)
  const booking = facts.isTradeNamed ? facts.trade.booking.one : null
  return [
    ...desk.shuffled('confirm subject', [
      ...(booking === null ? [] : [`Your ${booking} with ${facts.name}`, `About your ${booking}`]),
      ...(about === null ? [] : [`Your question about ${about}`, `About ${about}`]),
    ]),
    `${facts.name}: your message`,
  ]
}

/** The whole offer below a short line; a long one only as far as it is one promise. */
function offerParagraph(desk: Desk): string | null {
  const { offer, tone } = desk.facts
  if (offer === null) return null
  const [label = 'The offer:'] = desk.shuffled('offer label', letterVoices[tone].offerLabels)
  return desk.pick(
    'email[0].body',
    offersInLine(offer).map((text) => `${label} ${closed(text)}`),
  )
}

/** That the message is there, and what it was about, in a few words. */
export function arrival({ facts, shuffled, passes }: Desk, label: string): string {
  const [thanks = 'Thanks for writing.'] = shuffled(
    `arrival ${label}`,
    letterVoices[facts.tone].arrivals,
  )
  const about = aboutThing(facts)
  const ways = about === null || /^the | (?:and|or|of|in|for|with|to) /u.test(about) ? [] : [about]
  const lines = ways.map((way) => `${thanks} You asked about ${way}.`)
  return lines.find((line) => line.length < 110 && passes('email[0].body', line)) ?? thanks
}

/** The offer in one sentence, the whole of it first. */
export function offersInLine(offer: Offer): string[] {
  if (offer.isQuoted) return [offer.full]
  const inLine = (text: string) =>
    text
      .split(/\. (?=\p{Lu}|\d|[$£€])/u)
      .map((part) => lowerStart(part))
      .join('; ')
  const texts = [
    offer.full,
    ...offer.shorts.filter(({ isWhole }) => isWhole).map(({ text }) => text),
    offer.lines.slice(0, 2).join('. '),
  ]
  const lines = texts.map((text) => inLine(text))
  return [...new Set(lines.flatMap((line) => [withoutNotes(line), line]))].filter(
    (text) => text.length < 330,
  )
}

/** In one line with others, what was said besides needs no word in front. */
export function withoutNotes(line: string): string {
  return line.replace(/(?<=^|; )(?:Also|Please note): (\p{L})/gu, (_, letter: string) => letter)
}

/** What to know beforehand, so that nobody is surprised. */
function notes(desk: Desk): string | null {
  const [label = 'Good to know:'] = desk.shuffled(
    'know label',
    letterVoices[desk.facts.tone].knowLabels,
  )
  const said = limits(desk.facts)
    .filter(({ kind, text }) => kind === 'limit' && text.length < 90)
    .slice(0, 2)
  if (said.length === 0) return null
  return desk.pick('email[0].body', [
    `${label} ${said.map(({ text }) => sentence(text)).join(' ')}`,
  ])
}

/** Help that is worth reading whoever they go with: the trade's where it is known, else what the owner told. */
function advice(desk: Desk): string {
  const at = 'email[1].body'
  const { facts } = desk
  const letters = lettersFor(facts)
  const say = voiced(desk)
  const opening = desk.pick(at, say(desk.shuffled('opening', letters.adviceOpening)))
  const own = facts.isTradeNamed ? [] : ownReasons(desk)
  const tips: string[] = []
  let words = countWords([opening ?? '', ...own].join(' '))
  for (const { text } of aptTips(desk)) {
    const [line = ''] = say([text])
    const most = facts.isTradeNamed ? 4 : own.length > 0 ? 1 : 3
    if (tips.length >= most || (tips.length >= 2 && words + countWords(line) > tipWords)) break
    const told = desk.pick(at, [line])
    if (told === null) continue
    tips.push(told)
    words += countWords(told)
  }
  const packing = words > tipWords || !facts.isTradeNamed ? null : desk.pick(at, packingLines(desk))
  const invitation = desk.pick(
    at,
    desk.shuffled('invitation', say(letterVoices[facts.tone].invitations)),
  )
  return letter(desk, {
    index: 1,
    subjects: say(desk.shuffled('advice subject', letters.adviceSubject)),
    blocks: [opening, ...own, ...arranged(desk, tips), packing, invitation],
    more: [],
  })
}

/** What speaks for the business, as a list. */
function ownReasons(desk: Desk): string[] {
  const { facts } = desk
  const strong = strongStatements(facts)
  const fresh = strong.filter(({ text }) => desk.timesSaid(sentence(text)) < 2)
  const pairs = strong
    .slice(0, 6)
    .flatMap(({ text }, index) =>
      index % 2 === 0 && strong[index + 1] !== undefined
        ? [`${text}; ${lowerStart(strong[index + 1]?.text ?? '')}`]
        : [],
    )
  const lines = fresh.length > 2 ? fresh.map(({ text }) => text) : pairs
  const texts = lines.slice(0, 4).map((text) => `- ${sentence(text)}`)
  const about = aboutThing(facts)
  const heads = [
    `What you would get from ${facts.name}:`,
    ...(about === null ? [] : [`What to weigh about ${about}:`]),
  ]
  const [head = ''] = desk.shuffled('reasons', heads)
  const lists = [texts, texts.toReversed(), texts.slice(1), texts.slice(0, 2)].map(
    (lines) => `${head}\n${lines.join('\n')}`,
  )
  if (texts.length < 2) return []
  const told = desk.pick('email[1].body', lists)
  return told === null ? [] : [told]
}

/** One easy step, the offer once more in short, and a way out. */
function step(desk: Desk): string {
  const at = 'email[2].body'
  const { facts } = desk
  const letters = lettersFor(facts)
  const say = voiced(desk)
  const nudge = desk.pick(at, say(desk.shuffled('nudge', letters.nudge[moodOf(facts)])))
  const reminder = desk.pick(at, reminders(desk))
  const end = desk.pick(at, desk.shuffled('step end', letterVoices[facts.tone].ends))
  const tips = say(aptTips(desk).map(({ text }) => text))
  return letter(desk, {
    index: 2,
    subjects: say(desk.shuffled('nudge subject', letters.nudgeSubject)),
    blocks: [nudge, reminder, end],
    more: tips,
  })
}

/** With its full stop, beginning as it stands. */
function closed(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`
}

/** Two or three things that speak for it and the price, in one line behind a label. */
function reminders(desk: Desk): string[] {
  const { facts } = desk
  const said = strongStatements(facts)
    .map(({ text }) => text)
    .filter((text) => text.length < 70)
  const price =
    facts.offer?.isQuoted === true
      ? undefined
      : facts.offer?.shorts.find(({ isWhole, text }) => isWhole && text.length < 110)?.text
  const [label = ''] = desk.shuffled('reminder', letterVoices[facts.tone].reminders)
  const lists = [
    [...said.slice(0, 2), price],
    [...said.slice(1, 3), price],
    [said[0], price],
    [price],
    said.slice(0, 3),
  ].map((list) => list.filter((text) => text !== undefined).map((text) => lowerStart(text)))
  return lists
    .filter((list) => list.length > 0)
    .map((list) => `${label} ${closed(list.join('; '))}`)
}

/** Lines of the trade in the owner's voice. */
export function voiced({ facts: { voice } }: Desk): (lines: readonly string[]) => string[] {
  return (lines) => lines.map((line) => inVoice(line, voice))
}

/** As a list or as paragraphs, by the seed. */
function arranged(desk: Desk, tips: readonly string[]): string[] {
  const isList = tips.length > 2 && desk.choice.fraction('advice form') < 0.5
  return isList ? [tips.map((tip) => `- ${tip}`).join('\n')] : [...tips]
}

/** Those that fit this business first, then those that fit everybody; none against what the owner said. */
function aptTips(desk: Desk): TaggedLine[] {
  const tags = situationOf(desk.facts)
  const usable = lettersFor(desk.facts).tips.filter(({ tag }) => tag === null || tags.has(tag))
  const shuffled = desk.shuffled('tips', usable)
  const apt = shuffled.filter(({ tag }) => tag !== null).slice(0, 2)
  return [...apt, ...shuffled.filter((tip) => !apt.includes(tip))]
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== '').length
}

function packingLines(desk: Desk): string[] {
  const things = thingsToBring(desk).slice(0, 3)
  if (things.length < 2) return []
  const heads = desk.shuffled(
    'packing',
    isPacked(desk.facts)
      ? letterVoices[desk.facts.tone].packing
      : ['Good to have ready:', 'Have at hand:'],
  )
  return heads.map((head) => `${capitalised(head)} ${joinList(things)}.`)
}

type Letter = {
  index: number
  subjects: readonly string[]
  blocks: readonly (string | null)[]
  /** What may be added where little is known of the business. */
  more: readonly string[]
}

/** A whole letter: subject, greeting, blocks, signature. */
function letter(desk: Desk, { index, subjects, blocks, more }: Letter): string {
  const { name } = desk.facts
  const subject = desk.pick(`email[${index}].subject`, subjects, 64) ?? `A note from ${name}`
  const closing = desk.shuffled('closings', desk.tone.closings)[index] ?? 'Best wishes'
  // A long name below a short line would be taken for a signature of two.
  const signature = `${closing},${name.split(' ').length > 4 ? ' ' : '\n'}${name}`
  const said = fitting(
    desk,
    index,
    blocks.filter((block) => block !== null && block !== ''),
  )
  const end = said.at(-1)
  const body = [...said.slice(0, -1), ...moreWhenThin(desk, index, { said, more }), end]
  const text = [
    greetingOf(desk, index),
    ...body.filter((block) => block !== undefined),
    signature,
  ].join('\n\n')
  return `Subject: ${subject}\n\n${text}`
}

/** Blocks that pass alone can copy the owner's words in a row together; then one of them goes. */
function fitting(desk: Desk, index: number, blocks: readonly (string | null)[]): string[] {
  const said = blocks.filter((block) => block !== null)
  const passes = (lines: readonly string[]) =>
    desk.passes(`email[${index}].body`, lines.join('\n\n'))
  if (passes(said)) return said
  const at = said.findIndex(
    (_, skip) => skip > 0 && passes(said.filter((__, position) => position !== skip)),
  )
  return at === -1 ? said : said.filter((_, position) => position !== at)
}

/** 'Again' belongs to the letters after the first. */
function greetingOf(desk: Desk, index: number): string {
  const greetings = desk.shuffled('greetings', desk.tone.greetings)
  const [first = 'Hello,'] = greetings.filter((line) => !/\bagain\b/u.test(line))
  const others = greetings.filter((line) => line !== first)
  return index === 0 ? first : (others[index - 1] ?? first)
}

type Thin = { said: readonly string[]; more: readonly string[] }

/** A letter of two lines reads like an accident: one or two more useful things. */
function moreWhenThin(desk: Desk, index: number, { said, more }: Thin): string[] {
  const say = voiced(desk)
  const added: string[] = []
  const isThin = () => countWords([...said, ...added].join(' ')) < fewestWords
  const candidates = [...more, ...say(desk.shuffled(`thin ${index}`, lettersFor(desk.facts).next))]
  while (isThin() && added.length < 3) {
    const text = desk.pick(
      `email[${index}].body`,
      candidates.filter((line) => !isSaidIn(line, said.join(' '))),
    )
    if (text === null) break
    added.push(text)
  }
  return added
}
