import { capitalised, joinList, sentence } from '../grammar/phrases.ts'
import { thingsToBring } from './bring.ts'
import { reasoned } from './deal.ts'
import type { Desk } from './desk.ts'
import { askAbout } from './faq-writer.ts'
import type { Writer } from './faq-writer.ts'
import { composeGoal } from './goal.ts'
import { loreFor } from './lore-for.ts'
import { inlineOffer } from './offer-lines.ts'
import { situationOf } from './situation.ts'
import { bareBooking, soldThing, yourBooking } from './subject-words.ts'

/** What follows a fact stands in one answer with it, so that the two never part. */
function factAbout({ facts }: Desk, sign: RegExp, unless?: RegExp): string | null {
  const found = facts.product.details.filter(
    ({ text }) => sign.test(text) && unless?.test(text) !== true,
  )
  return found.length === 0
    ? null
    : found
        .slice(0, 2)
        .map(({ text }) => sentence(text))
        .join(' ')
}

const price: Writer = (desk) => {
  const { offer } = desk.facts
  if (offer === null || offer.kind === 'quoted' || !/\d|free/iu.test(offer.full)) return null
  const things = [soldThing(desk), bareBooking(desk)]
  return {
    questions: askAbout(things, (thing) => `What do I pay for ${thing}?`, 'What does it cost?'),
    answer: sentence(capitalised(inlineOffer(offer.full))),
  }
}

const included: Writer = (desk) => {
  const answer = factAbout(desk, /\b(?:includ\w+|provid\w+|suppl\w+|in the price|to borrow)\b/iu)
  if (answer === null) return null
  const own = thingsToBring(desk).slice(0, 2)
  const rest = own.length === 2 ? ` Of your own: ${joinList(own)}.` : ''
  const things = [yourBooking(desk), bareBooking(desk)]
  return {
    questions: askAbout(things, (thing) => `What is included in ${thing}?`, 'What is included?'),
    answer: `${answer}${rest}`,
  }
}

const span = String.raw`(?:\d[\d.,–-]*|half|full|one|two|three|four|five|six|seven|eight|nine|ten|a few)[ -]?(?:hours?|minutes?|min|days?|weeks?|nights?)`
const atHead = new RegExp(
  `^(?:about |around |approx\\. |an? )?${span}\\b(?! (?:from|old|before))|\\b(?:lasts?|takes?|long|walking|in the air|underground|on the water|sessions?|flight)\\b`,
  'iu',
)

/** Only a line that is about the length itself: a drive or a licence has hours too. */
const lasting: Writer = (desk) => {
  const found = desk.facts.product.details.find(
    ({ text, kind }) =>
      kind !== 'credential' &&
      new RegExp(`\\b${span}\\b`, 'iu').test(text) &&
      atHead.test(text) &&
      !/\b(?:more than|years|drive|ride out|transfer|open|before|minimum|deposit|room|from \p{Lu})/u.test(
        text,
      ),
  )
  if (found === undefined) return null
  const things = [yourBooking(desk), bareBooking(desk)]
  return {
    questions: askAbout(things, (thing) => `How long is ${thing}?`, 'How long does it take?'),
    answer: sentence(found.text),
  }
}

const number = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen)`
const headCount = new RegExp(
  String.raw`\b(?:at most|max(?:imum)?|up to|never larger than|groups? of|sleeps|ratio)\b[^.]{0,24}?${number}|\b${number}(?:-| )?(?:\d+ )?(?:people|guests|seats|places|seater|divers|clients) ?(?:per|max|$)|\bper guide\b|\bone (?:guide|coach|counselor|instructor) for\b`,
  'iu',
)

const group: Writer = (desk) => {
  const answer = factAbout(desk, headCount, /\bdogs?\b|\bkg\b|\bascent\b|\bvisa\b/iu)
  if (answer === null) return null
  const { place } = desk.facts.product
  const isStay = composeGoal(desk.facts) === 'stay'
  const plain = isStay ? 'How many people does it sleep?' : 'How many people come along?'
  const { name } = desk.facts
  return {
    questions: isStay
      ? [`How many people can stay at ${name}?`, plain]
      : askAbout([place], (where) => `How many people will be with me ${where}?`, plain),
    answer,
  }
}

const beginner: Writer = (desk) => {
  if (!situationOf(desk.facts).has('first')) return null
  const named = desk.facts.audiences.find(({ text }) =>
    /\b(?:beginners?|first[- ]tim\w*|never|newcomers|novices|new to)\b/iu.test(text),
  )
  const known = factAbout(desk, /\b(?:no experience|beginners?|never)\b/iu)
  const [tip] = desk.shuffled(
    'faq first',
    loreFor(desk.facts).tips.filter(({ tag }) => tag === 'first'),
  )
  if (named === undefined && known === null) return null
  const welcome = known ?? `Yes: for ${named?.text}.`
  const { name } = desk.facts
  return {
    questions: [`Is ${name} right for a first try?`],
    answer: tip === undefined ? welcome : `${welcome} ${reasoned(desk, tip).at(-1)}`,
  }
}

const children: Writer = (desk) => {
  const answer = factAbout(desk, /\b(?:kids?|child(?:ren)?|ages?|under \d+s?|min(?:imum)? age)\b/iu)
  const { name } = desk.facts
  return answer === null
    ? null
    : { questions: [`From which age can children come to ${name}?`, 'From which age?'], answer }
}

/** Terms for changed plans only when the owner gave them. */
export const plans: Writer = (desk) => {
  const known = factAbout(
    desk,
    /\b(?:refund|cancel\w*|rebook\w*|deposit|no fly|if (?:it|the|wind|we see)|rain or shine|when it rains|weather permitting)\b/iu,
  )
  if (known === null) return null
  const things = [yourBooking(desk), bareBooking(desk)]
  return {
    questions: askAbout(
      things,
      (thing) => `What if plans or weather change for ${thing}?`,
      'What if plans change?',
    ),
    answer: known,
  }
}

/** Questions whose answers the owner gave. */
export const questionsOfFacts: readonly Writer[] = [
  price,
  included,
  lasting,
  group,
  beginner,
  children,
  plans,
]
