import { capitalised, numberOfHead } from '../grammar/phrases.ts'
import { isNounPhrase } from './noun-phrase.ts'
import { splitList } from './split-text.ts'

const money = String.raw`(?:from )?(?:(?:[$€£¥₹]|\p{Lu}{2}\$|[RP](?=\d)|(?:\p{Lu}{3}|Rs) )\d(?:[\d,.]*\d)?|\d(?:[\d,]*\d)? dirhams)`
const length = String.raw`(?:(?:half|full)[- ]day|\d+[- ](?:minutes?|hours?|days?|nights?|weeks?))`
const month = String.raw`(?:(?:early|mid|late)[- ])?(?:January|February|March|April|May|June|July|August|September|October|November|December)`
const pattern = (source: string, flags = 'u') =>
  new RegExp(source.replaceAll('MONEY', money).replaceAll('LENGTH', length), flags)

/** Words inside a sentence that notes leave out. */
const small: readonly (readonly [RegExp, string])[] = [
  [/ \(same price\)/giu, ''],
  [/\bgear boat\b/giu, 'gear, boat'],
  [/\bbefore end of\b/giu, 'before the end of'],
  [/\bnotice any ?time\b/giu, 'notice at any time'],
  [/(\d ?%) of rent\b/giu, '$1 of the rent'],
  [/ at poolside\b/giu, ' at the poolside'],
  [/ from hotel (?=in|or|at)/giu, ' from a hotel '],
  [/, the tip is up to you\b/giu, '. The tip is up to you'],
  [/, we (?=(?:tell|let|call|text|write to) )/giu, ', and we '],
  [pattern(String.raw`(?<=fee) (?=MONEY is\b)`, 'giu'), ' of '],
  [pattern(String.raw`(?<=MONEY) all sizes\b`, 'gu'), ' for all sizes'],
  [pattern(String.raw`(?<=MONEY) single(?=,.*\bcouple)`, 'gu'), ' for one person'],
  [pattern(String.raw`(?<=, )(?:kids|children) (?=MONEY)`, 'gu'), 'for children '],
  [pattern(String.raw`(?<=\b(?:Level|Stage|Part|Module) \d): (?=MONEY)`), ' '],
  [/ \((?:to )?use(?:d)? (?:with)?in (\d+ \p{L}+)\)/giu, ', to be used within $1'],
]

/** A whole note as the sentence that it stands for. */
const whole: readonly (readonly [RegExp, string])[] = [
  [
    pattern(
      String.raw`^(MONEY) (?:per|an?|for an?) (lesson|session|class|ride|day|night|hour|week|visit|walk|trip|tour|flight|dive), (?=\d+ \2(?:e?s)? MONEY|\d+-\2 \p{L}+ MONEY)`,
      'iu',
    ),
    'A $2 is $1, ',
  ],
  [
    pattern(String.raw`^small (MONEY), medium (MONEY)(?:,| and) large (MONEY)$`, 'iu'),
    'Small is $1, medium $2, large $3',
  ],
  [/^cash (?:or|and) card$/iu, 'You can pay in cash or by card'],
  [/^cash only$/iu, 'Payment is in cash only'],
  [/^card only$/iu, 'Payment is by card only'],
  [/^evenings are fine$/iu, 'Evenings are possible, too'],
  [/^fixed(?: price)?, no (VAT|tax)(?: to add)?$/iu, 'The price is fixed, with no $1 to add'],
  [
    /^(home )?visits? (within|in) (.+?) at no extra charge$/iu,
    'There is no extra charge for a $1visit $2 $3',
  ],
  [/^(\d+ ?% of the rent), no (set-up fee|\p{L}+ fee)$/iu, 'The fee is $1, with no $2'],
  [
    /^(\d+ ?% of the rent), no (set-up fee|\p{L}+ fee), (\d+ (?:days|weeks|months|month|week|day)'s? notice at any time)$/iu,
    'The fee is $1, with no $2 and $3',
  ],
  [/^((?:\p{L}+ ){1,3}fee of )/iu, 'The $1'],
  [/^catch and release only$/iu, 'It is catch and release only'],
  [new RegExp(String.raw`^(${month} (?:to|until) ${month})(,? only)?$`, 'u'), 'Dates are $1$2'],
  [
    /^(in case of [^,]+), (?:an? )?(new|another|other) date or (?:an? |the )?(?:refund|money back)$/iu,
    '$1, you get $2 date or a refund',
  ],
  [/^(in case of [^,]+), (?:an? )?(new|another|other) date$/iu, '$1, you get $2 date'],
  [pattern(String.raw`^(MONEY off .+)$`), 'You get $1'],
  [/^(first(?: \p{L}+){2,}?) (free|on us)(?= if )/iu, 'The $1 is $2'],
  [/^(first \p{Ll}[^,:;]*?) (free|on us), (.+)$/iu, 'The $1 is $2: $3'],
  [pattern(String.raw`^(first \p{Ll}[^,:;]*?) (MONEY(?!.*included).*)$`, 'iu'), 'The $1 is $2'],
  [/^(\p{L}+(?: \p{L}+)?s) extra(?=,|$)/iu, '$1 cost extra'],
]

/** The notes of a price list as sentences, where each note can mean one only; the rest stays as it stands. */
export function offerSentences(wording: string): string {
  return wording
    .split(/(?<!\b\p{Lu})\. (?=\p{Lu}|\d|[$€£¥₹])/u)
    .map((note) => sentenceOf(note))
    .join('. ')
}

function sentenceOf(note: string): string {
  const plain = small.reduce((text, [from, to]) => text.replace(from, to), note)
  const lengths = withLengthsFirst(plain)
  if (lengths !== null) return lengths
  const found = whole.find(([from]) => from.test(plain))
  const said =
    found === undefined
      ? plain
      : plain
          .replace(found[0], found[1])
          .replace(/(?<=^The |extra charge for a )\p{Lu}(?=\p{Ll})/u, (letter) =>
            letter.toLowerCase(),
          )
          .replace(/, (?=\d+-\p{L}+ \p{L}+ )/u, ', a ')
  return capitalised(
    (withInclusion(said) ?? said)
      .replace(/, you get (new|other) date/u, ', you get a new date')
      .replace(/: no (\p{L}+), (\d+ \p{L}+)$/u, ': $2, no $1'),
  )
}

const priceOfLength = pattern(
  String.raw`^(?<price>MONEY)(?: for an?)? (?<length>LENGTH)(?<rest> for .+| \(.+\))?$`,
)
const lengthAndPrice = pattern(
  String.raw`^(?<length>LENGTH)(?<rest> for [^$€£]+?)? (?:is )?(?<price>MONEY.*)$`,
  'iu',
)

/** '$625 full day, $475 half day' as 'A full day is $625, a half day $475'; two at least, so that nothing is guessed. */
function withLengthsFirst(note: string): string | null {
  const parts = note.split(/, (?![^(]*\))/u)
  const told = parts.map((part) => {
    const found = (priceOfLength.exec(part) ?? lengthAndPrice.exec(part))?.groups
    if (found === undefined) return null
    const { price = '', length: time = '', rest } = found
    return { time: withArticle(time.toLowerCase()), price: `${price}${rest ?? ''}` }
  })
  if (told.length < 2 || told.some((one) => one === null)) return null
  const [first, ...others] = told.filter((one) => one !== null)
  if (first === undefined) return null
  const be = /^\d.*s$/u.test(first.time) ? 'are' : 'is'
  return capitalised(
    [
      `${first.time} ${be} ${first.price}`,
      ...others.map(({ time, price }) => `${time} ${price}`),
    ].join(', '),
  )
}

function withArticle(time: string): string {
  return /^(?:half|full)/u.test(time)
    ? `a ${time.replace('-', ' ')}`
    : time.replace(/(\d)-/u, '$1 ')
}

/** 'Pickup in town included' as 'Pickup in town is included'; what stands before the things keeps its own sentence. */
function withInclusion(note: string): string | null {
  const [, told = '', no] = /^(.+?) (not )?included(?=$|, and |\. )/u.exec(note) ?? []
  if (told === '' || /\b(?:is|are|not|all)$/u.test(told)) return null
  const rest = note.slice(`${told} ${no ?? ''}included`.length)
  const parts = told.split(', ')
  const start = parts.findLastIndex((part) => /\d/u.test(part)) + 1
  const things = parts.slice(start).join(', ')
  const items = splitList(things)
  if (items.length === 0 || !items.every((item) => isNounPhrase(item))) return null
  const [head = ''] = things.split(/,| (?:for|with|in|on|at|from|of|by|to|near)\b/u)
  const isMany =
    items.length > 1 && !/ (?:from|for|in|at|on) /u.test(things.split(/,| and /u)[0] ?? '')
  const be = isMany || things.includes(', ') || numberOfHead(head) === 'many' ? 'are' : 'is'
  const subject = no === undefined || be === 'are' ? things : `the ${things.replace(/^the /iu, '')}`
  const said = `${capitalised(subject)} ${be} ${no ?? ''}included${rest}`
  return start === 0 ? said : `${parts.slice(0, start).join(', ')}. ${said}`
}
