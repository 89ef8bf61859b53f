import type { Business } from '../business/business.ts'
import { sentence } from '../grammar/phrases.ts'
import {
  daysSentence,
  durationSentence,
  guideSentence,
  includedSentence,
  languagesSentence,
  meetingSentence,
  notIncludedSentence,
  requirementSentence,
  seasonSentence,
} from './fact-sentences.ts'

/** Questions that visitors ask first, with what the facts answer; those that the other letters leave out come first. */
export function answersOfFacts(business: Business): { question: string; answer: string }[] {
  const { offerings, rules, guides, goal } = business
  const [main] = offerings
  const runs = goal === 'booking' || goal === 'lessons' ? 'It runs' : 'It is available'
  const asked: readonly (readonly [string, readonly (string | null)[]])[] = [
    ['Who will I meet?', guides.map((guide) => guideSentence(guide))],
    [
      'What is included?',
      [includedSentence(main?.included), notIncludedSentence(main?.not_included)],
    ],
    ['Where do we meet?', [meetingSentence(main?.meeting_point)]],
    ['When is it?', [seasonSentence(main?.season, runs), daysSentence(main?.days, runs)]],
    ['How long does it take?', [main === undefined ? null : durationSentence(main)]],
    ['Is there anything I should know before?', [requirementSentence(main?.requirements)]],
    ['Which languages?', [languagesSentence(business, main?.languages)]],
    ...rules.map(
      ({ kind, text }) =>
        [questions[kind] ?? 'What else is good to know?', [sentence(text)]] as const,
    ),
  ]
  const byQuestion = new Map<string, string[]>()
  for (const [question, lines] of asked) {
    const told = lines.filter((line) => line !== null)
    if (told.length > 0) byQuestion.set(question, [...(byQuestion.get(question) ?? []), ...told])
  }
  return [...byQuestion].map(([question, lines]) => ({ question, answer: lines.join(' ') }))
}

const questions: Partial<Record<string, string>> = {
  cancellation: 'What if plans change?',
  weather: 'What if the weather is bad?',
  deposit: 'Is there a deposit?',
  opening: 'Which days and times?',
  restriction: 'Is there anything that is not possible?',
}
