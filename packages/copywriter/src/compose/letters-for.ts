import type { Facts } from '../brief/read-brief.ts'
import type { Voice } from '../brief/voice.ts'
import { goalLettersOf, knownFinerKinds, lettersOf } from '../content/known-letters.ts'
import type { LetterMood, Letters } from '../content/letters.ts'
import { finerKindOf } from '../ontology/finer-kinds.ts'
import { composeGoal, letterGoalOf, soldBy } from './goal.ts'
import { isSettledQuestion, isUnsettling } from './settled.ts'
import { isAboutOthers, isAgainst, saidBy } from './situation.ts'

const known = new WeakMap<Facts, Letters>()

/** What may be written to the visitors of this business; nothing that its owner's words contradict or answer. */
export function lettersFor(facts: Facts): Letters {
  const before = known.get(facts)
  if (before !== undefined) return before
  const letters = suited(lettersByKind(facts), facts)
  known.set(facts, letters)
  return letters
}

/** The letters without the lines that do not suit. */
function suited(letters: Letters, facts: Facts): Letters {
  const isApt = (line: string) =>
    !isAgainst(facts, line) && !isAboutOthers(facts, line) && !isUnsettling(facts, line)
  const apt = (lines: readonly string[]) => lines.filter((line) => isApt(line))
  const moods = ({ calm, lively }: Letters['received']) => ({
    calm: apt(calm),
    lively: apt(lively),
  })
  return {
    ...letters,
    received: moods(letters.received),
    headline: moods(letters.headline),
    nudge: moods(letters.nudge),
    next: apt(letters.next),
    ask: apt(letters.ask),
    adviceSubject: apt(letters.adviceSubject),
    adviceOpening: apt(letters.adviceOpening),
    tips: letters.tips.filter(({ text }) => isApt(text)),
    nudgeSubject: apt(letters.nudgeSubject),
    questions: letters.questions.filter(
      ({ question, answer }) =>
        isApt(`${question} ${answer}`) && !isSettledQuestion(facts, question, answer),
    ),
  }
}

/** The lines of the trade, with those of its finer kind in front; those of the goal where no trade is known. */
function lettersByKind(facts: Facts): Letters {
  const letters = facts.isTradeNamed
    ? lettersOf(letterTradeOf(facts))
    : goalLettersOf(letterGoalOf(facts))
  const finer = knownFinerKinds.get(lettersKeyOf(facts))
  return finer === undefined ? letters : over(letters, finer)
}

/** Whose letters these are: 'rafting', 'fishing/ice', or 'goal:quote' where no trade is known. */
export function lettersKeyOf(facts: Facts): string {
  const trade = letterTradeOf(facts)
  const finer = finerKindOf(trade, facts.isTradeNamed ? saidBy(facts) : soldBy(facts))
  return finer ?? (facts.isTradeNamed ? trade : `goal:${letterGoalOf(facts)}`)
}

/** Who lends skis or bikes gives other advice than who guides on them. */
function letterTradeOf(facts: Facts): string {
  const { key } = facts.trade
  return lending.test(key) && composeGoal(facts) === 'rental' ? 'gear-rental' : key
}

const lending = /^(?:gear-shop|bike-touring|mountain-biking|skiing)$/u

/** Where the finer kind has lines of its own, the trade's are not used. */
function over(letters: Letters, finer: Letters): Letters {
  const pick = <T>(own: readonly T[], other: readonly T[]) => (own.length > 0 ? own : other)
  const moods = (key: 'received' | 'headline' | 'nudge') => ({
    calm: pick(finer[key].calm, letters[key].calm),
    lively: pick(finer[key].lively, letters[key].lively),
  })
  return {
    received: moods('received'),
    headline: moods('headline'),
    nudge: moods('nudge'),
    next: pick(finer.next, letters.next),
    ask: pick(finer.ask, letters.ask),
    adviceSubject: pick(finer.adviceSubject, letters.adviceSubject),
    adviceOpening: pick(finer.adviceOpening, letters.adviceOpening),
    tips: pick(finer.tips, letters.tips),
    nudgeSubject: pick(finer.nudgeSubject, letters.nudgeSubject),
    questions: pick(finer.questions, letters.questions),
    bring: pick(finer.bring, letters.bring),
  }
}

/** Luxury, professional and caring owners write calmly. */
export function moodOf({ tone }: Facts): LetterMood {
  return tone === 'professional' || tone === 'luxury' || tone === 'caring' ? 'calm' : 'lively'
}

const forms: Record<'I' | 'we', Readonly<Record<string, string>>> = {
  we: { 'we are': 'we are', 'we have': 'we have', 'we': 'we', 'us': 'us', 'our': 'our' },
  I: { 'we are': 'I am', 'we have': 'I have', 'we': 'I', 'us': 'me', 'our': 'my' },
}

/** The line in the owner's voice: `{We} read every question` becomes 'I read every question'. */
export function inVoice(line: string, { subject }: Pick<Voice, 'subject'>): string {
  return line.replace(/\{([\p{L} ]+)\}/gu, (token, name: string) => {
    const form = forms[subject][name.toLowerCase()] ?? token
    return /^\p{Lu}/u.test(name) ? form.charAt(0).toUpperCase() + form.slice(1) : form
  })
}
