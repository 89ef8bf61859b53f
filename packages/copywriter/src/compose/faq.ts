import type { GeneratedContent } from '@wildpath/contract'

import { plainWords } from '../brief/copied-runs.ts'
import { sentence } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { inVoice, lettersFor } from './letters-for.ts'

export type Question = NonNullable<GeneratedContent['landing_page']['faq']>[number]

const enough = { fewest: 3, most: 6, withTrade: 5 } as const

/** What guests ask, and the owner's own words that answer it. */
type Topic = {
  subject: string
  asks: readonly string[]
  sign: RegExp
  unless?: RegExp
  isOfOffer?: boolean
  /** Trades in which the subject means something else. */
  notIn?: readonly string[]
}

/** A line on what children pay says nothing about who may come. */
const childPrice =
  /\b(?:kids?|child(?:ren)?|ages? \d+|under \d+s?)\b.*(?:[$€£₡]|\bhalf price)|\b(?:kids?|child(?:ren)?|under \d+s?)\b[^,.;]{0,24} free\b|(?:[$€£₡]|\b(?:ISK|CHF|NOK|SEK|kr|Rs) ?\d|\d (?:ISK|CHF|NOK|SEK|kr)\b).*\b(?:kids?|child(?:ren)?|ages? \d+)\b/iu

const topics: readonly Topic[] = [
  {
    subject: 'included',
    asks: ['What is provided?', 'What comes with it?', 'What do I get there?'],
    sign: /\b(?:included|includes?|including|provided|supplied|lent|in the price|comes? with|come with)\b/iu,
    unless:
      /\bnot (?:included|provided|supplied|in the price)|\bextra\b|\b(?:people|staff|team|travel|viewings)\b.*\bincluding\b/iu,
  },
  {
    subject: 'excluded',
    asks: ['What is not included?', 'What costs extra?', 'What do I pay besides?'],
    sign: /\bnot (?:included|provided|supplied|in the price)\b|\bextra\b/iu,
  },
  {
    subject: 'swim',
    asks: ['Do I have to be able to swim?', 'Must I be a swimmer?'],
    sign: /\bswim\b(?! ?(?:wear|suit|ming pool))|\b(?:non-?)swimmers?\b|\bmust be swimmers\b/iu,
    unless: /\bcold|pool\b/iu,
  },
  {
    subject: 'child price',
    isOfOffer: true,
    asks: ['What do children pay?', 'Is there a price for children?'],
    sign: childPrice,
    unless: /\b(?:party|birthday|siblings?|courses?|weeks?|camps?)\b/iu,
  },
  {
    subject: 'medical',
    isOfOffer: true,
    asks: ['Do I need a medical certificate?'],
    sign: /\bmedical (?:certificate|form)\b|\bsigned by (?:a |the )?doctor\b/iu,
  },
  {
    subject: 'age',
    isOfOffer: true,
    asks: ['What about age?', 'Which ages is it for?'],
    sign: /\b(?:minimum age|min(?:imum)? \d+ years|from age|ages? \d+|aged \d+|\d+ years and (?:up|over)|over \d{1,2}s?(?= (?:only|years)|[.,;)]|$)|under \d+(?= years|s?$)|adults[- ]only)\b/iu,
    unless: childPrice,
  },
  {
    subject: 'kids',
    isOfOffer: true,
    asks: ['What about children?', 'Can children come too?'],
    sign: /\b(?:kids|children)\b.*\b(?:welcome|from|under|can|need|free)\b|\b(?:no|not for) (?:kids|children|babies)\b/iu,
    unless: childPrice,
  },
  {
    subject: 'beginners',
    asks: ['Is it for beginners?', 'What about beginners?'],
    sign: /\b(?:beginners?|all levels)\b/iu,
  },
  {
    subject: 'first',
    asks: ['Do I need any experience?', 'What should I be able to do?'],
    sign: /\b(?:no experience|experience (?:is )?(?:needed|required|necessary)|you have to know|no previous)\b/iu,
  },
  {
    subject: 'group',
    asks: ['How many people take part?', 'How big are the groups?', 'How many are we?'],
    sign: /\b(?:groups? of|at most \d+ (?:people|persons|guests|riders|climbers|students|kids|pupils|paddlers)|\d+ (?:people|persons|guests) at most|never more than \d+|private groups?|one[- ]to[- ]one|ratio)\b/iu,
  },
  {
    subject: 'length',
    asks: ['How long does it take?', 'How much time should I plan?'],
    sign: /^(?:about |it takes |the \p{L}+ is )?(?:[\d.–]+|one|two|three|four|half)(?: to [\d.]+)?[ -](?:hours?|minutes?|days?)\b|\b\d+[- ]minute (?:sessions?|lessons?)\b|\bsessions? (?:of|last)\b/iu,
    unless: /\b(?:call[- ]?out|notice)\b/iu,
  },
  {
    subject: 'open',
    asks: ['When are you open?', 'What are the opening times?'],
    sign: /^open (?!water|top|air|fire)|\bopen (?:from|daily|all|every|until|thu|fri|sat|sun|mon|\d)/iu,
  },
  {
    subject: 'closed',
    asks: ['When are you closed?', 'Are there days when you are closed?'],
    sign: /^closed (?!shoes|boots|footwear|toe)|\bwe are closed\b/iu,
  },
  {
    subject: 'season',
    asks: ['At what time of year does it run?', 'Which months are possible?'],
    sign: /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u,
    unless: /\b(?:book|price|off|valid|until|member)\b/iu,
  },
  {
    subject: 'language',
    asks: ['Which languages are spoken?', 'In which language is it?'],
    sign: /\b(?:speaks?|languages?|guides?|teachers?|instructors?)\b.*\b(?:English|Spanish|German|French|Dutch|Italian|Portuguese|Russian)\b|\b(?:English|Spanish|German|French|Dutch|Italian|Portuguese|Russian)(?:,| and|\/| &) ?(?:English|Spanish|German|French|Dutch|Italian|Portuguese|Russian)\b|^Languages:/u,
  },
  {
    subject: 'access',
    asks: ['How do we get there?', 'What about getting there?'],
    sign: /\b(?:pick-?up|picked up|transfers?|parking|on foot|meeting point|we meet|starts? (?:in|at)|meeting place)\b/iu,
    unless: /\bnot included|\bextra\b/iu,
  },
  {
    subject: 'food',
    asks: ['Is there something to eat?', 'What about food?'],
    sign: /\b(?:breakfast|lunch|dinner|picnic|snacks?|half board|full board|meals?)\b/iu,
  },
  {
    subject: 'dogs',
    notIn: ['pets'],
    asks: ['Can my dog come?', 'What about dogs?'],
    sign: /\bdogs?\b.*\b(?:ok|welcome|allowed|lead|only|free|not)\b|\bno dogs\b/iu,
  },
  {
    subject: 'weather',
    notIn: ['saas'],
    isOfOffer: true,
    asks: ['What about the weather?', 'What about bad weather?'],
    sign: /\b(?:weather|rain(?!bow)|wind\b|cloudy|water is too high|storms?)\b/iu,
    unless: /\bwind ?foil|\b(?:whole|all) year\b/iu,
  },
  {
    subject: 'cancel',
    isOfOffer: true,
    asks: [
      'What about changes and refunds?',
      'What if it has to be called off?',
      'How is cancelling handled?',
    ],
    sign: /\b(?:cancel\w*|refunds?|change(?:d)? (?:the )?dates?|dates can be changed|swap date)\b/iu,
  },
  {
    subject: 'health',
    isOfOffer: true,
    asks: ['Who should not take part?', 'Who is it not for?'],
    sign: /^not (?:with|for|suitable)\b|\b(?:pregnan\w*|heart problems?|back (?:surgery|operation)|claustrophobi\w*)\b/iu,
  },
  {
    subject: 'weight',
    isOfOffer: true,
    asks: ['Is there a weight limit?', 'What may I weigh?'],
    sign: /\bweight\b|\b(?:max(?:imum)?|over|up to|to|under) (?:about |approx )?\d+ ?(?:kg|kilos|lbs|stone)\b/iu,
    unless: /\b(?:luggage|baggage|bags?|excess)\b/iu,
  },
  {
    subject: 'sightings',
    isOfOffer: true,
    asks: ['How likely is it that we see them?', 'What are the chances?'],
    sign: /\b(?:are|is) seen on\b|\bmost days\b|\bno (?:sharks?|whales?|dolphins?|bears?|northern lights)\b/iu,
  },
  {
    subject: 'deposit',
    isOfOffer: true,
    asks: ['Is there a deposit?', 'Do I pay something beforehand?'],
    sign: /\bdeposit\b|\bupfront\b/iu,
  },
]

/** Three to six questions in a guest's words: first those that the owner's words answer, then the trade's. */
export function composeFaq(desk: Desk): Question[] | undefined {
  const { facts } = desk
  const lines = facts.statements.map(({ text }) => text)
  const terms =
    facts.offer === null || facts.offer.isQuoted
      ? []
      : facts.offer.lines.filter((line) => line.length < 160)
  const used = new Set<string>()
  const found: Question[] = []
  for (const { asks, sign, unless, isOfOffer = false, notIn } of topics) {
    if (notIn?.includes(facts.trade.key) === true) continue
    const own = [...lines, ...(isOfOffer ? terms : [])]
      .filter((line) => !used.has(line) && sign.test(line) && unless?.test(line) !== true)
      .slice(0, 2)
    const answer = own.map((line) => sentence(line.replace(joining, ''))).join(' ')
    const [question = ''] = desk.shuffled('ask', asks)
    if (
      own.length === 0 ||
      found.length >= enough.most ||
      answer.length > 320 ||
      !passes(desk, question, answer)
    )
      continue
    own.forEach((line) => used.add(line))
    found.push({ question, answer })
  }
  const asked = found.map(({ question, answer }) => `${question} ${answer}`)
  for (const draft of questionsOfTrade(desk)) {
    const isOpen =
      found.length < Math.max(enough.withTrade, Math.min(enough.most, asked.length + 1))
    if (
      isOpen &&
      !touches(
        draft,
        [...asked, ...lines, ...terms],
        `${facts.trade.label} ${facts.trade.booking.many}`,
      ) &&
      passes(desk, draft.question, draft.answer)
    )
      found.push(draft)
  }
  return found.length < enough.fewest ? undefined : found
}

/** Leads from one line of the offer to the next. */
const joining = /^(?:also|and|please note): /iu

function passes(desk: Desk, question: string, answer: string): boolean {
  return (
    question.length <= 130 &&
    desk.passes('faq[0].question', question) &&
    desk.passes('faq[0].answer', answer)
  )
}

/** Questions that anyone of this trade is asked, with answers true of any such business. */
function questionsOfTrade(desk: Desk): Question[] {
  const { facts } = desk
  if (!facts.isTradeNamed) return []
  return desk.shuffled('faq', lettersFor(facts).questions).map(({ question, answer }) => ({
    question: inVoice(question, facts.voice),
    answer: inVoice(answer, facts.voice),
  }))
}

/** Whether the question stands on a subject that is spoken of already. */
function touches({ question, answer }: Question, said: readonly string[], topic: string): boolean {
  const text = said.join('. ')
  const words = plainWords(question).filter((word) => word.length > 5)
  const known = plainWords(text)
  // 'Ask us about the helmet' where the owner has spoken of helmets.
  const isAsked = plainWords(answer.slice(answer.search(/\bask\b/iu))).some(
    (word) =>
      word.length > 5 &&
      !topic.includes(word.slice(0, 5)) &&
      known.some((one) => one.startsWith(word.slice(0, -1))),
  )
  return (
    (/\bask\b/iu.test(answer) && isAsked) ||
    said.some(
      (line) => words.filter((word) => line.toLowerCase().includes(word.slice(0, -1))).length > 2,
    )
  )
}
