/** Words for what is sold: a thing by its name, or what is done, verb first. */
export type HeadPhrase = {
  words: string
  isDeed: boolean
  /** Where the first noun phrase, or verb and object, ends; what follows names no trade. */
  end: number
}

const ends =
  /[,;:(–—/]| - | (?:for|from|with|by|in|on|at|near|round|around|through|along|over|under|beside|to(?! hut)|into|of|who|that|which|where|when|while|so|because|then|also|out|via|as|after|before|during|until|including|incl|using|since|up|w|de|du|des|del|auf|mit|von|für|en|sur|i|we)(?= |$)/iu
/** 'An hour of yoga', 'small groups of hikers': what counts comes after. */
const amounts =
  /^(?:[\p{L}\d-]+ ){0,3}(?:hours?|days?|half[- ]day|weeks?|weekends?|mornings?|afternoons?|evenings?|nights?|lessons?|courses?|sessions?|groups?|hire|rental) of /iu
const conjunction = / (?:and|&|n|\+|y|und|et|or) | ?[+&] ?/iu
const told = /^(?:(?:and|so|here) )?(?:we|I)(?:'ve| have)?(?: been)?(?: also| now)? (?=\p{L})/iu
const being = /^(?:am|are|'m|'re|run|own|offer|provide|organi[sz]e|do|sell|have) (?:an? |the )?/iu
/** Whoever is taught or taken along says nothing of what it is about. */
const handed =
  /^(?:teach|help|show|take|coach|guide|train|bring)(?:ing)? (?:\p{L}[\p{L}-]* ){0,3}?(?:how to|to|find|(?=[\p{L}-]+ing\b|multi-pitch\b))/iu

function phraseOf(words: string, isVerb: boolean): HeadPhrase {
  const [taught = ''] = isVerb ? (words.match(handed) ?? []) : []
  const rest = /find$/iu.test(taught)
    ? words.slice(taught.length - 'find'.length)
    : words.slice(taught.length)
  // 'Take people climbing': what they do is a thing.
  const isDeed = isVerb && (taught === '' || /(?:to|find) ?$/iu.test(taught))
  const [verb = ''] = isDeed ? (rest.match(/^\p{L}+ /u) ?? []) : []
  const object = rest.slice(verb.length).trim().replace(amounts, '')
  const plain = verb + object
  // 'Stay in a treehouse', 'learn to ride': the little word belongs to the verb.
  const start = isDeed ? (plain.match(/^\p{L}+ (?:in|to|with|how to|on) /iu)?.[0].length ?? 0) : 0
  const cut = plain.slice(start).search(ends)
  return { words: plain, isDeed, end: cut < 0 ? plain.length : start + cut }
}

/** The phrases of a segment, joined ones apart: 'foraging and fire cooking days' are two, the first one first. */
function phrasesOf(segment: string): HeadPhrase[] {
  const sentence = segment.trim().replace(told, '')
  const isTold = sentence !== segment.trim()
  const thing = sentence.replace(being, '')
  const isVerb = (/^\p{Ll}/u.test(segment) || isTold) && thing === sentence
  const whole = phraseOf(thing, isVerb)
  const parts = whole.words.slice(0, whole.end).split(conjunction)
  const [last = ''] = parts.slice(-1)
  if (parts.length < 2 || whole.isDeed) return [whole]
  const shared = last.includes(' ') ? ` ${last.split(' ').at(-1)}` : ''
  return parts.map((part, index) => {
    // What follows the last one is kept, for signs that reach into it: 'walks with llamas'.
    if (index === parts.length - 1)
      return { words: whole.words.slice(whole.end - part.length), isDeed: false, end: part.length }
    // 'Canoe and kayak repair' repairs both.
    const words = part.includes(' ') ? part : part + shared
    return { words, isDeed: false, end: words.length }
  })
}

/**
 * The phrases of what is sold, surest first: the name of the main offering, what is done, and what the owner tells
 * first. A clause after a comma counts only where it tells what the owner does.
 */
export function headPhrases(lead: string, businessName: string): HeadPhrase[] {
  return lead
    .split(/[.!?] |\n/u)
    .filter((segment) => segment.trim().toLowerCase() !== businessName.trim().toLowerCase())
    .flatMap((segment) => {
      const [first = '', ...rest] = segment.split(/, /u)
      return [first, ...rest.filter((part) => told.test(part.trim()))]
    })
    .flatMap((part) => phrasesOf(part))
}
