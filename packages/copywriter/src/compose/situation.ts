import type { Facts } from '../brief/read-brief.ts'
import type { LetterTag } from '../content/letters.ts'
import { turnsAway } from './turned-away.ts'

/** Everything the owner said that was understood, as one text to look for words in. */
export function saidBy({ offering, statements, audiences, offer }: Facts): string {
  return [
    offering.thing?.text,
    offering.deed?.object,
    offering.place,
    offering.people,
    ...statements.map(({ text }) => text),
    ...audiences.map(({ text }) => text),
    offer?.full,
  ]
    .filter((text) => text !== null && text !== undefined)
    .join('. ')
}

const signs: readonly (readonly [LetterTag, RegExp])[] = [
  [
    'first',
    /\b(?:beginners?|first[- ]tim\w*|newcomers?|never|new to|learn\w*|try|taster|introduction)\b/iu,
  ],
  [
    'able',
    /\b(?:advanced|certified divers|experienced|skippers?|lead \d|intermediate|used to|good riders?)/iu,
  ],
  ['kids', /\b(?:kids?|children|famil\w+|teens?|teenagers|school|parents|scouts?)\b/iu],
  [
    'group',
    /\b(?:compan\w+|groups? of friends|friends|teams?|corporate|offices?|clubs?|school classes|hen|stag|parties|outings)\b/iu,
  ],
  [
    'long',
    /\b(?:multi-?day|overnight|nights?|weeks?|(?:[2-9]|\d\d|two|three|four|five|six|seven)[- ]days?|expeditions?|treks?|holidays)\b/iu,
  ],
  ['early', /\b(?:sunrise|dawn|early morning)\b/iu],
  [
    'night',
    /(?<!\b(?:per|a|each|every|\d(?:st|nd|rd|th)) )\bnight\b|\b(?:moonlight|full moon|bioluminescen\w*|starry|sunset)\b/iu,
  ],
  ['photo', /\bphotograph\w*/iu],
  ['own', /\b(?:bring|your) (?:your )?own (?!bottle)\w+/iu],
]

/** Which kinds of advice are apt for this business. */
export function situationOf(facts: Facts): ReadonlySet<string> {
  const said = saidBy(facts)
  const found = signs
    .filter(([tag, sign]) => sign.test(said) && !turnsAway(said, tag))
    .map(([tag]) => tag)
  return new Set(found)
}

const providing =
  /\b(?:includ\w+|incl\.|provid\w+|suppl\w+|from me|to borrow|free use|in the price|full kit)\b/iu
const everything =
  /\b(?:all|full|every) (?:the )?(?:warm )?(?:gear|kit|equipment|clothing|clothes)\b|\beverything\b/iu

function hasAllProvided(facts: Facts): boolean {
  return everything.test(saidBy(facts))
}

/** Stems of the things a customer need not bring, because the owner says so. */
function providedStems(facts: Facts): string[] {
  return lines(facts)
    .filter((line) => providing.test(line) || (kit.test(line) && !demanding.test(line)))
    .flatMap((line) => line.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [])
    .map((word) => word.slice(0, Math.max(4, word.length - 2)))
}

function lines({ statements, offer }: Facts): string[] {
  return [...statements.map(({ text }) => text), ...(offer?.lines ?? [])]
}

const demanding =
  /\b(?:you need|you must|must have|bring|own|required|a must|extra|not included)\b/iu

/** Things of which the owner's words hand out another kind: who serves soup needs no thermos. */
const insteadOf: readonly (readonly [thing: RegExp, given: RegExp])[] = [
  [
    /\b(?:snacks?|picnic|something to eat)\b/iu,
    /\b(?:breakfast|brekkie|lunch|dinner|snacks?|picnic|soup|meals?|(?:full|half) board|food|bbq|asado)\b/iu,
  ],
  [
    /\b(?:hot drink|warm drink|thermos|tea)\b/iu,
    /\b(?:tea|soup|coffee|hot (?:choc\w*|drinks?)|full board)\b/iu,
  ],
  [
    /\b(?:rain jackets?|light rain jacket)\b/iu,
    /\b(?:ponchos?|waterproofs|rain (?:gear|suits?))\b/iu,
  ],
  [/\bmask\b/iu, /\b(?:masks?|snorkel (?:gear|set)s?)\b/iu],
]

const kit =
  /\b(?:gear|equipment|kit|boards?|wetsuits?|drysuits?|helmets?|overalls|rods?|boots|shoes|wellies|life jackets?|lamps?|headlamps?|suits?|poles|snowshoes|binoculars|scope|breakfast|lunch|dinner|meals|snacks?|picnic|food|mittens|wool layers|towels?|linen|bedding|mitts|gloves)\b/iu

/** Whether a line speaks of bringing or having what the owner hands out. */
export function isProvided(facts: Facts, line: string): boolean {
  const given = lines(facts).filter((one) => !demanding.test(one))
  if (insteadOf.some(([thing, sign]) => thing.test(line) && given.some((one) => sign.test(one))))
    return true
  if (!kit.test(line)) return false
  if (hasAllProvided(facts)) return true
  const stems = providedStems(facts)
  const things = line.toLowerCase().match(new RegExp(kit.source, 'giu')) ?? []
  return things.some((thing) =>
    stems.some((stem) => thing.startsWith(stem) || stem.startsWith(thing.slice(0, 5))),
  )
}

const having =
  /\b(?:bring|pack|take|carry|wear|buy|own|borrow|rent|choose|put on|find|look for|lay out)\b/iu

/** Whether advice would send people for something that the owner hands out. */
export function isAgainst(facts: Facts, advice: string): boolean {
  return having.test(advice) && isProvided(facts, advice)
}

const company: readonly (readonly [RegExp, RegExp])[] = [
  [/\bdogs?\b/iu, /\bdogs?\b|\bhusk(?:y|ies)\b|\bpets?\b/iu],
  [
    /\b(?:child(?:ren)?|kids?|toddlers?)\b/iu,
    /\b(?:kids?|child(?:ren)?|famil\w+|teens?|parents?)\b/iu,
  ],
]

/** Advice about dogs or children is apt only where the owner speaks of them. */
export function isAboutOthers(facts: Facts, advice: string): boolean {
  const said = `${saidBy(facts)} ${facts.trade.label}`
  return company.some(([sign, named]) => sign.test(advice) && !named.test(said))
}
