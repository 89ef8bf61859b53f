import { articleFor } from '../grammar/article.ts'
import { eachLine, type Swap, swapWords } from './sentence-parts.ts'

/** Everyday words for official ones. */
const everyday: readonly Swap[] = [
  [/\butili[sz]e(s?)\b/giu, 'use$1'],
  [/\bcommence(s?)\b/giu, 'start$1'],
  [/(?<=\b(?:to|can|you|may|must|or) )purchase\b/giu, 'buy'],
  [/\bapproximately\b/giu, 'about'],
  [/\bprior to\b/giu, 'before'],
  [/\bsubsequent to\b/giu, 'after'],
  [/\bsubsequently\b/giu, 'later'],
  [/\bin order to\b/giu, 'to'],
  [/\b(?:with regards? to|in regards? to|regarding)\b/giu, 'about'],
  [/\bassistance\b/giu, 'help'],
  [/\bfacilitate(s?)\b/giu, 'help$1 with'],
  [/\bendeavou?r to\b/giu, 'try to'],
  [/\brequire(s?)\b/giu, 'need$1'],
  [/\bobtain(s?)\b/giu, 'get$1'],
  [/(?<!\b(?:an|the|one|no) )additional\b/giu, 'more'],
  [/\bnumerous\b/giu, 'many'],
  [/\ba variety of\b/giu, 'many'],
  [/\bindividuals\b/giu, 'people'],
  [/\bbeverages\b/giu, 'drinks'],
  [/\bcomplimentary\b/giu, 'free'],
  [/\bparticipate(s?) in\b/giu, 'join$1'],
  [/\b(?:is|are) able to\b/giu, 'can'],
  [/\b(?:will )?have the (?:opportunity|possibility|chance) to\b/giu, 'can'],
  [/\ba wide range of\b/giu, 'many'],
  [/\bensure(s?) that\b/giu, 'make$1 sure that'],
  [/\baccompanies you\b/giu, 'goes with you'],
  [/\baccompany you\b/giu, 'go with you'],
  [/\breside(s?)\b/giu, 'live$1'],
  [/\bvessel(s?)\b/giu, 'boat$1'],
  [/\bupon\b/giu, 'on'],
  [/\bin the vicinity of\b/giu, 'near'],
  [/\bterminate(s?)\b/giu, 'end$1'],
  [/\bdemonstrate(s?)\b/giu, 'show$1'],
  [/\bsufficient\b/giu, 'enough'],
]

/** Praise that says nothing of the thing: it goes, and the article in front of it follows. */
const praise =
  /\b(?:an? )?(?:unforgettable|breathtaking|world-class|state-of-the-art|cutting-edge|mind-blowing|once-in-a-lifetime|top-notch|seamless|ultimate|unparalleled|unrivalled|awe-inspiring) (?=(\p{Ll}\p{L}*))/giu

/** Plain words: no officialese, no empty praise, one mark where there were many. */
export function plainer(text: string): string {
  return eachLine(text, (line) =>
    swapWords(line, everyday)
      .replace(praise, (found: string, next: string) => {
        const lead = /^an? /iu.test(found) ? `${articleFor(next)} ` : ''
        return /^\p{Lu}/u.test(found) ? lead.replace(/^a/u, 'A') : lead
      })
      .replace(/!{2,}|\?!+/gu, (marks) => (marks.startsWith('?') ? '?' : '!'))
      .replace(/^\p{Ll}/u, (letter) => (/^\s*\p{Lu}/u.test(line) ? letter.toUpperCase() : letter)),
  )
}
