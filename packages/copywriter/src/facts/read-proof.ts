import type { FactValue } from '@wildpath/contract'

import { isClean } from '../grammar/is-printable.ts'
import { capitalised } from '../grammar/phrases.ts'

type Guide = FactValue<'guide'>
type Figure = FactValue<'figure'>

const introduced =
  /^(?:(?:hi|hello),? )?(?:I'm|I am|my name is|this is|your guide is|guide:|capt(?:ain)?\.?) (?<name>\p{Lu}\p{Ll}+)(?:,? (?<more>(?:was|is|has|a|an) .+))?$/iu
const told = /^(?:(?:was|am|have been|has|have) .{6,}|(?:a|an) .{6,})$/iu

/**
 * Who guides, out of 'I'm Thandi' and the clause behind it, 'was a lifeguard 9 years'; null where nobody is named. With
 * how many clauses it took.
 */
export function readGuide(
  clause: string,
  next: string | undefined,
): { guide: Guide; clauses: number } | null {
  const found = introduced.exec(clause)?.groups
  const name = found?.['name']
  if (name === undefined || !/^\p{Lu}/u.test(name)) return null
  const behind = next !== undefined && told.test(next) ? next : undefined
  const about = aboutOf(found?.['more'] ?? behind)
  return {
    guide: { name, ...(about !== null && { about }) },
    clauses: about !== null && found?.['more'] === undefined ? 2 : 1,
  }
}

/** 'was a lifeguard for 9 years'. */
function aboutOf(text: string | undefined): string | null {
  if (text === undefined) return null
  const plain = text.replace(/^(?:am|I am) /iu, 'is ').replace(/^have /iu, 'has ')
  return isClean(capitalised(plain)) &&
    !/(?<!\bfor )\b\d+ years\b/u.test(plain) &&
    plain.length <= 120 &&
    plain.split(' ').length <= 14
    ? plain
    : null
}

const counted = /^(?<value>\d{2,4}) (?<label>(?:\p{L}+ ){0,2}(?<noun>\p{Ll}{3,}s))(?: now)?$/u
const measures =
  /^(?:minutes?|hours?|days|nights|weeks|months|years|metres|meters|miles|kilometres|euros|dollars|pounds|dirhams|guests|people|persons|students|riders|kids|pages|courses)$/u
const practised = /^(?:I|we) have been (?<deed>\p{Ll}+ing)\b.*\b(?<years>\d{1,2}) years\b/u

/** What one person has done or has. */
const ofAPerson =
  /^(?:pilot|guide|captain|capt|skipper|instructor|teacher|coach|driver|chef|owner|I'm|I am|my name)\b|^\p{Lu}\p{Ll}+$/iu
const deeds =
  /^(?:flights|dives|jumps|climbs|summits|tours|trips|rides|walks|visits|weddings|clients|customers|reviews|lessons|awards|medals|races)$/u

/** A number that speaks for the business: '34 Alaskan huskies', 'guiding for 22 years'. */
export function readFigure(clause: string, before: string | undefined): Figure | null {
  const found = counted.exec(clause)?.groups
  const noun = found?.['noun'] ?? ''
  if (deeds.test(noun) || (before !== undefined && ofAPerson.test(before))) return null
  if (found !== undefined && !measures.test(noun) && isClean(clause)) {
    return { value: found['value'] ?? '', label: found['label'] ?? '' }
  }
  const practice = practised.exec(clause)?.groups
  const { deed = '', years = '' } = practice ?? {}
  return practice === undefined || /^(?:doing|running|open|here)$/u.test(deed)
    ? null
    : { value: years, label: `years of ${deed}` }
}
