import { joinList, sentence } from '../grammar/phrases.ts'
import { thingsToBring } from './bring.ts'
import { dealTips, told, weatherLines } from './deal.ts'
import { composeFields } from './form-fields.ts'
import { plans } from './faq-of-facts.ts'
import { askAbout } from './faq-writer.ts'
import type { Writer } from './faq-writer.ts'
import { lowerStart } from './hero.ts'
import { isProvided, saidBy } from './situation.ts'
import { bareBooking, soldThing, yourBooking } from './subject-words.ts'

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
  if (things.length < 2) return null
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

/** Questions that anyone of this trade is asked, answered with common knowledge around this business. */
export const questionsOfTrade: readonly Writer[] = [weather, prepare, meantFor]
/** Asked only where the owner's facts and the trade's advice leave room. */
export const questionsToFill: readonly Writer[] = [doubt, readyForIt, where, booking]
