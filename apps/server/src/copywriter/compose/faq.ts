import type { GeneratedContent } from '@wildpath/contract'

import { capitalised, joinList, sentence } from '../grammar/phrases.ts'
import { loreOf } from '../ontology/lore.ts'
import { thingsToBring } from './bring.ts'
import { dealTips, reasoned, told, weatherLines } from './deal.ts'
import type { Desk } from './desk.ts'
import { composeFields } from './form-fields.ts'
import { lowerStart } from './hero.ts'
import { inlineOffer } from './offer-lines.ts'
import { isProvided, saidBy, situationOf } from './situation.ts'
import { soldThing, yourBooking } from './subject-words.ts'

export type Question = NonNullable<GeneratedContent['landing_page']['faq']>[number]

/**
 * Three to six questions of this activity, answered with the owner's facts or with what is true of any
 * such business. What only the owner knows is not guessed: it is left out or said to be worth asking.
 */
export function composeFaq(desk: Desk): Question[] | undefined {
  const writers = [
    price,
    included,
    lasting,
    group,
    beginner,
    children,
    plans,
    weather,
    booking,
    worry,
  ]
  const found = writers.flatMap((write) => write(desk) ?? [])
  const clean = found.filter(
    ({ question, answer }, index) =>
      !found
        .slice(0, index)
        .some((other) => other.answer.includes(answer) || other.question === question) &&
      question.length <= 160 &&
      answer.length <= 600 &&
      desk.passes(`faq[${index}].question`, question) &&
      desk.passes(`faq[${index}].answer`, answer),
  )
  const [first, ...rest] = clean.slice(0, 6)
  if (first === undefined || clean.length < 3) return undefined
  return desk.choice.fraction('faq order') < 0.5 ? [first, ...rest] : [...rest, first]
}

type Writer = (desk: Desk) => Question | null

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
  const thing = soldThing(desk)
  return {
    question: thing === null ? 'What does it cost?' : `What do I pay for ${thing}?`,
    answer: sentence(capitalised(inlineOffer(offer.full))),
  }
}

const included: Writer = (desk) => {
  const answer = factAbout(desk, /\b(?:includ\w+|provid\w+|suppl\w+|in the price|to borrow)\b/iu)
  if (answer === null) return null
  const own = thingsToBring(desk).slice(0, 2)
  const rest = own.length === 2 ? ` Of your own: ${joinList(own)}.` : ''
  const thing = yourBooking(desk)
  return {
    question: thing === null ? 'What is included?' : `What is included in ${thing}?`,
    answer: `${answer}${rest}`,
  }
}

const lasting: Writer = (desk) => {
  const answer = factAbout(
    desk,
    /\b\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+)?[ -]?(?:hours?|minutes?|min|days?|weeks?|nights?)\b/iu,
    /\bmax|at most|years|drive\b/iu,
  )
  const thing = yourBooking(desk)
  return answer === null
    ? null
    : { question: thing === null ? 'How long does it take?' : `How long is ${thing}?`, answer }
}

const group: Writer = (desk) => {
  const answer = factAbout(
    desk,
    /\b(?:(?:at most|max|maximum|up to|never larger than|only|groups? of|for) (?:up to |at most |\w+ to )?[\w–-]+ ?(?:people|guests|riders|persons|divers|students|paddlers|clients|photographers|walkers|anglers|kids|places|in a group)?\b.*(?:people|guests|riders|divers|students|paddlers|clients|photographers|walkers|group|guide)|groups? of|per guide|ratio|sleeps \d|one (?:guide|coach|counselor))/iu,
  )
  if (answer === null) return null
  const { place } = desk.facts.product
  return {
    question:
      place === null ? 'How many people come along?' : `How many people will be with me ${place}?`,
    answer,
  }
}

const beginner: Writer = (desk) => {
  if (!situationOf(desk.facts).has('first')) return null
  const named = desk.facts.audiences.find(({ text }) =>
    /\b(?:beginners?|first|never|new|newcomers)\b/iu.test(text),
  )
  const known = factAbout(desk, /\b(?:no experience|beginners?|never)\b/iu)
  const [tip] = desk.shuffled(
    'faq first',
    loreOf(desk.facts.trade.key).tips.filter(({ tag }) => tag === 'first'),
  )
  if (named === undefined && known === null) return null
  const welcome = known ?? `Yes: for ${named?.text}.`
  const { name } = desk.facts
  return {
    question: `Is ${name} right for a first try?`,
    answer: tip === undefined ? welcome : `${welcome} ${reasoned(desk, tip)[0]}`,
  }
}

const children: Writer = (desk) => {
  const answer = factAbout(desk, /\b(?:kids?|child(?:ren)?|ages?|under \d+s?|min(?:imum)? age)\b/iu)
  const { topic } = desk.facts.trade
  return answer === null ? null : { question: `From which age does ${topic} work here?`, answer }
}

/** Terms for changed plans only when the owner gave them. */
const plans: Writer = (desk) => {
  const known = factAbout(
    desk,
    /\b(?:refund|cancel\w*|rebook\w*|deposit|no fly|if (?:it|the|wind|we see)|rain or shine|when it rains|weather permitting)\b/iu,
  )
  if (known === null) return null
  const thing = yourBooking(desk)
  return {
    question:
      thing === null
        ? 'What if plans or weather change?'
        : `What if plans or weather change for ${thing}?`,
    answer: known,
  }
}

const weather: Writer = (desk) => {
  const [text] = weatherLines(desk)
  if (text === undefined || !desk.facts.isTradeNamed || plans(desk) !== null) return null
  const { place } = desk.facts.product
  const { name } = desk.facts
  return {
    question:
      place === null ? `What about the weather with ${name}?` : `What about the weather ${place}?`,
    answer: `${text} Terms: ask ${name}.`,
  }
}

/** A doubt newcomers have, or what is often forgotten: either way something only this trade is asked. */
const worry: Writer = (desk) => {
  const open = desk.facts.trade.worries.filter(
    ({ ask, answer }) => !isProvided(desk.facts, `${ask} ${answer}`),
  )
  const [found] = desk.shuffled('faq worry', open)
  if (found !== undefined && desk.choice.fraction('faq doubt') < 0.35) {
    return { question: found.ask, answer: found.answer }
  }
  const tips = desk.shuffled('faq tips', [
    ...dealTips(desk, 'step'),
    ...dealTips(desk, 'advice').slice(-3),
  ])
  const [line] = told(desk, tips.slice(0, 3))
  const [answer] = line ?? []
  if (answer === undefined)
    return found === undefined ? null : { question: found.ask, answer: found.answer }
  const thing = yourBooking(desk) ?? soldThing(desk)
  const [question = 'What is worth knowing?'] = desk.shuffled('faq forgotten', [
    thing === null ? 'What is worth knowing beforehand?' : `What is worth knowing before ${thing}?`,
    thing === null ? 'What do people forget?' : `What do people forget before ${thing}?`,
    thing === null ? 'How do I prepare?' : `How do I prepare for ${thing}?`,
  ])
  return { question, answer }
}

const booking: Writer = (desk) => {
  const { name } = desk.facts
  const thing = soldThing(desk)
  const hasRoom = saidBy(desk.facts).length < 160
  if (!hasRoom) return null
  return {
    question: thing === null ? `How do I reach ${name}?` : `How do I ask about ${thing}?`,
    answer: `Use the form: ${composeFields(desk)
      .slice(2)
      .map((label) => lowerStart(label))
      .join(', ')
      .replace(/[?.]$/u, '')}.`,
  }
}
