import { isCommonWord } from '../grammar/common-words.ts'
import { isEnglishWord, nameOfWord } from '../grammar/english-words.ts'
import { misspellings } from './misspellings.ts'

/** Two correct words that people set apart or together wrongly, where they can be nothing else. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/\b(first) (timers?)\b/giu, '$1-$2'],
  [/\b([Ee]) (bikes?)\b/gu, '$1-$2'],
  [/\bgrown ups\b/giu, 'grown-ups'],
  [/\b([Tt])ailor made\b/gu, '$1ailor-made'],
  [/\b([Hh])ut to hut\b/gu, '$1ut-to-hut'],
  [/\b([Mm])ulti pitch\b/gu, '$1ulti-pitch'],
  [/\b([Hh])and picked\b/gu, '$1and-picked'],
  [/\b([Ww])ood fired\b/gu, '$1ood-fired'],
  [
    /\b([Hh]alf|[Ff]ull) day (?=(?:\p{Ll}+ )?(?:trips?|tours?|walks?|hikes?|rides?|charters?|lessons?|courses?|cruises?)(?!\p{L}))/gu,
    '$1-day ',
  ],
  [/\bfamily (run|owned)\b/giu, 'family-$1'],
  [/\bself (guided|catering|drive|employed)\b/giu, 'self-$1'],
  [
    /(?<![-–\d.,])\b(one|two|three|four|five|six|seven|\d+) (day|hour|night|week|month) (?=(?:guided |private |digital )?(?:trips?|tours?|courses?|walks?|hikes?|treks?|lessons?|sessions?|workshops?|retreats?|safaris?|rides?|cruises?|detox|breaks?|getaways?|pass|passes|packs?|packages?)(?!\p{L}))/giu,
    '$1-$2 ',
  ],
  [/\bwhite water\b/giu, 'whitewater'],
  [/\b(\p{Ll}+[^aeiou\W])ys\b(?!['’])/gu, '$1ies'],
  [/\b[iI]m (?=\p{Ll})/gu, "I'm "],
  [
    /\bits (?=too\b|an?\b|the\b|very\b|not\b|all\b|just\b|really\b|only\b|easy\b|ready\b|free\b|fun\b|dark\b|cold\b|hot\b|fine\b|safe\b|possible\b|been\b|got\b|always\b|never\b|usually\b|often\b|worth\b|better\b|like\b|about\b|up to\b|\p{Ll}+ing\b)/giu,
    "it's ",
  ],
  // 'The dock lets you fish' has a subject, a sentence that begins with it has none.
  [
    /(?<=^|[.!?\n] ?|, )([Ll])ets (?=(?:go|meet|get|talk|start|see|make|do|plan|find|try|have|ride|paddle)\b)/gu,
    "$1et's ",
  ],
]

/** 'alaskan' with its capital, as it is no other word. */
function named(word: string): string {
  const name = nameOfWord(word)
  return name === null || isEnglishWord(word) || isCommonWord(word) ? word : name
}

/** Mends misspellings that can be nothing else; words it does not know stay as they are. */
export function withMendedSpelling(text: string): string {
  const words = text.replace(/(?<![\p{L}'’-])\p{L}+(?!\p{L}|['’-]\p{L})/gu, (word) => {
    const right = misspellings.get(word.toLowerCase())
    if (right === undefined) return /^\p{Ll}{4,}$/u.test(word) ? named(word) : word
    return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right
  })
  return pairs.reduce((all, [wrong, right]) => all.replace(wrong, right), words)
}
