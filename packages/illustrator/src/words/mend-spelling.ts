/** Long words that tell a picture: one slip of the finger is read as the word that was meant. */
const known = [
  'autumn colours',
  'backpack',
  'backpacking',
  'balloon',
  'campervan',
  'campfire',
  'camping',
  'canoeing',
  'caribbean',
  'climber',
  'climbers',
  'climbing',
  'cycling',
  'elephant',
  'elephants',
  'fishing',
  'glamping',
  'kayaker',
  'kayakers',
  'kayaking',
  'mountain',
  'mountains',
  'northern',
  'paddleboard',
  'paddleboarding',
  'paddling',
  'paragliding',
  'rafting',
  'rainforest',
  'sailboat',
  'sailing',
  'savanna',
  'serengeti',
  'skiing',
  'snorkel',
  'snorkelling',
  'snorkeling',
  'snowboard',
  'snowshoe',
  'sunrise',
  'surfing',
  'trekking',
  'waterfall',
  'wildflower',
  'wildflowers',
] as const

/** Short words, where a slip easily makes another real word: only the usual ones. */
const usualSlips: readonly (readonly [RegExp, string])[] = [
  [/\bsun[- ]?ris(?:e|es)\b|\bsunrices?\b/gi, 'sunrise'],
  [/\bsun[- ]set(s)?\b|\bsunsett?s?\b/gi, 'sunset'],
  [/\bhik(?:e|k)ing\b/gi, 'hiking'],
  [/\b(?:kyak|kayack|kajak|kayk|kaiak)(s|ing)?\b/gi, 'kayak'],
  [/\b(?:canoo|cano|cannoe|conoe)(s|ing)?\b/gi, 'canoe'],
  [/\bcanoing\b/gi, 'canoeing'],
  [/\bpaddel(?= ?-?board)/gi, 'paddle'],
  [/\b(?:skying|skiiing|sking|ski-ing)\b/gi, 'skiing'],
  [/\bcan(?:yom|yion|jon|ion)\b/gi, 'canyon'],
  [/\b(?:rivver|riwer|rivr)s?\b/gi, 'river'],
  [/\bcarr?ibb?ean\b/gi, 'caribbean'],
  [/\bautum\b/gi, 'autumn'],
  [/\bele(?:f|ph)[ae]nts?\b/gi, 'elephants'],
  [/\b(?:in|through|across) the desserts?\b/gi, 'in the desert'],
  [/\b(?:baech|beech(?=es\b)|on the beech)\b/gi, 'beach'],
  [/\b(?:forrest|foresst|forset)s?\b/gi, 'forest'],
  [/\b(?:montain|mountin)(s)?\b/gi, 'mountain$1'],
  [/\b(?:wintr|wintter)\b/gi, 'winter'],
  [/\bsumer\b/gi, 'summer'],
  [/\b(?:evning|evenning)s?\b/gi, 'evening'],
  [/\bmornings?\b|\bmorining\b/gi, 'morning'],
  [/\b(?:misti|mysty)\b/gi, 'misty'],
]

/** Shorter words are mistaken for others too easily: 'rating' is no rafting. */
const shortest = 7

/** The words as they were meant, as far as a picture is told by them. */
export function mendSpelling(words: string): string {
  const usual = usualSlips.reduce((text, [slip, word]) => text.replace(slip, word), words)
  return usual.replaceAll(/[a-z]{6,}/gi, (word) => {
    const plain = word.toLowerCase()
    if (isKnown(plain)) return word
    return known.find((meant) => isSlipOf(plain, meant)) ?? word
  })
}

function isKnown(word: string): boolean {
  return (known as readonly string[]).includes(word)
}

/** A letter too many, one too few, or two in the wrong order. Another letter is another word: 'smiling' is no sailing. */
function isSlipOf(word: string, meant: string): boolean {
  if (Math.max(word.length, meant.length) < shortest || word.length < shortest - 1) return false
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false
  if (word.length === meant.length) return isSwapped(word, meant)
  const [longer, shorter] = word.length > meant.length ? [word, meant] : [meant, word]
  if (shorter.length < shortest) return false
  const at = firstDifference(longer, shorter)
  return longer.slice(0, at) + longer.slice(at + 1) === shorter
}

function isSwapped(word: string, meant: string): boolean {
  const at = firstDifference(word, meant)
  const swapped = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`
  return swapped === meant
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
