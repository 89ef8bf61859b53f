import { wordsOf } from '../grammar/phrases.ts'
import { peopleNouns } from '../grammar/word-lists.ts'
import { withoutEcho } from './echo.ts'

/** A plural noun phrase for people, kindly worded: 'families with kids'. */
export type Audience = {
  text: string
  /** True when naming it in an ad could touch age, health, money, gender or family status. */
  isPersonal: boolean
}

const unkind =
  /\b(?:lazy|fat|obese|overweight|unfit|out of shape|stupid|dumb|ugly|poor|broke|cheap|desperate|old|elderly|rich|wealthy|terrified|scared|afraid|anxious|nervous|fear\w*|depressed|lonely|boring|weak|sick|ill|disabled|bad|low|debts?|fired|dismissed|divorced?|left behind|useless|clueless|naive|spoiled|loud|drunk|burned out|burnt out|don't dare|lost their|can't|cannot|crazy|failed?|fraud|addict\w*|credit|stiff|pains?|injur\w*|illness\w*|guilty|hate|fed up)\b/giu
const mildWords: readonly (readonly [RegExp, string])[] = [
  [/\b(\p{L}+) (?:nerds|junkies|freaks|geeks)\b/giu, '$1 fans'],
  [/\bnervous beginners\b/giu, 'beginners who like a calm start'],
  [/\b(?:total|complete|absolute) beginners\b/giu, 'complete beginners'],
  [/\bguys\b/giu, 'people'],
  [/\bmoms\b|\bmums\b/giu, 'mothers'],
  [/\bEurope\/USA\b/gu, 'Europe and the USA'],
  [/\bkids\b/giu, 'kids'],
  [/\bcompan(?:y) outings\b/giu, 'company outings'],
]
const ages =
  /\s*(?:,?\s*(?:aged?|ages|between|from age|over|under|in their)\s*)\d+\w*(?:\s*(?:-|–|to|and)\s*\d+)?\+?(?:\s*years?(?: old)?)?|\s*\b\d{1,2}\s*(?:-|–|to)\s*\d{1,2}\b(?:\s*(?:years?(?: old)?|yo)\b)?|\s*\b\d{2}\+|\s*\b\d{2}s\b/giu
const personal =
  /\b(?:mothers?|fathers?|parents?|dads?|women|ladies|girls|men|boys|kids|children|teens?|teenagers|seniors|retirees|pensioners|grandparents|adults|young|youth|single|singles|honeymooners|couples|famil\w+|sons|daughters|patients|budget|proposal|anniversary|expats|immigrants|german|dutch|moms?)\b/iu

/** Reads the audience answer into plural noun phrases, at most five; unkind or private words go. */
export function readAudiences(text: string, raw: string): Audience[] {
  const groups = withoutRefusals(text.replace(/\s*\([^()]*\)/gu, ''))
    .replace(/\bw\/\s?/giu, 'with ')
    .split(
      /[.;\n•]|,(?! often| mostly| who| usually)|\s\/\s|(?:\s+and\s+|\s+or\s+|\s+plus\s+)(?=[\p{L}-]+(?:\s|$|,))/u,
    )
    .map((part) => part.trim())
  const phrases = joinStrays(groups).map((part) => kindly(part, raw))
  const unique = new Map(phrases.filter((p) => p !== null).map((p) => [p.text.toLowerCase(), p]))
  return [...unique.values()].slice(0, 5)
}

/** Whom the owner does not want is not an audience. */
function withoutRefusals(text: string): string {
  const parts = text
    .split(/(?<=[.;,\n])/u)
    .map((part) => part.replace(/\s+but\s.*?(?=[.;,\n]|$)/u, ''))
  return parts
    .filter(
      (part) =>
        !/\b(?:we|I|please)\b.*(?:\bnot\b|n't\b|\bno\b|\bnever\b|\bavoid\b)|^\s*(?:no|not|except)\b/iu.test(
          part,
        ),
    )
    .join('')
}

/** A part that does not name people belongs to the group in front of it: 'friends and good food'. */
function joinStrays(parts: readonly string[]): string[] {
  return parts.filter((part) => part !== '')
}

function kindly(part: string, raw: string): Audience | null {
  const plain = part
    .replace(
      /^(?:also|and|or|mostly|mainly|usually|all|any|our|for|especially|even|e\.g\.?|typically|those|often)\s+/iu,
      '',
    )
    .replace(ages, '')
    .replace(/\s+(?:of all ages|in general|etc\.?|really)$/iu, '')
    .replace(/"/gu, '')
    .trim()
  const mild = mildWords.reduce((all, [from, to]) => all.replace(from, to), plain)
  const worded = withoutUnkind(mild)
  if (worded === null) return null
  const short = shorten(worded)
  if (short === null || !namesPeople(short)) return null
  const clear = withoutEcho(short, 'targetCustomer', raw) ?? withoutRelative(short)
  if (clear === null) return null
  return { text: clear, isPersonal: personal.test(clear) }
}

/** Unkind adjectives go; an unkind clause takes its 'who …' with it. */
function withoutUnkind(text: string): string | null {
  const [before = '', relative] = text.split(/\s+(?=(?:who|that|with|when|where|on|in|from)\s)/u, 2)
  const clause = text.slice(before.length).trim()
  const head = before
    .replace(unkind, '')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^(?:and|or|,)\s+/u, '')
    .trim()
  if (head === '') return null
  if (relative === undefined || clause === '') return head
  const [first = '', ...others] = clause.split(/\s+(?:but|and|or|because)\s+/u)
  if (isKind(clause)) return `${head} ${clause}`
  const kept = [first, ...others].find((piece) => isKind(piece))
  if (kept === undefined) return /^(?:people|those|persons|everyone)$/iu.test(head) ? null : head
  const opener = clause.match(/^(?:who|that)\s/u)?.[0] ?? ''
  const whole = kept === first ? kept : `${opener}${kept.replace(/^who /u, '')}`
  return kept !== first && opener === '' ? head : `${head} ${whole}`
}

function isKind(text: string): boolean {
  return text.match(unkind) === null && !/\bnot\b|n't\b/iu.test(text)
}

function shorten(text: string): string | null {
  const count = wordsOf(text).length
  if (count <= 7) return text
  const cut = text.match(
    /^(.*?)\s+(?=(?:who|that|with|from|on|in|when|where|after|during|staying|often|looking)\s)/u,
  )?.[1]
  if (cut === undefined || wordsOf(cut).length > 7) return null
  return /^(?:people|those|adults|women|men|anyone)$/iu.test(cut) ? null : cut
}

function withoutRelative(text: string): string | null {
  const head = text.split(/ (?=who |that |with )/u)[0] ?? text
  return head === text || /^(?:people|those)$/iu.test(head) ? null : head
}

function namesPeople(text: string): boolean {
  const head =
    text
      .toLowerCase()
      .split(
        /\s+(?:who|that|with|from|in|on|of|to|at|near|staying|celebrating|looking|stuck|returning|for|travelling|visiting|wanting|bored)\b/u,
      )[0] ?? ''
  const last = head.match(/[\p{L}-]+$/u)?.[0] ?? ''
  if (
    /^(?:everyone|everybody|anyone|anybody|people|others|customers|clients|persons)$/u.test(head)
  ) {
    return head !== text.toLowerCase() && head === 'people'
  }
  if (/^(?:hotels|trips|sessions|tours|holidays|gifts|days|parties|prices)$/u.test(last))
    return false
  return (
    peopleNouns.has(last) || /(?:ers|ors|ists|ants|ents|mates|ians|nomads|families)$/u.test(last)
  )
}
