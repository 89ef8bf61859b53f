import { wordsOneSlipAway } from './english-words.ts'
import { isInDictionary } from './known-word.ts'
import { verbs } from './word-lists.ts'

/** Marks and forms of notes: slashes, signs between words, units stuck to figures, ratios, emoticons, laughter. */
const notes =
  /[/=~+@&<>|\\_*#…→^]|\.\.|[!?]{2}|!|\b(?:incl|excl|inclus|max|mins?|hrs?|yrs?|wks?|mths?|secs?|deg|exp|dep|vid|viz|abt|fr|pp|pers|pax|ppl|ur|med|temp|hols|bday|dept|appt|approx|pls|thx|etc|aka|fyi|asap|tbc|tbd|sorry|haha|lol|ok|n\.a)\b|(?<!['’]|\d )\b(?:[b-hj-z]|\d+x\d+|\d+:\d+(?! ?(?:am|pm)))\b(?!['’-])|\d(?!(?:s|st|nd|rd|th|am|pm|km|kg|cm|mm|ft|lb|lbs|m|g|l)\b)\p{L}/iu
const dialect =
  /\b(?:I|we|you|they) (?:been|seen|done|was born and|has|is|does)\b|\b(?:we|you|they) was\b|\b(?:he|she|it) (?:don't|do|have|were|are)\b|\bain't\b|\b(?:me|him|her|them) and (?:my|the)\b|\bwho (?:wants|needs|likes|has) (?=\p{L}+s?\b.*\bpeople)|\bpeople (?:who |that )?(?:wants|needs|likes|is|has|loves)\b|\bmore better\b|\b(?:live|lives|work|works|am|is|are|run|runs) (?:\p{L}+ ){0,3}since \d{4}|\bits (?:a|an|the|not|so|too|just|only|very|our|my)\b|\bfinish it's finish\b|\b(?:a|an) (?:\p{L}+ )?(?:clothes|people|boots|mittens|lessons|trips|tours|days|hours|kids|children)\b|\b(?:many|few|several|two|three|four|five|six|\d{2,}|[2-9]) (?:person|guest|kid|adult|day|hour|trip|night|week|month|year|people s)\b(?!-)|\b(?:we|I) (?:also )?(?:can|do) \p{Ll}+ing\b/iu
/** Two words in one without the mark between them: 'someones always home'. */
const runTogether =
  /\b(?:cant|wont|dont|doesnt|didnt|isnt|arent|wasnt|couldnt|wouldnt|shouldnt|hadnt|hasnt|havent|im|ive|youre|youll|youve|youd|theyre|theyll|theyve|weve|hes|shes|itll|thats|thatll|whats|whos|wheres|heres|theres|(?:some|any|every)(?:one|body)s|nobodys)\b|^lets\b|\b(?:when|if|while|where|until|once|that|and|but|so|because|as|what|where) its (?:\p{L}+(?:y|ed|ing|en|d|ful|al)|hot|cold|wet|dark|too|not|just|all|about|over|here|there|up|on|in|at)\b|\bits (?:been|got|always|never|usually|often|worth|best|better|up to|like)\b/iu
/** What hangs on something that is not there. */
const hanging =
  /^(?:and|or|but|so|which|who|whose|whom|because|then|than|that|this|these|those|it|it's|they|they're|he|she|him|her|them|also|too|even|plus|as well|instead|otherwise|after that|not|same|such|each|both|neither|either|with|without|for|to|of|by|from|at|on|in|into|per|had|was|were|been|got|went|did|made|wrote|took|grew|born|is|are|has)\b/iu
/** Whether it says nothing by itself. */
export function isHanging(text: string): boolean {
  return hanging.test(text)
}
const open =
  /\b(?:and|or|but|with|for|from|of|to|in|on|at|by|the|a|an|our|my|your|their|as|than|so|per|including|plus|very|is|are|if|because)$/iu

export const mostWordsOfSentence = 25

/** A form of a verb that holds a sentence together. */
const finite =
  /\b(?:is|are|was|were|has|have|had|does|did|can|could|will|would|must|should|isn't|aren't|don't|doesn't|didn't|can't|won't|wasn't|depends|comes|goes|takes|includes|means|gets|gives|makes|knows|speaks|lasts|belongs|happens|keeps|lies|pays|tells|wants|needs|loves|cooks|teaches|carries|brings|becomes|seems|stays)\b|'(?:s|re|m|ve|ll|d)\b/iu
const subject =
  /\b(?:I|we|you|they|he|she)(?: (?:also|always|only|never|often|usually|mostly|all|both|still|just))? (?!(?:and|or|with|to|in|on|at|for|from|of|the|a|an|who|will not)\b)\p{Ll}{2,}/iu
const orders =
  /^(?:please )?(?:bring|wear|book|call|ask|tell|choose|come|meet|pay|order|pick|take|send|learn|try|stay|use|let|expect|write|dress|join)\b/iu

/** Whether a line has a verb of its own, and so is a sentence. */
export function hasVerb(text: string): boolean {
  const main = text.replace(/(?<=\S) (?:if|when|while|because|where|who|that|which)\b.*$/iu, '')
  return finite.test(main) || subject.test(main) || orders.test(main) || hasPlainVerb(main)
}

/** 'Trips go from November': a word that is nothing but a verb, behind its noun. */
function hasPlainVerb(text: string): boolean {
  const words = text.split(' ')
  return words.some(
    (word, at) =>
      at > 0 &&
      verbs.has(word) &&
      /^\p{L}+(?:s|ren|ople)$/u.test(words[at - 1] ?? '') &&
      !/^(?:this|its|his|always|us)$/iu.test(words[at - 1] ?? ''),
  )
}

/** Whether it is a whole, clean sentence. */
export function isPrintableSentence(line: string): boolean {
  const words = line.split(' ')
  return (
    words.length >= 3 &&
    words.length <= mostWordsOfSentence &&
    hasVerb(line) &&
    !hanging.test(line) &&
    !isRunOn(line) &&
    isClean(line)
  )
}

/** Whether nothing in it is typed in haste, whatever it says. */
export function isClean(text: string): boolean {
  if ([notes, dialect, runTogether, open].some((fault) => fault.test(text))) return false
  if (/^["'(]*\p{Ll}/u.test(text) || (text.match(/"/gu)?.length ?? 0) % 2 === 1) return false
  const strange = (
    text.replace(particle, '').match(/(?<![\p{L}\d'’-])\p{L}[\p{L}'’-]*/gu) ?? []
  ).filter((word, at) => !isKnown(word, at === 0))
  // One word of a trade or a place that no dictionary has is what makes it the owner's.
  return strange.length === 0 || (strange.length === 1 && strange.every((word) => isTerm(word)))
}

function isKnown(word: string, isFirst: boolean): boolean {
  const isName = /^\p{Lu}/u.test(word) && !isFirst
  if (isName) return !/^\p{Lu}{6,}$/u.test(word)
  if (/^(?:\p{Lu}{2,5}|[IVX]+(?:-[IVX]+)?)$/u.test(word)) return true
  return isInDictionary(word)
}

/** Small words inside a name: 'San Pedro de Atacama'. */
const particle =
  /(?<=\p{Lu}\p{L}{1,40}) (?:de|del|da|do|dos|di|du|la|le|van|von|der|am|an der|de la|de los)(?= \p{Lu})/gu

const terms = new Map<string, boolean>()

/** A word that is no slip of another one, such as 'lavvu'. */
function isTerm(word: string): boolean {
  const plain = word.toLowerCase()
  const known = terms.get(plain)
  if (known !== undefined) return known
  const isOne =
    plain.length > 3 &&
    /[aeiouy]/u.test(plain) &&
    !/['’]/u.test(plain) &&
    !/(.)\1\1/u.test(plain) &&
    wordsOneSlipAway(plain).length === 0
  if (terms.size > 2000) terms.clear()
  terms.set(plain, isOne)
  return isOne
}

/** Two sentences in one breath: a new subject without a link before it. */
export function isRunOn(line: string): boolean {
  const clauses = line.split(/, | - | – |: /u)
  // 'We row, you cast' is one thought.
  if (
    line.split(' ').length <= 6 &&
    clauses.length === 2 &&
    clauses.every((one) => subject.test(one))
  )
    return false
  const spliced = clauses.some(
    (clause, at) =>
      at > 0 &&
      opensClause(clause) &&
      (hasVerb(clauses[at - 1] ?? '') || (at === 1 && !leading.test(clauses[0] ?? ''))) &&
      !isSubordinate(clauses[at - 1] ?? ''),
  )
  return (
    spliced ||
    clauses.some(
      (clause, at) =>
        at > 0 &&
        /^(?:had|was|were|been|got|went|did|made|wrote|took|came|won|grew|started|learned|trained|used to|lived|studied|love|loves|is|are|has|born)\b/iu.test(
          clause,
        ),
    ) ||
    trails(clauses) ||
    clauses.some((clause, at) => at > 0 && startsAnew.test(clause) && hasVerb(clauses[0] ?? '')) ||
    /\b(?:no|not) \p{L}+ (?:no|not) \p{L}+/iu.test(line) ||
    clauses.some((clause) => runsOn(clause))
  )
}

/** What stands before a clause and belongs to it: 'in summer, we swim'. */
const leading =
  /^(?:in|on|at|for|with|without|from|after|before|during|every|each|all|here|there|then|now|today|once|twice|often|sometimes|by|to|as|until|like|unlike|instead|because|since|yes|please|of|most|near|under|over|between|whatever|whoever|\p{L}+ly|\p{L}+ing|\p{L}+days?|spring|summer|autumn|winter)\b/iu

/** 'We walk slow, slow is healthy': a subject of its own with its verb. */
const startsAnew =
  /^(?!(?:and|but|so|or|which|who|whose|where|when|if|because|while|as|then|that|what)\b)(?:(?:the|our|my|your) )?[\p{L}-]+(?: [\p{L}-]+)? (?:is|are|was|were|has|have|can|will)\b/iu

/** 'We are an ashram, silence until breakfast': a bare note behind a sentence. */
function trails(clauses: readonly string[]): boolean {
  const [first = '', second = '', third] = clauses
  return (
    second !== '' &&
    third === undefined &&
    hasVerb(first) &&
    !isSubordinate(first) &&
    !hasVerb(second) &&
    !/^(?:and|or|but|so|which|who|whose|where|when|while|as|with|without|for|from|to|in|on|at|by|of|near|then|not|no|only|even|especially|including|plus|if|because|until|before|after|both|each|one|just|always|\p{L}+ing|\p{L}+ed|\p{L}+ly)\b/iu.test(
      second,
    )
  )
}

/** 'We' or 'it is' at the start of a clause. */
function opensClause(clause: string): boolean {
  return (
    /^(?:I|we|you|they|he|she|it|there|this|that)(?:'\p{L}+)? /iu.test(clause) ||
    /^(?:its|no|not|dont|please|bring|call|book|ask|use|tell)\b/iu.test(clause)
  )
}

function isSubordinate(clause: string): boolean {
  return /^(?:and |but |so )?(?:if|when|whenever|while|because|as|after|before|once|since|although|though|until|unless|where|wherever|whether)\b/iu.test(
    clause,
  )
}

/** 'We go at nine you bring lunch': a second subject behind a noun, without a word that links. */
function runsOn(clause: string): boolean {
  const found = /^(?<before>.+?) (?<link>\p{L}+) (?:I|we|you|they|he|she|it's|its) \p{Ll}+/u.exec(
    clause,
  )?.groups
  if (found === undefined) return false
  const { before = '', link = '' } = found
  const isLinked =
    /^(?:and|or|but|so|that|what|which|who|whom|whose|if|when|while|because|as|after|before|once|since|than|where|how|why|until|till|unless|although|though|everything|anything|all|whatever|wherever|whenever|whether|then|do|does|did|are|is|can|will|would|could|should|have|has|let|lets|help|helps|make|makes|know|think|hope|say|sure|see|for|to|with|of|from|about|like|day|days|way|time|thing|things|place|places)$/iu.test(
      link,
    )
  return !isLinked && hasVerb(before)
}
