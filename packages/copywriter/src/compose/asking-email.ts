import { capitalised } from '../grammar/phrases.ts'
import { letterVoices } from '../tones/index.ts'
import { languagesToChoose, thingsToChoose, timesToChoose } from './choices.ts'
import { letter, replyLine, toneLine } from './letter.ts'
import { offerTexts, offerWithin } from './offer-lines.ts'
import { priceLists } from './offer-prices.ts'
import type { Writer } from './writer.ts'

/** One easy question that follows from what this business leaves open, and a reason to answer it. */
type Question = { subject: string; text: string | null; asked: readonly string[] }

export function composeAsking(writer: Writer): string {
  const { business, choice, say, pick } = writer
  const { playbook, offerings, tone, isTradeNamed } = business
  const { deal } = offerTexts(business)
  const question = questionOf(writer)
  const [end] = choice.shuffled('end', ['', ...letterVoices[tone].ends])
  // The whole offer stood in the first letter.
  const reason = deal ?? offerWithin(business, 120) ?? offerWithin(business, 220)
  // A line of the trade asks already; a short letter says how to answer all the same.
  const isOpen = offerings.length === 0 || (isTradeNamed && question.text === null)
  const nudge = isOpen ? pick(say('nudge', playbook.nudge), 320) : null
  const isAsked = nudge !== null && reason !== null
  return letter(
    writer,
    2,
    nudge === null
      ? [question.subject, ...say('nudge subject', playbook.nudgeSubject)]
      : [...say('nudge subject', playbook.nudgeSubject), question.subject],
    [
      nudge ?? toneLine(writer, 'nudges'),
      question.text,
      question.text?.includes(reason ?? '-') === true ? null : reason,
      [isAsked ? null : replyLine(writer, question.asked), end].filter(Boolean).join(' '),
    ],
  )
}

function questionOf(writer: Writer): Question {
  const { business } = writer
  const { goal, offerings } = business
  const things = thingsToChoose(business)
  const times = timesToChoose(business)
  const isServed = business.visitorGoal === 'appointment'
  const people =
    !isServed && (goal === 'booking' || goal === 'lessons') ? ['the number of people'] : []
  if (goal === 'purchase' && things.length > 1) {
    return {
      subject: 'What would you like, and how many?',
      text: priceLists(business)[0] ?? null,
      asked: ['what you would like', 'how many', 'the day'],
    }
  }
  if (goal === 'enquiry' && things.length > 1) {
    return {
      subject: 'Which one would you like?',
      text: null,
      asked: ['the one you would like', 'the day that suits you'],
    }
  }
  if (times !== null) {
    return {
      subject: `${capitalised(times)}?`,
      text: `The time is your choice, ${times}.`,
      asked: ['the time', 'a day', ...people],
    }
  }
  const languages = languagesToChoose(business)
  if (languages !== null && goal !== 'stay') {
    return {
      subject: `${languages}?`,
      text: `The language is your choice, ${languages}.`,
      asked: ['the language', 'a day', ...people],
    }
  }
  const month = offerings[0]?.season
  const isSeason = /^(?:from )?\p{Lu}\p{L}+ to \p{Lu}\p{L}+$/u.test(month ?? '')
  if (isSeason && month !== undefined && goal !== 'enquiry') {
    return {
      subject: 'Which month suits you?',
      text: `The season is from ${month.replace(/^from /u, '')}, and the month is your choice.`,
      asked: ['the month you like best', ...people],
    }
  }
  return plainQuestion(business.visitorGoal === 'appointment' ? 'quote' : goal)
}

function plainQuestion(goal: Writer['business']['goal']): Question {
  const [subject, ...asked] = plain[goal]
  return { subject, text: null, asked }
}

const plain: Record<Writer['business']['goal'], readonly [string, ...string[]]> = {
  booking: ['Which day suits you?', 'a day that suits you', 'the number of people'],
  stay: ['Which nights would you like?', 'the day you would arrive', 'how many nights'],
  rental: ['Which days do you need it?', 'the first day', 'the last day'],
  lessons: ['When would you like to come?', 'a day that suits you', 'the number of people'],
  quote: ['Which day suits you?', 'your address', 'a day that suits you'],
  visit: ['When would you like to come?', 'the day', 'the number of people'],
  purchase: ['What would you like?', 'what you would like', 'how many'],
  enquiry: ['Is there anything left to ask?', 'your question'],
}
