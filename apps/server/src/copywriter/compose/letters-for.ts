import type { Facts } from '../brief/read-brief.ts'
import type { Voice } from '../brief/voice.ts'
import { finerKindOf, goalLettersOf, lettersOf } from '../ontology/letters.ts'
import type { LetterMood, Letters } from '../ontology/letters.ts'
import { composeGoal } from './goal.ts'
import { saidBy } from './situation.ts'

/** The lines of the trade, with those of its finer kind in front where the owner's words name one. */
export function lettersFor(facts: Facts): Letters {
  if (!facts.isTradeNamed) return over(lettersOf('general'), goalLettersOf(composeGoal(facts)))
  const isRental = facts.trade.key === 'gear-shop' && composeGoal(facts) === 'rental'
  const key = isRental ? 'gear-rental' : facts.trade.key
  const letters = lettersOf(key)
  const finer = finerKindOf(key, saidBy(facts))
  return finer === null ? letters : over(letters, finer)
}

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
    when: finer.when,
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
