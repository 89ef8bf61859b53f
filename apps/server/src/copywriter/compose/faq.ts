import type { GeneratedContent } from '@wildpath/contract'

import { capitalised, joinList, sentence } from '../grammar/phrases.ts'
import { loreFor } from './lore-for.ts'
import { thingsToBring } from './bring.ts'
import { dealTips, reasoned, told, weatherLines } from './deal.ts'
import type { Desk } from './desk.ts'
import { composeFields } from './form-fields.ts'
import { composeGoal } from './goal.ts'
import { lowerStart } from './hero.ts'
import { inlineOffer } from './offer-lines.ts'
import { isProvided, saidBy, situationOf } from './situation.ts'
import { bareBooking, soldThing, yourBooking } from './subject-words.ts'

export type Question = NonNullable<GeneratedContent['landing_page']['faq']>[number]

/**
 * Three to six questions of this activity, answered with the owner's facts or with what is true of any
 * such business. What only the owner knows is not guessed: it is left out or said to be worth asking.
 */
export function composeFaq(desk: Desk): Question[] | undefined {
  const writers = [...ofFacts, ...ofTheTrade]
  const found: Question[] = []
  for (const write of writers) {
    if (found.length >= enough.most || (fallbacks.has(write) && found.length >= enough.plenty))
      continue
    const draft = write(desk)
    const question = draft?.questions.find(
      (text) => text.length <= 130 && desk.passes('faq[0].question', text),
    )
    if (draft === null || question === undefined || draft.answer.length > 400) continue
    if (!desk.passes('faq[0].answer', draft.answer)) continue
    if (found.some(({ answer }) => answer.includes(draft.answer) || draft.answer.includes(answer)))
      continue
    found.push({ question, answer: draft.answer })
  }
  const [first, ...rest] = found
  if (first === undefined || found.length < enough.fewest) return undefined
  return desk.choice.fraction('faq order') < 0.5 ? [first, ...rest] : [...rest, first]
}

/** An answer with the ways to ask for it, the most particular first. */
type Draft = { questions: readonly string[]; answer: string }
type Writer = (desk: Desk) => Draft | null

/** The question with the thing in it, then with what is booked, then without either. */
function askAbout(
  things: readonly (string | null)[],
  ask: (thing: string) => string,
  plain: string,
): string[] {
  return [...things.filter((thing) => thing !== null).map((thing) => ask(thing)), plain]
}

/** What follows a fact stands in one answer with it, so that the two never part. */
function factAbout({ facts }: Desk, sign: RegExp, unless?: RegExp): string | null {
  const found = facts.product.details.filter(
    ({ text }) => sign.test(text) && unless?.test(text) !== true,
  )
  return found.length === 0
    ? null
    : found
        .slice(0, 2)
        .map(({ text }) => sentence(text))
        .join(' ')
}

const price: Writer = (desk) => {
  const { offer } = desk.facts
  if (offer === null || offer.kind === 'quoted' || !/\d|free/iu.test(offer.full)) return null
  const things = [soldThing(desk), bareBooking(desk)]
  return {
    questions: askAbout(things, (thing) => `What do I pay for ${thing}?`, 'What does it cost?'),
    answer: sentence(capitalised(inlineOffer(offer.full))),
  }
}

const included: Writer = (desk) => {
  const answer = factAbout(desk, /\b(?:includ\w+|provid\w+|suppl\w+|in the price|to borrow)\b/iu)
  if (answer === null) return null
  const own = thingsToBring(desk).slice(0, 2)
  const rest = own.length === 2 ? ` Of your own: ${joinList(own)}.` : ''
  const things = [yourBooking(desk), bareBooking(desk)]
  return {
    questions: askAbout(things, (thing) => `What is included in ${thing}?`, 'What is included?'),
    answer: `${answer}${rest}`,
  }
}

const span = String.raw`(?:\d[\d.,–-]*|half|full|one|two|three|four|five|six|seven|eight|nine|ten|a few)[ -]?(?:hours?|minutes?|min|days?|weeks?|nights?)`
const atHead = new RegExp(
  `^(?:about |around |approx\\. |an? )?${span}\\b(?! (?:from|old|before))|\\b(?:lasts?|takes?|long|walking|in the air|underground|on the water|sessions?|flight)\\b`,
  'iu',
)

/** Only a line that is about the length itself: a drive or a licence has hours too. */
const lasting: Writer = (desk) => {
  const found = desk.facts.product.details.find(
    ({ text, kind }) =>
      kind !== 'credential' &&
      new RegExp(`\\b${span}\\b`, 'iu').test(text) &&
      atHead.test(text) &&
      !/\b(?:more than|years|drive|ride out|transfer|open|before|minimum|deposit|room|from \p{Lu})/u.test(
        text,
      ),
  )
  if (found === undefined) return null
  const things = [yourBooking(desk), bareBooking(desk)]
  return {
    questions: askAbout(things, (thing) => `How long is ${thing}?`, 'How long does it take?'),
    answer: sentence(found.text),
  }
}

const group: Writer = (desk) => {
  const answer = factAbout(
    desk,
    /\b(?:(?:at most|max|maximum|up to|never larger than|only|groups? of|for) (?:up to |at most |\w+ to )?[\w–-]+ ?(?:people|guests|riders|persons|divers|students|paddlers|clients|photographers|walkers|anglers|kids|places|in a group)?\b.*(?:people|guests|riders|divers|students|paddlers|clients|photographers|walkers|group|guide)|groups? of|per guide|ratio|sleeps \d|one (?:guide|coach|counselor))/iu,
  )
  if (answer === null) return null
  const { place } = desk.facts.product
  const isStay = composeGoal(desk.facts) === 'stay'
  const plain = isStay ? 'How many people does it sleep?' : 'How many people come along?'
  const { name } = desk.facts
  return {
    questions: isStay
      ? [`How many people can stay at ${name}?`, plain]
      : askAbout([place], (where) => `How many people will be with me ${where}?`, plain),
    answer,
  }
}

const beginner: Writer = (desk) => {
  if (!situationOf(desk.facts).has('first')) return null
  const named = desk.facts.audiences.find(({ text }) =>
    /\b(?:beginners?|first[- ]tim\w*|never|newcomers|novices|new to)\b/iu.test(text),
  )
  const known = factAbout(desk, /\b(?:no experience|beginners?|never)\b/iu)
  const [tip] = desk.shuffled(
    'faq first',
    loreFor(desk.facts).tips.filter(({ tag }) => tag === 'first'),
  )
  if (named === undefined && known === null) return null
  const welcome = known ?? `Yes: for ${named?.text}.`
  const { name } = desk.facts
  return {
    questions: [`Is ${name} right for a first try?`],
    answer: tip === undefined ? welcome : `${welcome} ${reasoned(desk, tip).at(-1)}`,
  }
}

const children: Writer = (desk) => {
  const answer = factAbout(desk, /\b(?:kids?|child(?:ren)?|ages?|under \d+s?|min(?:imum)? age)\b/iu)
  const { name } = desk.facts
  return answer === null
    ? null
    : { questions: [`From which age can children come to ${name}?`, 'From which age?'], answer }
}

/** Terms for changed plans only when the owner gave them. */
const plans: Writer = (desk) => {
  const known = factAbout(
    desk,
    /\b(?:refund|cancel\w*|rebook\w*|deposit|no fly|if (?:it|the|wind|we see)|rain or shine|when it rains|weather permitting)\b/iu,
  )
  if (known === null) return null
  const things = [yourBooking(desk), bareBooking(desk)]
  return {
    questions: askAbout(
      things,
      (thing) => `What if plans or weather change for ${thing}?`,
      'What if plans change?',
    ),
    answer: known,
  }
}

const weather: Writer = (desk) => {
  const [text] = weatherLines(desk)
  if (text === undefined || !desk.facts.isTradeNamed || plans(desk) !== null) return null
  const { place } = desk.facts.product
  const { name } = desk.facts
  return {
    questions: askAbout(
      [place],
      (where) => `What about the weather ${where}?`,
      `What about the weather with ${name}?`,
    ),
    answer: `${text} Terms: ask ${name}.`,
  }
}

const prepareForms = [
  {
    ask: (thing: string) => `What is worth knowing before ${thing}?`,
    plain: 'What is worth knowing?',
  },
  {
    ask: (thing: string) => `What do people forget before ${thing}?`,
    plain: 'What do people forget?',
  },
  { ask: (thing: string) => `How do I prepare for ${thing}?`, plain: 'How do I prepare?' },
] as const

/** What is often forgotten: the trade's advice, as an answer. */
const prepare: Writer = (desk) => {
  const tips = desk.shuffled('faq tips', [
    ...dealTips(desk, 'step'),
    ...dealTips(desk, 'advice').slice(-3),
  ])
  const [line] = told(desk, tips.slice(0, 2))
  const [answer] = line ?? []
  if (answer === undefined) return null
  const things = [yourBooking(desk), bareBooking(desk)]
  const [forms = prepareForms[0]] = desk.shuffled('faq forgotten', prepareForms)
  return { questions: askAbout(things, forms.ask, forms.plain), answer }
}

/** A doubt that newcomers have, with an answer that is true of any such business. */
const doubt: Writer = (desk) => {
  const open = desk.facts.trade.worries.filter(
    ({ ask, answer }) => !isProvided(desk.facts, `${ask} ${answer}`),
  )
  const [found] = desk.shuffled('faq worry', open)
  return found === undefined ? null : { questions: [found.ask], answer: found.answer }
}

const meantFor: Writer = (desk) => {
  const { audiences, name } = desk.facts
  if (audiences.length < 2) return null
  const people = joinList(audiences.slice(0, 4).map(({ text }) => text))
  return { questions: [`Who is ${name} for?`], answer: `For ${people}.` }
}

const where: Writer = (desk) => {
  const { place } = desk.facts.product
  const { name } = desk.facts
  return place === null ? null : { questions: [`Where is ${name}?`], answer: sentence(place) }
}

const readyForIt: Writer = (desk) => {
  const things = thingsToBring(desk)
  if (things.length < 2 || included(desk) !== null) return null
  return {
    questions: askAbout(
      [bareBooking(desk)],
      (thing) => `What should I have with me for ${thing}?`,
      'What should I have with me?',
    ),
    answer: sentence(joinList(things.slice(0, 3))),
  }
}

const booking: Writer = (desk) => {
  const { name } = desk.facts
  const thing = soldThing(desk)
  const hasRoom = saidBy(desk.facts).length < 160
  if (!hasRoom) return null
  return {
    questions: askAbout(
      [thing],
      (sold) => `How do I ask about ${sold}?`,
      `How do I reach ${name}?`,
    ),
    answer: `Use the form: ${composeFields(desk)
      .slice(2)
      .map((label) => lowerStart(label))
      .join(', ')
      .replace(/[?.]$/u, '')}.`,
  }
}

const ofFacts: readonly Writer[] = [price, included, lasting, group, beginner, children, plans]
const ofTheTrade: readonly Writer[] = [
  weather,
  prepare,
  meantFor,
  doubt,
  readyForIt,
  where,
  booking,
]
/** Asked only where the owner's facts and the trade's advice leave room. */
const fallbacks: ReadonlySet<Writer> = new Set([doubt, readyForIt, where, booking])
const enough = { fewest: 3, plenty: 4, most: 6 } as const
