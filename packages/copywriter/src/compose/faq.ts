import type { FactValue, GeneratedContent } from '@wildpath/contract'

import { sentence } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'
import {
  durationSentence,
  groupSentence,
  includedSentence,
  languagesSentence,
  levelSentence,
  meetingSentence,
  notIncludedSentence,
  requirementSentence,
  timesSentence,
} from './fact-sentences.ts'
import { aboutPeople } from './notes.ts'
import { isNamedLength, labelled, runsOf, withSubject } from './offering-sentence.ts'
import type { Writer } from './writer.ts'

type Question = NonNullable<GeneratedContent['landing_page']['faq']>[number]
type Offering = FactValue<'offering'>

const most = 6
const longestAnswer = 420

/** Questions in a guest's words: those that facts answer first, then the trade's objections; undefined under two. */
export function composeFaq(writer: Writer, besides: string): Question[] | undefined {
  const { business, say } = writer
  // An answer that stands above in the same words answers nothing.
  const answered = answeredByFacts(writer).filter(({ answer }) => !besides.includes(answer))
  const open = business.isTradeNamed
    ? business.playbook.questions.map(({ question, answer }) => ({
        question: say('q', [question])[0] ?? question,
        answer: say('a', [answer])[0] ?? answer,
      }))
    : []
  const trade = writer.choice.shuffled('faq', open)
  const found = [
    ...new Map(
      [...answered.slice(0, most - 1), ...trade.slice(0, 2)].map((one) => [one.question, one]),
    ).values(),
  ].slice(0, most)
  return found.length < 2 ? undefined : found
}

function answeredByFacts({ business, choice }: Writer): Question[] {
  const { offerings } = business
  const [main] = offerings
  if (main === undefined) return answeredByRules(business)
  const runs = runsOf(business)
  const ask = (label: string, ways: readonly string[]) => choice.shuffled(label, ways)[0] ?? ''
  const people = offerings.filter(
    ({ requirements = '', difficulty }) =>
      aboutPeople.test(requirements) || difficulty !== undefined,
  )
  const found: (Question | null)[] = [
    about(
      ask('who', ['Who can take part?', 'Can everybody join in?']),
      ...ofEach(
        people,
        ({ requirements = '', difficulty }) => [
          aboutPeople.test(requirements) ? requirementSentence(requirements) : null,
          levelSentence(difficulty),
        ],
        ({ requirements, difficulty }) => [requirements, difficulty],
      ),
    ),
    about(
      ask('in', ['What is included?', 'What is in the price?']),
      includedSentence(main.included),
      notIncludedSentence(main.not_included),
    ),
    about(
      ask('long', ['How long does it take?', 'How much time should I plan?']),
      ...lengths(offerings),
    ),
    ...answeredByRules(business),
    about(
      ask('size', ['How many people take part?', 'How big are the groups?']),
      runs === 'It runs' ? groupSentence(main) : null,
    ),
    about(
      runs === 'It runs'
        ? ask('season', ['When does it run?', 'When can I come?'])
        : 'When is it available?',
      ...ofEach(
        offerings,
        (one) => [timesSentence(one, runs)],
        ({ days, season }) => [days, season],
      ),
    ),
    about(
      ask('where', ['Where do we meet?', 'Where does it start?']),
      meetingSentence(main.meeting_point),
    ),
    about('Which languages are spoken?', languagesSentence(business, main.languages)),
  ]
  return found.filter((one) => one !== null)
}

/** How long each takes, by its name where there are several. */
function lengths(offerings: readonly Offering[]): (string | null)[] {
  const told = offerings.filter((one) => one.duration !== undefined && !isNamedLength(one))
  return told.map((one) =>
    offerings.length === 1
      ? durationSentence(one)
      : withSubject(durationSentence(one) ?? '', one.name),
  )
}

/** What is true of one offering only is said of that one: 'River crossing: from 12 years.' */
function ofEach(
  offerings: readonly Offering[],
  told: (offering: Offering) => (string | null)[],
  words: (offering: Offering) => (string | undefined)[],
): (string | null)[] {
  const all = offerings.map((one) => words(one).flatMap((text) => text ?? []))
  const isShared = new Set(all.map((texts) => texts.join('; '))).size === 1
  const [first] = offerings
  if (first !== undefined && isShared) return told(first)
  return offerings.map(({ name }, index) => labelled(name, all[index] ?? []))
}

function answeredByRules({ rules, voice }: Writer['business']): Question[] {
  return rules
    .flatMap(({ kind, text }) => {
      const question =
        kind === 'restriction'
          ? restrictionQuestion(text)
          : kind === 'opening'
            ? openingQuestion(text)
            : questionsOfRules[kind]
      return question === undefined ? [] : (about(question, answerOf(text, voice)) ?? [])
    })
    .slice(0, 3)
}

/** 'Sorry, no dogs.', 'We are closed on Mondays.' */
function answerOf(text: string, voice: Writer['business']['voice']): string {
  if (/^no \p{Ll}/iu.test(text)) return `Sorry, ${inSentence(text)}`
  const isClosed = /^(?:open|closed) /iu.test(text) && voice.subject === 'we'
  return isClosed ? `We are ${inSentence(text)}` : text
}

const questionsOfRules: Partial<Record<string, string>> = {
  cancellation: 'What if plans change?',
  weather: 'What if the weather is bad?',
  deposit: 'Is there a deposit?',
}

function openingQuestion(text: string): string {
  if (/^(?:not|no|closed|never)\b/iu.test(text)) return 'When are you closed?'
  if (/\b(?:arrive|check[- ]in|leave)\b/iu.test(text)) return 'When can I arrive?'
  return /\b(?:collect|pick (?:it )?up)\b/iu.test(text)
    ? 'When can I collect it?'
    : 'When are you open?'
}

function restrictionQuestion(text: string): string | undefined {
  return /^no (?:dogs?|pets)\b/iu.test(text) ? 'Can I bring my dog?' : undefined
}

function about(question: string, ...facts: readonly (string | null)[]): Question | null {
  const told = facts.filter((fact) => fact !== null)
  // Behind a label stands what makes no sentence; a note may say it, an answer may not.
  const answer = told
    .filter(
      (fact) =>
        fact !== '' &&
        !/^(?:Group size|Duration|Who can join|Level|Season|Days|Meeting place): /u.test(fact),
    )
    .map((fact) => sentence(fact))
    .join(' ')
  return answer === '' || answer.length > longestAnswer ? null : { question, answer }
}
