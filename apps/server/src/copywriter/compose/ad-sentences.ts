import type { AdPlatform } from '@wildpath/contract'

import type { Detail } from '../brief/details.ts'
import { capitalised, sentence } from '../grammar/phrases.ts'
import { leansBack } from './fact-shapes.ts'
import { callsToAction } from './call-to-action.ts'
import type { Desk } from './desk.ts'
import { wordingOf } from './fact-wording.ts'
import { composeGoal } from './goal.ts'
import { isNameList, isStatus, isThing } from './fact-shapes.ts'
import { invitation } from './sold-thing.ts'
import { inTone } from './in-tone.ts'
import { lettersFor } from './letters-for.ts'
import { isPerson, offeringSentences } from './offering.ts'

/** First sentences: an invitation to the place or what the owner does there, with a strong fact where one fits. */
export function openings(desk: Desk): string[] {
  const go = invitation(desk)
  const bases = [
    ...(go === null ? [] : [go]),
    ...offeringSentences(desk).map((line) => line.replace(/[.!]$/u, '')),
  ]
  const turned =
    desk.choice.fraction('ad opening') < 0.5 ? bases : [...bases.slice(1), ...bases.slice(0, 1)]
  const facts = adFacts(desk)
  const joined = turned.flatMap((base) =>
    facts.slice(0, 5).flatMap((fact) => {
      const tail = tailOf(desk, base, fact)
      return tail === null ? [] : [`${base}${tail}`]
    }),
  )
  const mark = desk.facts.tone === 'fun' ? '!' : '.'
  return [
    ...new Set(
      [...joined, ...turned].map((line) =>
        inTone(desk, sentence(line, /^(?:Go|Ride|Fly|Float|Get) /u.test(line) ? mark : '.')),
      ),
    ),
  ]
}

function adFacts({ facts }: Desk): Detail[] {
  return facts.product.details.filter(
    (detail) =>
      detail.kind !== 'limit' &&
      detail.kind !== 'season' &&
      !leansBack(detail) &&
      !/\b(?:slow|based in|do the rest|extra|costs?|remote)\b|^no |^(?:half|full) day$/iu.test(
        detail.text,
      ),
  )
}

/** ' in groups of eight at most', ' with real beds', ', all the gear included'. */
export function tailOf(desk: Desk, base: string, detail: Detail): string | null {
  if (detail.inner === null || isSaidIn(base, detail.text)) return null
  const { line } = wordingOf(desk, detail)
  const [plain = line] = line.split(/, (?:so|which|and|with) /u)
  const inner = lowerLike(plain, detail)
  const aboard = /^(an? .+) is (on board)$/u.exec(inner)
  if (aboard !== null && !/ with /u.test(base)) return ` with ${aboard[1]} ${aboard[2]}`
  if (/^our /iu.test(plain) && isThing(detail.text) && !/ with /u.test(base))
    return ` with ${detail.inner}`
  const crowd = crowdOf(plain)
  if (crowd !== null) return `, ${crowd}`
  if (/^[\p{L}-]+ (?:students|divers|guests|clients|riders|climbers) .*at most$/iu.test(plain))
    return ` with ${inner}`
  const included = /^(.+) (?:is|are) (included|provided)$/u.exec(inner)
  if (included !== null)
    return isStatus.test(detail.text) && !/ (?:is|are) /u.test(detail.text)
      ? `, ${detail.inner}`
      : `, ${included[1]} ${included[2]}`
  if (isPerson.test(desk.facts.product.service?.text ?? '')) return null
  if (/ with /u.test(base) || isStatus.test(detail.text) || isNameList(detail.text)) return null
  const isShort =
    !/[:;(]|^\d|^an? [\p{L}\d.-]+-(?:hour|minute|day) /u.test(inner) && plain.split(' ').length <= 9
  return isShort &&
    detail.form === 'noun' &&
    isThing(detail.text) &&
    !hasVerb.test(plain) &&
    !/^[\p{L}\d.]+ (?:and a half |to [\p{L}\d]+ )?(?:hours?|minutes|days|km|miles)/iu.test(plain)
    ? ` with ${inner}`
    : null
}

const hasVerb =
  / (?:is|are|last|takes?|have|has|hold) |^(?:you|we|I|it|your|our|choose|places|led|there) /iu

function lowerLike(line: string, { text, inner }: Detail): string {
  const isNamed =
    inner !== null && inner.startsWith(text.charAt(0)) && line.startsWith(text.slice(0, 4))
  return isNamed ? line : line.charAt(0).toLowerCase() + line.slice(1)
}

/** 'Groups of eight at most' as 'eight people at most'. */
export function crowdOf(line: string): string | null {
  const [, count] = /^(?:small )?groups of ([\p{L}\d]+) at most/iu.exec(line) ?? []
  return count === undefined ? null : `${count} people at most`
}

export function isSaidIn(base: string, fact: string): boolean {
  const words = new Set(base.toLowerCase().match(/\p{L}{4,}?(?=s?(?!\p{L}))/gu))
  return (fact.toLowerCase().match(/\p{L}{4,}?(?=s?(?!\p{L}))/gu) ?? []).some((word) =>
    words.has(word),
  )
}

/** Each fact as a whole sentence, the strongest first; what makes no sentence comes last as a phrase. */
export function told(desk: Desk): string[] {
  const wordings = adFacts(desk).map((fact) => wordingOf(desk, fact))
  const whole = wordings.flatMap(({ said }) =>
    said === null || said.split(' ').length < 4 ? [] : [said],
  )
  const phrases = wordings.flatMap(({ line, said }) =>
    said === null && line.split(' ').length > 3 ? [line.split(/, (?:so|which) /u)[0] ?? line] : [],
  )
  return [...whole, ...phrases].map((line) => inTone(desk, sentence(line)))
}

/** A kind word to the people it is for. */
export function welcomes({ facts: { tone, voice } }: Desk, people: string): string[] {
  const lines: Record<typeof tone, readonly string[]> = {
    professional: [`${voice.subject} welcome ${people}.`],
    friendly: [`${people} are welcome.`],
    luxury: [`${voice.subject} welcome ${people}.`],
    fun: [`${people}, come along!`, `${people} are welcome.`],
    bold: [`For ${people}.`],
    caring: [`${people} are welcome.`],
  }
  return lines[tone].map((line) => capitalised(line))
}

/** One clear step to end with. */
export function steps(desk: Desk, platform: AdPlatform): string[] {
  const { facts } = desk
  const booking = facts.trade.booking.one
  const isOutside =
    facts.isTradeNamed &&
    lettersFor(facts).span !== null &&
    /booking|lessons|stay/u.test(composeGoal(facts))
  const byGoal: Partial<Record<ReturnType<typeof composeGoal>, readonly string[]>> = {
    booking: [`plan your ${booking}`, 'ask for dates', 'name your day', 'pick your day'],
    stay: ['ask for dates', `plan your ${booking}`, 'name your dates'],
    lessons: ['ask for dates', `plan your ${booking}`, 'name your level'],
    rental: ['name your day', `plan your ${booking}`],
    visit: ['come and see', 'ask first'],
    quote: ['send your plan', 'ask your question'],
  }
  const own = callsToAction(desk)
    .filter((call) => isOutside || call.includes(facts.product.service?.text ?? '-'))
    .filter((call) => !/^(?:Dates|Show me|Let's|Write to)/u.test(call))
    .map((call) => call.replace(/\bmy\b/u, 'your'))
    .filter((call) => call.split(' ').length <= 4 && !/\b(?:me|us|our)\b/u.test(call))
  const goal = byGoal[composeGoal(facts)] ?? ['ask your question', 'send your question']
  const fitting = goal.filter((line) => isOutside || !line.includes(booking))
  const lines = [...fitting, ...own]
  return desk
    .shuffled(`steps ${platform}`, lines)
    .map((line) => sentence(line, facts.tone === 'fun' && platform === 'facebook' ? '!' : '.'))
}
