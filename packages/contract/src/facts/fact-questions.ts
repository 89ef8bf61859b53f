import {
  type BusinessFacts,
  type Fact,
  largestDismissedCount,
  listFacts,
} from './business-facts.ts'
import type { FactKind } from './fact-values.ts'

/** A gap in what is known, asked as one line that nobody has to answer. */
export type FactQuestion = {
  id: string
  /** What the answer becomes; of an offering one of its parts. */
  about:
    | { kind: Exclude<FactKind, 'offering'> }
    | {
        kind: 'offering'
        part: 'price' | 'duration' | 'requirements' | 'season' | 'meeting_point' | 'included'
        /** Of the offering it is asked about; null where none is known yet. */
        factId: string | null
      }
  ask: string
  /** What an answer is good for. */
  gives: string
}

/** What is not known yet, was not skipped and would help visitors most, best first. */
export function missingFacts(known: BusinessFacts): FactQuestion[] {
  const [first] = listFacts(known, 'offering')
  const { name, price, duration, requirements, season, meeting_point, included } =
    first?.value ?? {}
  // Names are of one thing or of many, and need no article behind a dash.
  const asked = (question: string) =>
    name === undefined ? capitalised(question) : `${name} – ${question}`
  const lacks = (kind: Fact['kind']) => !known.facts.some((fact) => fact.kind === kind)
  const lacksRule = (kind: string) =>
    !listFacts(known, 'rule').some(({ value }) => value.kind === kind)
  const of = (part: Extract<FactQuestion['about'], { kind: 'offering' }>['part']) => ({
    kind: 'offering' as const,
    part,
    factId: first?.id ?? null,
  })
  const questions: (FactQuestion & { isOpen: boolean })[] = [
    {
      id: 'price',
      about: of('price'),
      ask: asked('what does it cost?'),
      gives: 'Visitors ask this first: a price keeps them on the page.',
      isOpen: price === undefined,
    },
    {
      id: 'phone',
      about: { kind: 'phone' },
      ask: 'Which number may visitors call?',
      gives: 'On a phone they call you with one tap.',
      isOpen: lacks('phone'),
    },
    {
      id: 'meeting-point',
      about: of('meeting_point'),
      ask: asked('where do people meet you?'),
      gives: 'People see at once whether it is near enough, with a link to a map.',
      isOpen: meeting_point === undefined && lacks('address'),
    },
    {
      id: 'duration',
      about: of('duration'),
      ask: asked('how long does it take?'),
      gives: 'It fits into a day plan or it does not; nobody has to ask.',
      isOpen: duration === undefined,
    },
    {
      id: 'season',
      about: of('season'),
      ask: 'In which months or on which days?',
      gives: 'Fewer requests for days you do not run.',
      isOpen: season === undefined && lacks('hours'),
    },
    {
      id: 'requirements',
      about: of('requirements'),
      ask: 'Who can take part: from which age, how fit?',
      gives: 'Families and beginners know whether they may come.',
      isOpen: requirements === undefined,
    },
    {
      id: 'included',
      about: of('included'),
      ask: 'What is included in the price?',
      gives: 'A price is judged by what it contains.',
      isOpen: included === undefined,
    },
    {
      id: 'cancellation',
      about: { kind: 'rule' },
      ask: 'What happens when somebody cancels, or the weather does?',
      gives: 'The most common worry before booking.',
      isOpen: lacksRule('cancellation') && lacksRule('weather'),
    },
    {
      id: 'hours',
      about: { kind: 'hours' },
      ask: 'When can people reach you?',
      gives: 'Shown beside your number and to search engines.',
      isOpen: lacks('hours'),
    },
    {
      id: 'since',
      about: { kind: 'since' },
      ask: 'Since which year have you done this?',
      gives: 'A plain fact that builds trust.',
      isOpen: lacks('since'),
    },
    {
      id: 'review',
      about: { kind: 'review' },
      ask: 'What did a guest say or write, and who?',
      gives: 'The strongest proof there is, in their own words.',
      isOpen: lacks('review'),
    },
    {
      id: 'booking-link',
      about: { kind: 'booking-link' },
      ask: 'Do you take bookings somewhere online?',
      gives: 'A second button for those who are ready.',
      isOpen: lacks('booking-link'),
    },
  ]
  return questions
    .filter(({ id, isOpen }) => isOpen && !known.dismissed.includes(skippedKey(id)))
    .map(({ isOpen: _isOpen, ...question }) => question)
}

/** The owner does not want to answer this; it stays so until they ask for skipped questions again. */
export function skipQuestion(known: BusinessFacts, id: string): BusinessFacts {
  const key = skippedKey(id)
  if (known.dismissed.includes(key)) return known
  return { ...known, dismissed: [...known.dismissed, key].slice(-largestDismissedCount) }
}

/** Asks what was skipped again. */
export function askSkippedAgain(known: BusinessFacts): BusinessFacts {
  const dismissed = known.dismissed.filter((key) => !key.startsWith(skippedKey('')))
  return dismissed.length === known.dismissed.length ? known : { ...known, dismissed }
}

/** How many questions come back then: what was answered meanwhile is not asked. */
export function countSkipped(known: BusinessFacts): number {
  return missingFacts(askSkippedAgain(known)).length - missingFacts(known).length
}

/** No kind of fact has this name, so that no fact has this key. */
const skippedKey = (id: string) => `question: ${id}`

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
