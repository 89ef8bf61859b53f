import { capitalised } from '../grammar/phrases.ts'
import { isClean } from '../grammar/is-printable.ts'
import { splitSentences } from './split-text.ts'

/** Sentences that only push, and say nothing of the offer. */
const pressure =
  /^(?:(?:book|call|order|act|hurry|buy|contact|reserve|visit|dm|message)\b(?: (?:us|me|now|today|online|soon|early|here|your spot|up))*|limited time(?: only)?|don't miss (?:out|it)|best price(?: guaranteed)?|wow|yes)$/iu

const money = String.raw`(?:(?:[$€£¥₹]|\p{Lu}{2}\$|[RP](?=\d)|(?:\p{Lu}{3}|Rs) )\d[\d,.]*\d|(?:[$€£¥₹]|\p{Lu}{3} |Rs |[RP](?=\d))\d|\d[\d,]* dirhams)`
const pattern = (source: string, flags = 'giu') =>
  new RegExp(source.replaceAll('MONEY', money), flags)

const anyMoney = pattern('MONEY', 'gu')

/** Notes of a price list as a list is printed; what is said stays. */
const mended: readonly (readonly [RegExp, string])[] = [
  [/^(?:and|also|plus|but),? /iu, ''],
  [/\b(?:sorry|please note),? /giu, ''],
  [pattern(String.raw`(?<=MONEY)(?: an?)? adults?\b(?! \p{Ll})`, 'gu'), ' per adult'],
  [
    pattern(String.raw`(?<=MONEY) (?:kids|children) (\d+) ?(?:-|–|to) ?(\d+)`, 'gu'),
    ' for children from $1 to $2',
  ],
  [pattern(String.raw`(?<=MONEY) child (?=\()`, 'gu'), ' per child '],
  [/\bper child \((\d+) ?(?:-|–) ?(\d+)\)/gu, 'per child from $1 to $2'],
  [/\b(?:kids|children|child) (\d+) ?(?:-|–) ?(\d+)(?=[ ,])/giu, 'children from $1 to $2'],
  [/\b(kids|children) (?:up to|til|till|t\/m) (\d+):? /giu, '$1 up to $2: '],
  [/\b(kids|children|child) under (\d+) (half price|free)\b/giu, '$3 for children under $2'],
  [/(?<=free[^,.;]*, )(\d+) ?(?:-|–) ?(\d+) half price\b/giu, 'half price from $1 to $2 years'],
  [/\bnot under (\d+)(?: years?(?: old)?)?\b/giu, 'nobody under $1'],
  [
    /^if (clouds?|rain|storms?|wind|fog|bad weather|too windy|no snow|no wind)[,:]? /iu,
    'in case of $1, ',
  ],
  [
    /^(rain|clouds|storm|wind|bad weather)[,:] (?:an?)?other date\b/iu,
    'in case of $1, another date',
  ],
  [
    pattern(
      String.raw`(MONEY) (?=(?:\p{Ll}+ ){1,3}(?:from )?MONEY)(?!(?:an?|the|per|each|for|or|and|off|if|with|plus|instead|in|on|is|to|including|at) )`,
      'gu',
    ),
    '$1, ',
  ],
  [pattern(String.raw`(\d) (?=MONEY)`, 'gu'), '$1: '],
  [/\bno extra(?: cost| charge)?(?=[,.;]|$| within)/giu, 'at no extra charge'],
  [/\btip up to you\b/giu, 'the tip is up to you'],
  [/\bno set ?up fee\b/giu, 'no set-up fee'],
  [/\b1 (month|week|day)s? notice\b/giu, "1 $1's notice"],
  [/\b(\d+) (months|weeks|days) notice\b/giu, "$1 $2' notice"],
  [/\bup to (\d) bed(?=[\s),.]|$)/giu, 'up to $1 bedrooms'],
  [/\b1st (?!of\b)(?=\p{Ll})/gu, 'first '],
  [/\b2nd (?!of\b)(?=\p{Ll})/gu, 'second '],
  [/\b3rd (?!of\b)(?=\p{Ll})/gu, 'third '],
  [/(?<=\p{L}s) ok\b/gu, ' are fine'],
  [/\bok\b(?= on| with| for|$)/gu, 'welcome'],
  [/\b(\d+) day (?=pack|pass|course|trip)/giu, '$1-day '],
  [/(?<=\p{L}),? save (?=[$€£\d]|\p{Lu}{3} )/gu, ', a saving of '],
  [/\b(\d+) bed (?=rooms?\b)/giu, '$1-bed '],
  [/\bchild under (\d+) free\b/giu, 'children under $1 free'],
  [/\bwith out\b/giu, 'without'],
]

/**
 * The offer in printable English: whole, without what only pushes, each sentence with its capital. A part that stays
 * unclean is left out where it limits or prices nothing. Null where nothing is offered.
 */
export function offerWording(answer: string): string | null {
  const sentences = splitSentences(answer)
    .filter((sentence) => !pressure.test(sentence))
    .map((sentence) =>
      capitalised(mended.reduce((text, [from, to]) => text.replace(from, to), sentence).trim()),
    )
  const kept = sentences.filter(
    (sentence) => binding.test(sentence) || isClean(withoutMoney(sentence)),
  )
  const wording = (kept.length === 0 ? sentences : kept).join('. ')
  return wording === '' || wording.length > 400 || !/\p{L}{3}|\d/u.test(wording) ? null : wording
}

const binding =
  /\d|[$€£¥₹]|\b(?:no|not|only|if|when|minimum|maximum|at least|excluding|except|valid|until|till|before|from|free|off|discount|included?|including|without|must|deposit|extra|weekdays?|weekends?|half price|refund|cancel\w*)\b/iu

function withoutMoney(text: string): string {
  return text.replace(anyMoney, 'money')
}
