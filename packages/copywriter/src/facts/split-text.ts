/** Short forms whose full stop ends no sentence. */
const guarded =
  /\b(?:St|Mt|Dr|Mr|Mrs|Ms|No|Nr|approx|ca|vs|e\.g|i\.e)\.(?=\s)|(?:incl|excl)\.(?=\s\p{Ll})|(?<=\d)\.(?=\d)/gu
const stop = '\uE001'

const ends =
  /\n+|(?<=[.!?])["')]*\s+|(?<=[。！？।۔]["')]*)\s*|;\s*|(?:^|(?<=\s))[•·▪](?=\s)|(?:^|(?<=\n))[-–—]\s/u
const months = 'jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec'
/** Spaced dashes, other than those of a range. */
const dashes = new RegExp(
  String.raw`(?<!\d|\b(?:${months})[a-z]*)\s[–—-]+\s|\s[–—-]+\s(?!\d|${months})`,
  'iu',
)
const trimmed = (part: string) =>
  part.replace(/^(?!-\d)[\s•·▪,;:&+/–—-]+|[\s,;:–—.!。！।۔-]+$/gu, '')

const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu

/** Some languages do not separate words with spaces. */
export function hasSeveralWords(line: string): boolean {
  return line.trim().includes(' ') || (line.match(withoutSpaces)?.length ?? 0) >= 6
}

/** What ends with a mark or a line, dashes within; without the closing marks. */
export function splitRemarks(text: string): string[] {
  return text
    .replace(guarded, (found) => found.slice(0, -1) + stop)
    .split(ends)
    .map((part) => trimmed(part.replaceAll(stop, '.')))
    .filter((part) => /[\p{L}\d]/u.test(part))
}

/** The sentences as they were typed, without what closes them; no sign within falls away. */
export function splitTyped(text: string): string[] {
  return text
    .replace(guarded, (found) => found.slice(0, -1) + stop)
    .split(/\n+|(?<=[.!?]["')]*)\s+(?=[\p{L}\d$€£("])|;\s+/u)
    .map((part) => part.replaceAll(stop, '.').replace(/^[\s•·▪–—-]+\s|[\s.;!,]+$/gu, ''))
    .filter((part) => /[\p{L}\d]/u.test(part))
}

/** Sentences without their closing marks: at full stops, line ends, bullets, semicolons and spaced dashes. */
export function splitSentences(text: string): string[] {
  return splitRemarks(text)
    .flatMap((part) => part.split(dashes).map((piece) => trimmed(piece)))
    .filter((part) => /[\p{L}\d]/u.test(part))
}

const gap = '\uE002'

/** Parts between commas, outside brackets and figures; what stands in brackets stays with its part. */
export function splitClauses(sentence: string): string[] {
  return sentence
    .replace(/\([^()]*\)/gu, (aside) => aside.replaceAll(', ', gap))
    .replace(/(?<=\d),\s+(?=\d+(?:,| or | and | to ))/gu, gap)
    .split(/,\s+/u)
    .map((part) => part.replaceAll(gap, ', ').trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
}

/** The parts of a list: at commas, 'and' and 'or' between short phrases. */
export function splitList(text: string): string[] {
  return splitClauses(text)
    .flatMap((part) => part.split(/ (?:and|or|as well as|plus) /u))
    .map((part) => part.replace(/^(?:and|or|also|plus) /iu, '').trim())
    .filter((part) => part !== '')
}
