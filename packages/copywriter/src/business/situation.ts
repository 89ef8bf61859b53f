import type { Situation } from '../content/playbook.ts'
import { turnsAway } from './turned-away.ts'

const signs: readonly (readonly [Situation, RegExp])[] = [
  [
    'first',
    /\b(?:beginners?|first[- ]tim\w*|newcomers?|never|new to|learn\w*|try|taster|introduction)\b/iu,
  ],
  [
    'able',
    /\b(?:advanced|certified divers|experienced|skippers?|lead \d|intermediate|used to|good riders?)/iu,
  ],
  ['kids', /\b(?:kids?|child(?:ren)?|famil\w+|scouts?)\b/iu],
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
export function situationOf(said: string): ReadonlySet<Situation> {
  const found = signs
    .filter(([situation, sign]) => sign.test(said) && !turnsAway(said, situation))
    .map(([situation]) => situation)
  return new Set(found)
}

const providing =
  /\b(?:includ\w+|incl\.|provid\w+|suppl\w+|from me|to borrow|free use|in the price|full kit)\b/iu
const everything =
  /\b(?:all|full|every) (?:the )?(?:warm )?(?:gear|kit|equipment|clothing|clothes)\b|\beverything\b/iu

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
export function isProvided(said: string, line: string): boolean {
  const given = said.split('. ').filter((one) => !demanding.test(one))
  if (insteadOf.some(([thing, sign]) => thing.test(line) && given.some((one) => sign.test(one))))
    return true
  if (!kit.test(line)) return false
  if (everything.test(said)) return true
  const stems = given
    .filter((one) => providing.test(one) || kit.test(one))
    .flatMap((one) => one.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [])
    .map((word) => word.slice(0, Math.max(4, word.length - 2)))
  const things = line.toLowerCase().match(new RegExp(kit.source, 'giu')) ?? []
  return things.some((thing) =>
    stems.some((stem) => thing.startsWith(stem) || stem.startsWith(thing.slice(0, 5))),
  )
}

const having =
  /\b(?:bring|pack|take|carry|wear|buy|own|borrow|rent|choose|put on|find|look for|lay out)\b/iu

/** Whether advice would send people for something that the owner hands out. */
export function isAgainst(said: string, advice: string): boolean {
  return having.test(advice) && isProvided(said, advice)
}

const company: readonly (readonly [RegExp, RegExp])[] = [
  [/\bdogs?\b/iu, /\bdogs?\b|\bhusk(?:y|ies)\b|\bpets?\b/iu],
  [
    /\b(?:child(?:ren)?|kids?|toddlers?|youngest)\b/iu,
    /\b(?:kids?|child(?:ren)?|famil\w+|juniors?|little ones|grand(?:son|child)\w*|scouts?|under[- ]\d+s?)\b/iu,
  ],
]

/** Advice about dogs or children is apt only where the owner speaks of them. */
export function isAboutOthers(said: string, advice: string): boolean {
  return company.some(([sign, named]) => sign.test(advice) && !named.test(said))
}
