import type { Facts } from '../brief/read-brief.ts'
import type { LoreTag } from '../ontology/lore.ts'

/** Everything the owner said that was understood, as one text to look for words in. */
export function saidBy({ product, audiences, offer }: Facts): string {
  return [
    product.service?.text,
    product.place,
    product.people,
    ...product.details.map(({ text }) => text),
    ...audiences.map(({ text }) => text),
    offer?.full,
  ]
    .filter((text) => text !== null && text !== undefined)
    .join('. ')
}

const signs: readonly (readonly [LoreTag, RegExp])[] = [
  [
    'first',
    /\b(?:beginners?|first[- ]tim\w*|newcomers?|never|new to|learn\w*|try|taster|introduction)\b/iu,
  ],
  [
    'able',
    /\b(?:advanced|certified divers|experienced|skippers?|lead \d|own\b|intermediate|used to|good riders?)/iu,
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
  ['early', /\b(?:sunrise|dawn|early|morning)\b/iu],
  ['night', /\b(?:night|moonlight|full moon|bioluminescen\w*|stars?|evening|sunset)\b/iu],
  ['photo', /\bphoto\w*/iu],
  ['dogs', /\bdogs?\b/iu],
  ['van', /\b(?:camper)?vans?\b|\bmotorhomes?\b/iu],
  ['ebike', /\be-?bikes?\b/iu],
  ['outside', /\b(?:walk\w*|outdoors?|woods?|forest|nature)\b/iu],
  ['late', /\b(?:behind|overdue|late)\b/iu],
]

/** Which kinds of advice are apt for this business. */
export function situationOf(facts: Facts): ReadonlySet<LoreTag> {
  const said = saidBy(facts)
  const found = signs.filter(([, sign]) => sign.test(said)).map(([tag]) => tag)
  return new Set<LoreTag>(hasAllProvided(facts) ? found : [...found, 'own'])
}

const providing =
  /\b(?:includ\w+|incl\.|provid\w+|suppl\w+|from me|to borrow|free use|in the price|full kit)\b/iu
const everything =
  /\b(?:all|full|every) (?:the )?(?:gear|kit|equipment|clothing)\b|\beverything\b/iu

function hasAllProvided(facts: Facts): boolean {
  return everything.test(saidBy(facts))
}

/** Stems of the things a customer need not bring, because the owner says so. */
function providedStems(facts: Facts): string[] {
  const lines = [...facts.product.details.map(({ text }) => text), facts.offer?.full ?? '']
  return lines
    .filter((line) => providing.test(line) || kit.test(line))
    .flatMap((line) => line.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [])
    .map((word) => word.slice(0, Math.max(4, word.length - 2)))
}

const kit =
  /\b(?:gear|equipment|kit|boards?|wetsuits?|drysuits?|helmets?|overalls|rods?|boots|shoes|wellies|life jackets?|lamps?|headlamps?|suits?|poles|snowshoes|binoculars|scope|breakfast|lunch|dinner|meals|snacks?|picnic|food|towels?|linen|bedding|mitts|gloves)\b/iu

/** Whether a line speaks of bringing or having what the owner hands out. */
export function isProvided(facts: Facts, line: string): boolean {
  if (!kit.test(line)) return false
  if (hasAllProvided(facts)) return true
  const stems = providedStems(facts)
  const [thing = ''] = line.toLowerCase().match(kit) ?? []
  return (
    thing !== '' &&
    stems.some((stem) => thing.startsWith(stem) || stem.startsWith(thing.slice(0, 5)))
  )
}
