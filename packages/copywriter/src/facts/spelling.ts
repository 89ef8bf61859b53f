import { isCommonWord, nearestCommonWord } from '../grammar/common-words.ts'
import { isEnglishWord, nameOfWord, wordsOneSlipAway } from '../grammar/english-words.ts'
import { misspellings } from './misspellings.ts'

/** Two correct words that people set apart or together wrongly. */
const pairs: readonly (readonly [RegExp, string])[] = [
  [/\b(first) (timers?)\b/giu, '$1-$2'],
  [/\bsecond hand\b/giu, 'second-hand'],
  [
    /\b([Hh]alf|[Ff]ull|[Mm]ulti|[Ss]ingle) day (?!(?:for|with|on|in|at|and|or|incl\p{L}*|from|per|is|at|of)\b)(?=\p{Ll}+(?:ing|s)?\b)/gu,
    '$1-day ',
  ],
  [
    /(?<![-–\d])\b(one|two|three|four|five|six|seven|\d+) (day|hour|night|week) (?=(?:guided |private )?(?:trips?|tours?|course|courses|walks?|hikes?|treks?|rafting|lessons?|sessions?|workshops?|retreats?|safaris?|rides?|cruises?|program\w*|detox|digital detox|breaks?|getaways?)\b)/giu,
    '$1-$2 ',
  ],
  [
    /\b[iI]m (?=\p{Ll}+ing\b|an?\b|the\b|not\b|based\b|from\b|here\b|in\b|at\b|also\b|sorry\b|trained\b|qualified\b|certified\b)/gu,
    "I'm ",
  ],
  [
    /\bits (?=too\b|an?\b|the\b|very\b|not\b|all\b|just\b|really\b|only\b|easy\b|free\b|fun\b|about\b|gone\b|over\b|wet\b|dark\b|cold\b|hot\b|fine\b|safe\b|hard\b|good\b|great\b|possible\b|\p{Ll}+ing\b|\p{Ll}{3,}ed\b)/giu,
    "it's ",
  ],
  [
    /\b(rather|better|other|more|less|earlier|later|sooner) ((?:\p{L}+ ){0,2})then (?=\p{L})/giu,
    '$1 $2than ',
  ],
  [
    /\b(\d+) ?wk (?!(?:before|after|ago|per|and|with|from|until|later|free|for)\b)(?=\p{L})/giu,
    '$1-week ',
  ],
  [/\b(\d) ?x (?:a |per )?(?:wk|week)\b/giu, '$1 times a week'],
  [/(?<![+/–-]|\b(?:I|we|you|they|he|she|who|and|it) )\bsat(?=[,.;]|$)/gu, 'Saturday'],
  [/\bput of (?=\p{L}+ing)/giu, 'put off '],
  [
    /\bto (?=(?:old|young|late|early|big|small|hard|easy|cold|hot|expensive|long|short|busy|tired|scared)(?:\b(?! \p{L}+(?:s|ing)\b)))(?<=(?:they're|they are|are|is|it's|i'm|you're|theyre|get|getting) to )/giu,
    'too ',
  ],
  [/\bIm (?=\p{Ll})/gu, "I'm "],
  [/\b(I|we|you|they) been (?=\p{Ll}+ing\b)/giu, '$1 have been '],
  [/\bthere (?=kids|children|families|parents|partners?|dogs?|own)\b/giu, 'their '],
  [/\bgrown ups\b/giu, 'grown-ups'],
  [/\b(\p{Ll}+[^aeiou\W])ys\b(?!['’])/gu, '$1ies'],
  [/\b([Ee]) (bikes?)\b/gu, '$1-$2'],
  [/\b(\d+) hours? (?=(?:yoga|teacher|training)\b)/gu, '$1-hour '],
  [/\btailor made\b/giu, 'tailor-made'],
  [/\bfamily (run|owned)\b/giu, 'family-$1'],
  [/\bwood fired\b/giu, 'wood-fired'],
  [
    /\b(\d[\d.]*) (day|hour|week|month|session|walk|class|page|minute|course)(?:e?s)? (?=(?:\p{L}+ )?(?:package|trial|pass|report|call|tour|course|trip|ride|ticket|programme|plan|session|appointment)s?\b)/giu,
    '$1-$2 ',
  ],
  [/\b(\d+)-minutes (?=appointment)/giu, '$1-minute '],
  [/\b(\d+) (session|day|ride|class|visit|dive) (?=(?:card|pass|ticket)\b)/giu, '$1-$2 '],
  [/\blabor day\b/giu, 'Labor Day'],
  [/\bself (guided|catering|drive|employed)\b/giu, 'self-$1'],
  [/\b(traffic|gluten|dairy|alcohol) free\b/giu, '$1-free'],
  [/\bmulti pitch\b/giu, 'multi-pitch'],
  [/\bhut to hut\b/giu, 'hut-to-hut'],
  [/\bthru hikers\b/giu, 'thru-hikers'],
  [
    /\b(first|second) time (?=climbers|visitors|riders|paddlers|divers|surfers|buyers)/giu,
    '$1-time ',
  ],
  [
    /\b(\d+) (berth|seater|week|course|month|year) (?!(?:before|after|ago|per|and|with|from|until|till|later|earlier|free|old|then|each|only|for)\b)(?=\p{Ll}{3,})/giu,
    '$1-$2 ',
  ],
  [/\b(women|ladies|adults) only\b/giu, '$1-only'],
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

/** 'colors' is how others spell it. */
function isOtherVariety(word: string, right: string): boolean {
  return right.replaceAll('our', 'or') === word || right.replaceAll('ll', 'l') === word
}

/** A name with its capital, a word with the one slip that it can have; otherwise as it is. */
function mended(word: string, before: string): string {
  const name = nameOfWord(word)
  if (name !== null) return name
  const slips = wordsOneSlipAway(word)
  // An unknown word right behind 'in' or 'near' names a place.
  if (slips.length === 0 && /\b(?:in|at|near|around|from|outside) $/iu.test(before))
    return word.charAt(0).toUpperCase() + word.slice(1)
  if (word.length < 6 || /\b(?:of|to|called|named|in|near|from|at) $/iu.test(before)) return word
  const [only, second] = slips.filter((one) => isCommonWord(one))
  return only === undefined || second !== undefined || isOtherVariety(word, only) ? word : only
}

/** Mends frequent misspellings; words it does not know stay as they are. */
export function withMendedSpelling(text: string): string {
  const words = text.replace(/(?<![\p{L}'’])\p{L}+(?!\p{L}|['’]\p{L})/gu, (word, at: number) => {
    const right = misspellings.get(word.toLowerCase())
    if (right === undefined) {
      if (!/^\p{Ll}{4,}$/u.test(word)) return word
      const near = nearestCommonWord(word)
      if (near !== null) return isOtherVariety(word, near) ? word : near
      return isEnglishWord(word) || isCommonWord(word) ? word : mended(word, text.slice(0, at))
    }
    return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right
  })
  return pairs.reduce((all, [wrong, right]) => all.replace(wrong, right), words)
}
