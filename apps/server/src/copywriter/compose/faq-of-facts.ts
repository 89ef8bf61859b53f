import type { Detail } from '../brief/product.ts'
import { articleFor, sentence } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { factSentence, thereIs } from './fact-sentences.ts'
import type { Draft, Writer } from './faq-writer.ts'
import { composeGoal } from './goal.ts'
import { inVoice, lettersFor } from './letters-for.ts'
import { saidOffers } from './said-offer.ts'

/** The owner's facts that a sign points to, as sentences; what limits a fact stands in one answer with it. */
function answerOf({ facts }: Desk, sign: RegExp, unless: RegExp = /(?!)/u): string | null {
  const found = facts.product.details
    .filter(({ text, kind }) => sign.test(text) && !unless.test(text) && kind !== 'credential')
    .slice(0, 2)
    .map((detail) => asSentence(facts, detail))
  return found.length === 0 ? null : found.join(' ')
}

function asSentence({ voice }: Pick<Desk['facts'], 'voice'>, detail: Detail): string {
  return factSentence(detail, voice) ?? thereIs(detail) ?? sentence(detail.text)
}

/** What is booked, by the name a guest would use: 'the raft trip'; null where the trade is a guess. */
function booked({ facts }: Desk): string | null {
  const { trade, isTradeNamed } = facts
  const { one } = trade.booking
  const isOuting = /^(?:booking|lessons|stay)$/u.test(composeGoal(facts))
  return isTradeNamed && isOuting && !/^first\b/u.test(one) ? one : null
}

/** The ways to ask, in the order of this seed; short ones are everybody's. */
function asking(desk: Desk, label: string, ways: readonly string[]): string[] {
  return desk.shuffled(`ask ${label}`, ways)
}

const price: Writer = (desk) => {
  const { offer } = desk.facts
  if (offer === null || offer.kind === 'quoted' || !/\d|free/iu.test(offer.full)) return null
  const [answer] = saidOffers(desk, 'faq').filter((text) => desk.passes('faq[0].answer', text))
  const one = booked(desk)
  const named = one === null ? [] : [`What does ${articleFor(one)} ${one} cost?`]
  return answer === undefined
    ? null
    : {
        questions: asking(desk, 'price', [
          ...named,
          "What's the price?",
          'And the price?',
          "What's the cost?",
        ]),
        answer,
      }
}

const included: Writer = (desk) => {
  const answer = answerOf(
    desk,
    /\b(?:includ\w+|provid\w+|suppl\w+|in the price|to borrow|lend)\b/iu,
    /not included/iu,
  )
  return answer === null ? null : { questions: ["What's included?"], answer }
}

const span = String.raw`(?:\d[\d.,–-]*|half|full|one|two|three|four|five|six|seven|eight|nine|ten|a few)[ -]?(?:hours?|minutes?|min|days?|weeks?|nights?)`
const atHead = new RegExp(
  `^(?:about |around |approx\\. |an? )?${span}\\b(?! (?:from|old|before))|\\b(?:lasts?|takes?|are \\d+ hours|walking|in the air|underground|on the water|sessions)\\b`,
  'iu',
)

/** Only a line that is about the length itself: a drive or a licence has hours too. */
const lasting: Writer = (desk) => {
  const { facts } = desk
  const found = facts.product.details.find(
    ({ text, kind }) =>
      kind !== 'credential' &&
      kind !== 'history' &&
      kind !== 'access' &&
      new RegExp(`\\b${span}\\b`, 'iu').test(text) &&
      atHead.test(text) &&
      !/\b(?:more than|years|drive|ride out|transfer|open|before|minimum|deposit|room|from \p{Lu})/u.test(
        text,
      ),
  )
  const answer = found === undefined ? null : factSentence(found, facts.voice)
  const one = booked(desk)
  const named =
    one === null ? [] : [`How long does ${articleFor(one)} ${one} take?`, `How long is the ${one}?`]
  return answer === null
    ? null
    : { questions: asking(desk, 'long', [...named, 'How long exactly?']), answer }
}

const number = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|sixteen)`
const headCount = new RegExp(
  String.raw`\b(?:at most|max(?:imum)?|up to|never larger than|groups? of|sleeps|ratio)\b[^.]{0,24}?${number}|\b${number}(?:-| )?(?:\d+ )?(?:people|guests|seats|places|seater|divers|clients|anglers) ?(?:per|max|$)|\bper guide\b|\bone (?:guide|coach|counselor|instructor) for\b`,
  'iu',
)

const group: Writer = (desk) => {
  const answer = answerOf(
    desk,
    headCount,
    /\bdogs?\b|\bkg\b|\bascent\b|\bvisa\b|\bm of\b|limit|weekdays|^from\b/iu,
  )
  if (answer === null) return null
  const { facts } = desk
  const goal = composeGoal(facts)
  if (goal === 'visit' || goal === 'purchase') return null
  const isStay = goal === 'stay'
  const plain = isStay ? 'How many does it sleep?' : 'How many people?'
  return {
    questions: isStay ? [plain] : asking(desk, 'group', [plain, 'The group size?']),
    answer: isStay ? answer : withMeaning(desk, answer),
  }
}

/** 'There are at most 6 people, so there is room to paddle at your own pace.' */
function withMeaning(desk: Desk, answer: string): string {
  const counts = (answer.match(/\d+/gu) ?? []).map(Number)
  const isSmall = counts.length > 0 && counts.every((count) => count <= 8)
  const [small] = desk.shuffled('small', lettersFor(desk.facts).small)
  const isPlain = !/\. |[,;:(]/u.test(answer.slice(0, -1))
  if (!isSmall || small === undefined || !isPlain || !answer.endsWith('.')) return answer
  return `${answer.slice(0, -1)}, ${inVoice(small, desk.facts.voice)}.`
}

const beginner: Writer = (desk) => {
  const answer = answerOf(desk, /\b(?:no experience|beginners?|never|first[- ]tim\w*)\b/iu)
  return answer === null ? null : { questions: ['Need any experience?'], answer }
}

const children: Writer = (desk) => {
  const answer = answerOf(
    desk,
    /\b(?:kids?|child(?:ren)?|ages?|under \d+s?|min(?:imum)? age)\b/iu,
    /\bmat|kids course\b/iu,
  )
  return answer === null
    ? null
    : { questions: asking(desk, 'kids', ['Can children come?', 'Are children welcome?']), answer }
}

/** Terms for changed plans only when the owner gave them. */
const plans: Writer = (desk) => {
  const answer = answerOf(
    desk,
    /\b(?:refund|cancel\w*|rebook\w*|no fly|money back|if (?:it|wind|we see)|rain or shine|when it rains|weather permitting)\b/iu,
  )
  return answer === null ? null : { questions: ['And bad weather?'], answer }
}

const arriving: Writer = (desk) => {
  const answer = answerOf(
    desk,
    /\b(?:pick-?up|shuttle|transfer from|meet at|meeting point|put in is)\b/iu,
  )
  return answer === null
    ? null
    : { questions: asking(desk, 'arriving', ['Getting there?', 'How to arrive?']), answer }
}

const dogs: Writer = (desk) => {
  const answer = answerOf(desk, /\bdogs? (?:are )?(?:ok|welcome|allowed)|\bno dogs\b/iu, /pub/iu)
  return answer === null ? null : { questions: ['Can dogs come?'], answer }
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
  arriving,
  dogs,
]
export type { Draft }
