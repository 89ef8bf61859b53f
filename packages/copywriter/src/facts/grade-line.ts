import {
  isClean,
  isHanging,
  isPrintableSentence,
  mostWordsOfSentence,
} from '../grammar/is-printable.ts'
import { capitalised } from '../grammar/phrases.ts'
import { hasSeveralWords } from './split-text.ts'

/** 'clean': may stand anywhere; 'hasty': understood, and fit for a list; null: nowhere. */
export type Grade = 'clean' | 'hasty' | null

/** What a figure stands for without a word behind it: years, ages, times, levels, money. */
const plainFigures =
  /\b(?:19|20)\d\d\b|\b(?:[Oo]ver|[Uu]nder|[Ff]rom|[Aa]bove|[Bb]elow|[Aa]ged?|[Aa]ges|[Ll]evel|[Cc]lass|[Gg]rade|[Ss]tage|[Pp]art|[Mm]odule) \d{1,2}(?: (?:to|and) \d{1,2})?(?!\d| ?[%,.]\d)|\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\b\d{1,2}:\d\d\b|\b\d{1,2} or more\b|(?:[$€£¥₹]|\p{Lu}{3} )\d[\d.,]*|\d[\d.,]* ?[€£]/gu
const loneFigure =
  /\d ?[-–x:]? ?\d+ \d|\d \d|\d,\d(?!\d\d)|\d(?=$|[,;:()]|\. |\.$| (?:and|or|but|in|on|at|with|for|so|if|when|we|you|I|maximum)\b)|\d [b-fi-kn-z](?!\p{L})/u

/** Whether each figure has what it counts beside it. */
export function hasSureFigures(line: string): boolean {
  return !/\d \d/u.test(line) && !loneFigure.test(line.replace(plainFigures, 'some'))
}

/** '3 months notice', '8 week course': two nouns of which one measures the other, without what joins them. */
const unjoined =
  /\b\d+ (?:minutes?|hours?|days?|nights?|weeks?|months?|years?) (?!(?:and|or|in|on|at|before|after|ago|from|of|for|with|to|long|old|per|a|an|each|only|later|every|together|is|are|if|by|the|away|apart)\b)\p{Ll}{3,}/u
export function isUnjoined(line: string): boolean {
  return unjoined.test(line)
}

/** 'sit on boat': a thing of which there are many, with no article. */
const bareNoun =
  /\b(?:on|with|in|at|from|to|for|of|has|have|got|need) (?:boat|roof|captain|river|mountain|guide|car|van|house|shop|hotel|beach|village|island|tent|kitchen|garden|farm|driver|instructor|skipper|teacher|driveway|platform|pool|harbour|bus|plane|dog|horse|bike|board|kayak|canoe|tour|trip|lesson|person|child|woman|man|visitor)(?=$|[,.;)]| (?:and|or|who|that|which|in|on|at|with|for|to|from|is|are|if|when|because)\b)/iu

const ambiguous =
  /(?:^|, |\b(?:so|because|if|when|that|and|but) )its\b|\.\)|\byour (?:going|coming|welcome)\b/iu

const whose = /(?<!\b(?:it|he|she|that|there|what|who|here|let))(\p{L})'s (?=\p{L})/giu

/** How surely a line of the owner reads; with its capital in front. */
export function gradeOf(line: string): Grade {
  const words = line.split(' ').length
  const isWhole =
    words >= 2 &&
    words <= mostWordsOfSentence &&
    (line.match(/\(/gu)?.length ?? 0) === (line.match(/\)/gu)?.length ?? 0) &&
    !isHanging(line) &&
    !ambiguous.test(line) &&
    hasSureFigures(line) &&
    isClean(line)
  if (!isWhole) return null
  // A verb in brackets holds nothing together, nor does 'our cousin's vineyard'.
  const isSentence = isPrintableSentence(line.replace(/ ?\([^()]*\)/gu, '').replace(whose, '$1 '))
  const isWell = !isUnjoined(line) && !bareNoun.test(line) && !isOpenList(line)
  return isSentence && isWell ? 'clean' : 'hasty'
}

/** 'I do viewings, letters, handovers': a list that does not end with 'and'. */
function isOpenList(line: string): boolean {
  const parts = line.replace(/\([^()]*\)/gu, '').split(', ')
  const isClosed = / (?:and|or|but|so|who|which) |^(?:and|or|but|so|who|which) /u
  return parts.length > 2 && !isClosed.test(parts.at(-1) ?? '')
}

/** Marks and short forms of notes in the other languages of pages, and figures that stick to letters. */
const notesThere =
  /[/=~+@&<>|\\_*#…→^]|\.\.|(?<=\d)(?!(?:er|e|º|ª|km|m|kg|h|e)\b)\p{L}{2,}|(?<!\p{L})\p{L}\.(?=\s|$)|(?<!\p{L})(?:std|pers|max|máx|mind|min|inkl|incl|exkl|excl|inclus|pr|wg|gg|erw|bzw|zzgl|svp|pax|ca|nr|tel|kids)(?![\p{L}'’])|(?<!\p{L})[bcdfghjklmnpqrstvwxz]{2,}(?!\p{L})|\d ?, ?[-–]|\s-\d/iu

/** Whether a line in another language than English can stand on its page. */
export function isPlainThere(line: string): boolean {
  const words = line.split(' ')
  const isBalanced = (line.match(/\(/gu)?.length ?? 0) === (line.match(/\)/gu)?.length ?? 0)
  return hasSeveralWords(line) && words.length <= 30 && !notesThere.test(line) && isBalanced
}

/** What says nothing without what stands before it, and what it says may not fall away alone. */
const depending =
  /^(?:with|without|if|only|but|except|unless|until|then|plus|each|including|excluding|especially|such|also|not \p{L}+ing|for|in|on|at|from|to|by|of|\p{L}+ing)\b/iu

/**
 * The clauses of a sentence that no fact tells, as entries of a list: what hangs on the clause before stays with it, or
 * takes it along where it cannot be printed. Null stands for a clause that a fact tells.
 */
export function entriesOf(clauses: readonly (string | null)[]): string[] {
  const entries: string[] = []
  let previous: string | null = null
  for (const clause of clauses) {
    const hangs = clause !== null && (depending.test(clause) || isHanging(clause))
    if (hangs && previous !== null) entries[entries.length - 1] += `, ${clause}`
    else if (clause !== null && !hangs) entries.push(capitalised(clause))
    previous = hangs && previous === null ? null : clause
  }
  return entries.filter((entry) => gradeOf(entry) !== null)
}
