import type { FactValue } from '@wildpath/contract'

import { isNounPhrase } from './noun-phrase.ts'
import { splitClauses, splitList } from './split-text.ts'

type Offering = FactValue<'offering'>
export type Details = Partial<Omit<Offering, 'name' | 'price' | 'activity' | 'place'>>

const count = String.raw`(?:\d+(?:[.,]\d)?(?: ?(?:–|-|to|or) ?\d+(?:[.,]\d)?)?|one|two|three|four|five|six|seven|half a|a)`
const people =
  '(?:people|persons|guests|students|riders|divers|kids|children|adults|paddlers|participants|anglers)'
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const weekday = '(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:days?)?'

/** A clause that is nothing but one of these is that detail, word for word. */
const wholes: readonly (readonly [keyof Details, RegExp])[] = [
  [
    'duration',
    new RegExp(
      String.raw`^(?:about |around |takes |lasts )*(?:${count}|half|full)[ -](?:minutes?|hours?|days?|nights?|weeks?)(?: or (?:${count}|half|full)[ -](?:hours?|days?))?(?: long| in the (?:air|water|saddle)| on the water)?$`,
      'iu',
    ),
  ],
  [
    'group_size',
    new RegExp(
      String.raw`^(?:small )?(?:groups?|we take|we are)? ?(?:of )?\(?(?:maximum|max\.?|up to|no more than|minimum)(?: of)? \d+(?: ${people})?(?: (?:per|in a|in the|a) (?:group|boat|guide|instructor|raft|coach|basket|teacher|van|class|session|trip|tour|day|ride|flight))?\)?$|^\d+ ?(?:–|-|to) ?\d+ ${people}(?: (?:per|in a|a) (?:group|boat|guide|trip))?$|^one (?:on|to)[- ]one$|^\d+ ${people} (?:maximum|max|at most)$|^(?:small )?groups of (?:up to |maximum )?\d+(?: ?(?:–|-|to) ?\d+)?(?: ${people})?$|^small groups \((?:maximum|up to) \d+\)$`,
      'iu',
    ),
  ],
  [
    'requirements',
    new RegExp(
      String.raw`^(?:kids|children|everybody|everyone|all ages)? ?(?:from|over|above|aged) (?:the age of )?\d+(?: years?(?: old)?)?(?: (?:are )?welcome)?$|^(?:minimum|maximum) (?:age|height|weight)(?: is|:)? ?\d+ ?\p{L}*$|^weight limit(?: is|:)? ?\d+ ?\p{L}*$|^(?:adults|over 18s|18\+) only$|^no experience (?:is )?(?:needed|necessary|required)$|^(?:you )?must be able to [^,.]+$|^for ages \d+ and (?:up|over)$|^ages? \d+\+?$`,
      'iu',
    ),
  ],
  [
    'season',
    new RegExp(
      String.raw`^(?:(?:open|every|daily|season(?: is|:)?|from|runs|weekends?|${weekday}) )*${month} (?:to|until|till|through|–|-) (?:mid[- ])?${month}$|^all year(?: round)?$|^(?:open )?year[- ]round$`,
      'iu',
    ),
  ],
  [
    'days',
    new RegExp(
      String.raw`^(?:every|each|on|only)? ?${weekday}(?:(?:,| and| to| ?–| ?-)+ ?${weekday})*(?: (?:mornings?|afternoons?|evenings?|only))?$|^(?:every day|daily|weekends(?: only)?|weekdays(?: only)?)$`,
      'iu',
    ),
  ],
  [
    'meeting_point',
    /^(?:we meet|meeting point(?: is|:)?|departing|departs from|starts? (?:at|from)|leaving from|meet (?:us )?at) .{4,}$/iu,
  ],
  [
    'difficulty',
    /^(?:easy|moderate|hard|difficult|challenging)(?: (?:level|grade|to \p{L}+))?$|^for all levels$|^all levels(?: welcome)?$/iu,
  ],
]

/** Sentences and clauses that say what is or is not in the price; the things are a list. */
const lists: readonly (readonly [keyof Details, RegExp])[] = [
  ['not_included', /^(?<things>.+?) (?:is|are)? ?(?:not included|extra|not provided)$/iu],
  ['not_included', /^(?:without|not included:|excluding) (?<things>.+)$/iu],
  [
    'included',
    /^(?<things>.+?)(?: all)? (?:is|are|comes?)? ?(?:included|provided|in the price|free of charge)$/iu,
  ],
  [
    'included',
    /^(?:including|includes|included:|we (?:supply|provide|bring|lend(?: you)?|give you)) (?<things>.+)$/iu,
  ],
  ['bring', /^(?:please )?bring (?:your own )?(?<things>.+)$/iu],
  [
    'languages',
    /^(?:(?:I|we) speak|(?:tours|lessons|guiding|classes|taught|courses|guided) (?:are )?(?:taught )?in|languages:) (?<things>.+)$/iu,
  ],
  [
    'languages',
    /^(?<things>(?:(?:English|German|French|Spanish|Italian|Dutch|Portuguese|Norwegian|Swedish|Danish|Finnish|Polish|Czech|Russian|Japanese|Korean|Chinese|Mandarin|Hindi|Tagalog|Greek|Croatian|Welsh|Irish|Arabic|Turkish)(?:, | and | |$)){2,})$/u,
  ],
]

/** The detail that a clause says, if it says nothing else. */
export function readDetail(clause: string): Details | null {
  for (const [field, pattern] of wholes) {
    if (pattern.test(clause) && clause.length <= 80) return { [field]: clause }
  }
  return readList(clause)
}

const handedOut =
  /^(?:\p{L}+ )?(?:hot chocolate|blankets?|soup|lunch|breakfast|dinner|tea|coffee|cakes?|snacks?|drinks?|picnic|helmets?|gloves|wetsuits?|towels?|photos|wash|clip|nails|ears|bath)(?: in the \p{L}+)?(?: on the (?:full|half) day)?$/iu

/** 'Hot chocolate and blanket': a sentence of nothing but what one is given. */
export function readHandedOut(text: string): Details | null {
  const items = splitList(text)
  const isGiven = items.length > 0 && items.every((item) => handedOut.test(item))
  return isGiven
    ? { included: items.map((item) => item.replace(/^blanket$/iu, 'a blanket')) }
    : null
}

/** In 'Kayaks on the lake, towels included' the towels are in the price; in 'Rods, bait, licence included' all three. */
function isOneList(text: string, things: string): boolean {
  const isBehind = text.startsWith(things)
  return !isBehind || splitClauses(things).every((part) => part.split(' ').length <= 3)
}

/** What a sentence or a clause lists. A list of which one part is no thing is not taken apart. */
export function readList(text: string): Details | null {
  for (const [field, pattern] of lists) {
    const things = pattern.exec(text)?.groups?.['things']
    if (things === undefined || !isOneList(text, things)) continue
    const items = field === 'languages' ? languagesOf(things) : splitList(things)
    const isList = items.every(
      (item) =>
        item.length <= 80 && isNounPhrase(item) && !wholes.some(([, whole]) => whole.test(item)),
    )
    if (isList && items.length > 0 && items.length <= 10) return { [field]: items }
  }
  return null
}

/** 'eng, tagalog' as names of languages. */
function languagesOf(text: string): string[] {
  return splitList(text)
    .flatMap((part) =>
      /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(part) ? part.split(' ') : [part],
    )
    .map((part) =>
      /^eng$/iu.test(part) ? 'English' : part.charAt(0).toUpperCase() + part.slice(1),
    )
}

/** What two clauses say together; the first of two that contradict stays. */
export function joinDetails(known: Details, more: Details): Details {
  const joined: Record<string, unknown> = { ...known }
  for (const [field, value] of Object.entries(more)) {
    const before = joined[field]
    if (before === undefined) joined[field] = value
    else if (Array.isArray(before) && Array.isArray(value))
      joined[field] = [...new Set([...before, ...value])].slice(0, 20)
  }
  return joined
}
