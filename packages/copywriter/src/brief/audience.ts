import { isCommonWord } from '../grammar/common-words.ts'
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
  /\b(?:lazy|fat|obese|overweight|burn-?out|adhd|autis\w+|unfit|out of shape|stupid|dumb|ugly|poor|broke|cheap|desperate|old|elderly|rich|wealthy|affluent|terrified|scared|afraid|anxious|nervous|(?<!no )fear\w*|depressed|lonely|boring|weak|sick|ill|disabled|bad|low|debts?|fired|dismissed|divorc\w*|who pay|left behind|useless|clueless|naive|spoiled|loud|drunk|burned out|burnt out|don't dare|lost their|can't afford|crazy|failed?|fraud|addict\w*|credit|stiff|pains?|injur\w*|illness\w*|guilty|hate|fed up|tired(?! of)|exhausted|worried|oldies|dangerous|ashamed|hungover|smelly|messy|fussy|picky|annoying|grumpy|snapping|who never|who always|who forgot|come late|late with|can't sleep|too much)\b/giu
const mildWords: readonly (readonly [RegExp, string])[] = [
  [/\bwho(?:'ve| have) got (?=an?|one|only)/giu, 'with '],
  [/\bwho have (?=an?|one|only|two)/giu, 'with '],
  [/\bdon't have an? (?=\p{L}+$)/giu, 'have no '],
  [/\b(\p{L}+) (?:nerds|junkies|freaks|geeks)\b/giu, '$1 fans'],
  [/\bnervous beginners\b/giu, 'beginners who like a calm start'],
  [/\b(?:total|complete|absolute) beginners\b/giu, 'complete beginners'],
  [/\bguys\b/giu, 'people'],
  [/\bmoms\b|\bmums\b/giu, 'mothers'],
  [/\bEurope\/USA\b/gu, 'Europe and the USA'],
  [/\bkids\b/giu, 'kids'],
  [/\bcompan(?:y) outings\b/giu, 'company outings'],
]
const singular: Readonly<Record<string, string>> = {
  'couple': 'couples',
  'family': 'families',
  'beginner': 'beginners',
  'group': 'groups',
  'friend': 'friends',
  'photographer': 'photographers',
  'tourist': 'tourists',
  'student': 'students',
  'company': 'companies',
  'solo traveller': 'solo travellers',
  'date night': 'couples on a date night',
  'honeymoon': 'honeymooners',
  'honeymooner': 'honeymooners',
  'retiree': 'retirees',
  'hiker': 'hikers',
  'skier': 'skiers',
}
const ages =
  /\s*(?:,?\s*(?:aged?|ages|between|from age|from|over|under|in their)\s*)\d+\w*(?:\s*(?:-|–|to|and)\s*\d+)?\+?(?:\s*years?(?: old)?)?|\s*\b\d{1,2}\s*(?:-|–|to)\s*\d{1,2}\b(?:\s*(?:years?(?: old)?|yo|pers|people|persons)\b\.?)?(?!\s*(?:days?|nights?|weeks?|hours?|hrs|times|choirs|members|km|x|children|kids)\b)|\s*\b\d{2}\+|\s*\b\d{2}s\b/giu
const personal =
  /\b(?:mothers?|fathers?|parents?|dads?|women|ladies|girls|men|boys|kids|children|teens?|teenagers|seniors|retirees|pensioners|grandparents|adults|young|youth|single|singles|honeymooners|couples|famil\w+|sons|daughters|patients|budget|burn-?out|adhd|autis\w+|bigger|proposal|anniversary|expats|immigrants|retired|wheelchair|german|dutch|moms?)\b/iu

/** Reads the audience answer into plural noun phrases, at most five; unkind or private words go. */
export function readAudiences(text: string, raw: string): Audience[] {
  const groups = withoutRefusals(text.replace(/\s*\([^()]*\)/gu, ''))
    .replace(/\bw\/\s?/giu, 'with ')
    .replace(/\b(\d{1,2}) ?([ap])\.m\.?/giu, '$1 $2m')
    .split(/[.;\n•]|,(?!\d{3}| often| mostly| who| usually)|\s\/\s(?!\d)/u)
    .map((part) => part.trim())
  const phrases = groups.flatMap((part) => splitPairs(part)).map((part) => kindly(part, raw))
  const unique = new Map(phrases.filter((p) => p !== null).map((p) => [p.text.toLowerCase(), p]))
  // 'freelancers and guides' says 'freelancers' already.
  const all = [...unique.values()]
  const isHeld = (one: Audience) =>
    all.some(
      (other) =>
        other !== one &&
        (` ${other.text.toLowerCase()} `.includes(` ${one.text.toLowerCase()} and `) ||
          other.text.toLowerCase().startsWith(`${one.text.toLowerCase()} who `)),
    )
  return all.filter((one) => !isHeld(one)).slice(0, 5)
}

/** Whom the owner does not want is not an audience. */
function withoutRefusals(text: string): string {
  const parts = text
    .split(/(?<=[.;,\n])/u)
    .map((part) => part.replace(/\s+but\s.*?(?=[.;,\n]|$)/u, ''))
  return parts
    .filter(
      (part) =>
        !/\b(?:we|I|please)\b.*(?:\bnot\b|n't\b|\bno\b|\bnever\b|\bavoid\b|\bturn away\b|\brefuse\b)|^\s*(?:there (?:is|are)|those who|drunk|many|most|some) (?:are|is)?\b|^\s*(?:there (?:is|are)|those who|drunk)\b|^\s*(?:no|not|except)\b/iu.test(
          part,
        ),
    )
    .join('')
}

/** 'families and beginners' are two groups, 'wide or difficult feet' is one thing. */
function splitPairs(part: string): string[] {
  const pieces = part.split(/\s+(?:and|or|plus)\s+/u)
  const links = [...part.matchAll(/\s+(?:and|or|plus)\s+/gu)].map(([link]) => link)
  const groups: string[] = []
  pieces.forEach((piece, index) => {
    const last = groups.pop()
    if (last === undefined) groups.push(piece)
    else if (
      !/^their\b/iu.test(piece) &&
      // 'runners with a job and kids' are one group.
      (namesPeople(last.replace(/^.* with /u, '')) || !/ with (?:an? )?\p{L}+$/u.test(last)) &&
      (namesPeople(last) || last.split(' ').length > 2) &&
      (namesPeople(piece) || namesPeople(piece.replace(ages, '')))
    )
      groups.push(last, piece)
    else groups.push(`${last}${links[index - 1] ?? ' '}${piece}`)
  })
  return groups
}

function kindly(part: string, raw: string): Audience | null {
  const plain = part
    .replace(
      /^(?:including|also|and|or|mostly|mainly|usually|all|any|our|for|especially|even|e\.g\.?|typically|those|often)\s+/iu,
      '',
    )
    .replace(ages, '')
    .replace(/\s+(?:of all ages|in general|etc\.?|really)$/iu, '')
    .replace(/"/gu, '')
    .replace(/[,;:\s]+$/u, '')
    .replace(/^\p{Lu}(?=\p{Ll}+-\p{Ll})/u, (letter) => letter.toLowerCase())
    .trim()
  const many = inPlural(plain)
  const mild = mildWords.reduce((all, [from, to]) => all.replace(from, to), many)
  const worded = withoutUnkind(mild)
  if (worded === null) return null
  const usable = shorterForms(worded)
    .filter((text) => wordsOf(text).length <= 12 && namesPeople(text))
    .map((text) => freshly(text, raw))
    .find((text) => text !== null)
  return usable === undefined
    ? null
    : { text: usable.replace(/[,;:\s]+$/u, ''), isPersonal: personal.test(usable) }
}

/** In other words, but people first: 'from Israel: hikers' is no audience. */
function freshly(text: string, raw: string): string | null {
  const told = withoutEcho(text, 'targetCustomer', raw)
  return told?.split(' ')[0] === text.split(' ')[0] ? told : null
}

const onePerson =
  /^(\p{Ll}*(?:traveller|traveler|tourist|hiker|trekker|backpacker|student|guest|skier|surfer|rider|owner|photographer|beginner|couple))(?= (?:who|that|with|after|from|of|on|in) )/u

/** 'owner of old house' are 'owners of old house', 'family with kids' are 'families with kids'. */
function inPlural(plain: string): string {
  const known = singular[plain.toLowerCase()]
  if (known !== undefined) return known
  return plain.replace(/^family(?= (?:with|who|from) )/iu, 'families').replace(onePerson, '$1s')
}

/** The phrase itself, then without its second half, then without what describes it. */
function shorterForms(text: string): string[] {
  const [half = text] = / between /u.test(text) ? [text] : text.split(/ (?:and|or|but) /u)
  const [bare = text] = text.split(
    / (?=(?:who|that|with|from|on|in|when|where|after|during|staying|often|looking|celebrating) )/u,
  )
  const isEmpty = /^(?:people|those|adults|women|men|anyone)$/iu.test(bare)
  return isEmpty ? [text, half] : [text, half, bare]
}

/** 'scared of water' goes whole: without its adjective, 'of water' would hang in the air. */
const fearOfSomething =
  /\s+(?:(?:who|that) are )?(?:terrified|scared|afraid|anxious|nervous|fearful|worried|fed up|sick)\s+(?:of|about|to|by|with)\b.*$/iu

/** Unkind adjectives go; an unkind clause takes its 'who …' with it. */
function withoutUnkind(phrase: string): string | null {
  const text = phrase.replace(fearOfSomething, '')
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
  if (opener === '') return head
  const whole = kept === first ? kept : `${opener}${kept.replace(/^who /u, '')}`
  return `${head} ${whole}`
}

function isKind(text: string): boolean {
  return text.match(unkind) === null && !/\b(?:not|n't) (?:able|fit|good|sure|trust)/iu.test(text)
}

const noPeople =
  /sis$|^(?:queues|twenties|thirties|forties|fifties|sixties|letters|offers|numbers|papers|shoulders|fingers|dinners|others|hours|members|centers|computers|winters|summers|waters|rivers|boats|doors|colours|events|accidents|contracts|agreements|appointments|instruments|hotels|trips|sessions|tours|holidays|gifts|days|parties|prices|presents|birthdays|weekends|weddings|courses|houses|homes|dogs|horses|cats)$/u
const endOfHead =
  /\s+(?:who|that|which|with|from|in|on|of|to|at|near|around|for|without|doing|where|and|after|before|under|over|by|\p{L}{3,}(?:ing|ed))\b/u

function namesPeople(text: string): boolean {
  if (/ and their \p{L}+$/iu.test(text)) return true
  const [head = ''] = text.toLowerCase().split(endOfHead)
  const last = head.match(/[\p{L}-]+$/u)?.[0] ?? ''
  if (/^(?:everyone|everybody|anyone|anybody|people|others|customers|clients|persons)$/u.test(head))
    return head !== text.toLowerCase() && head === 'people'
  if (noPeople.test(last) || /^the (?:\p{Lu}|\p{L}+$)/u.test(text)) return false
  const isPlural =
    text.split(' ').length < 4 &&
    /^[\p{L}-]{4,}s$/u.test(last) &&
    !last.endsWith('ss') &&
    !isCommonWord(last)
  return (
    peopleNouns.has(last) ||
    isPlural ||
    /(?:ers|ors|ists|ants|ents|mates|ians|nomads|families)$/u.test(last)
  )
}
