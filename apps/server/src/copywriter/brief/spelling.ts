import { nearestCommonWord } from '../grammar/common-words.ts'
import { misspellings } from './misspellings.ts'

/** Two correct words that people set apart or together wrongly. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/\b(first) (timers?)\b/giu, '$1-$2'],
  [/\bsecond hand\b/giu, 'second-hand'],
  [/\b(half|full|multi|single) day (?=\p{L}+(?:ing|s)?\b)/giu, '$1-day '],
  [
    /(?<![-–\d])\b(one|two|three|four|five|six|seven|\d+) (day|hour|night|week) (?=(?:guided |private )?(?:trips?|tours?|course|courses|walks?|hikes?|treks?|rafting|lessons?|sessions?|workshops?|retreats?|safaris?|rides?|cruises?|program\w*)\b)/giu,
    '$1-$2 ',
  ],
  [/\btailor made\b/giu, 'tailor-made'],
  [/\bfamily (run|owned)\b/giu, 'family-$1'],
  [/\bwood fired\b/giu, 'wood-fired'],
  [/\bself guided\b/giu, 'self-guided'],
  [/\bhand picked\b/giu, 'hand-picked'],
  [
    /\bsmall group (?=(?:tours?|trips?|classes|hikes?|walks?|lessons?|barbell)\b)/giu,
    'small-group ',
  ],
  [/\bwhite water\b/giu, 'whitewater'],
  [/\badrenalin junkies\b/giu, 'adrenaline fans'],
  [/\bbucketlist\b/giu, 'bucket list'],
  [/\b(\d+) person (?=\p{L})/giu, '$1-person '],
]

/** Mends frequent misspellings; words it does not know stay as they are. */
export function withMendedSpelling(text: string): string {
  const words = text.replace(/[\p{L}]+(?!['’]\p{L})/gu, (word) => {
    const right = misspellings.get(word.toLowerCase())
    if (right === undefined)
      return /^\p{Ll}+$/u.test(word) ? (nearestCommonWord(word) ?? word) : word
    return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right
  })
  return pairs.reduce((all, [wrong, right]) => all.replace(wrong, right), words)
}
