import type { GeneratedContent } from '@wildpath/contract'

import { capitalised, joinList, sentence } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import { offerSentence } from './offer-lines.ts'
import { aboutPeople } from './notes.ts'
import type { Writer } from './writer.ts'

type Question = NonNullable<GeneratedContent['landing_page']['faq']>[number]

const most = 6

/** Questions in a guest's words: those that facts answer first, then the trade's objections; undefined under two. */
export function composeFaq(writer: Writer): Question[] | undefined {
  const { business, say } = writer
  const answered = answeredByFacts(writer)
  const open = business.isTradeNamed
    ? business.playbook.questions.map(({ question, answer }) => ({
        question: say('q', [question])[0] ?? question,
        answer: say('a', [answer])[0] ?? answer,
      }))
    : []
  const trade = writer.choice.shuffled('faq', open)
  const found = [...answered.slice(0, 4), ...trade].slice(
    0,
    Math.max(4, Math.min(most, answered.length + 2)),
  )
  return found.length < 2 ? undefined : found
}

function answeredByFacts({ business, choice }: Writer): Question[] {
  const { offerings, rules, languagesSpoken } = {
    ...business,
    languagesSpoken: business.offerings[0]?.languages,
  }
  const [main] = offerings
  const ask = (label: string, ways: readonly string[]) => choice.shuffled(label, ways)[0] ?? ''
  const found: (Question | null)[] = [
    about(
      ask('price', ['What does it cost?', 'How much is it?', 'What is the price?']),
      offerSentence(business),
    ),
    about(
      ask('long', ['How long does it take?', 'How much time should I plan?']),
      durationLine(main?.duration),
    ),
    about(
      ask('who', ['Who can take part?', 'Who is it for?', 'Can everybody join in?']),
      aboutPeople.test(main?.requirements ?? '') ? main?.requirements : main?.difficulty,
    ),
    about(
      ask('in', ['What is included?', 'What is in the price?']),
      main?.included === undefined
        ? undefined
        : joinList(main.included.map((thing) => inSentence(thing))),
      main?.not_included === undefined
        ? undefined
        : `Not included: ${joinList(main.not_included.map((thing) => inSentence(thing)))}`,
    ),
    about(ask('size', ['How many people take part?', 'How big are the groups?']), main?.group_size),
    about(ask('where', ['Where do we meet?', 'Where does it start?']), main?.meeting_point),
    about(ask('season', ['When does it run?', 'When can I come?']), main?.season, main?.days),
    about(
      ask('lang', ['Which languages are spoken?']),
      languagesSpoken === undefined ? undefined : joinList(languagesSpoken),
    ),
    ...rules.slice(0, 3).map(({ kind, text }) => {
      const question = questionsOfRules[kind]
      return question === undefined ? null : about(question, text)
    }),
  ]
  return found.filter((one) => one !== null)
}

const questionsOfRules: Partial<Record<string, string>> = {
  cancellation: 'What if plans change?',
  weather: 'What if the weather is bad?',
  deposit: 'Is there a deposit?',
  opening: 'When are you open?',
}

/** 'Plan for half a day', where the words are a length and nothing else. */
function durationLine(duration: string | undefined): string | undefined {
  const isLength = /^(?:about |around )?(?:\d|half|a |an |one|two|three)/iu.test(duration ?? '')
  return isLength ? `Plan for ${inSentence(duration ?? '')}` : duration
}

function about(question: string, ...facts: (string | null | undefined)[]): Question | null {
  const told = facts.filter((fact) => fact !== null && fact !== undefined)
  const answer = told.map((fact) => sentence(capitalised(fact))).join(' ')
  return told.length === 0 || answer.length > 420 ? null : { question, answer }
}
