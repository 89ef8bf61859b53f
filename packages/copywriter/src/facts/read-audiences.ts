import { isClean } from '../grammar/is-printable.ts'
import { capitalised } from '../grammar/phrases.ts'
import { hasSureFigures } from './grade-line.ts'
import { isNounPhrase } from './noun-phrase.ts'
import { splitClauses, splitSentences } from './split-text.ts'

const people =
  /\b(?:people|families|family|couples?|groups?|beginners?|adults?|kids|children|teens?|girls?|boys?|guys|dads?|moms?|mums?|sons?|daughters?|nomads|junkies|anyone|everyone|everybody|students?|seniors?|friends|women|men|ladies|tourists?|travell?ers|visitors?|locals|riders?|climbers?|divers?|paddlers?|hikers?|walkers?|runners?|anglers?|photographers?|owners?|companies|teams|schools|clubs|guests?|lovers|honeymooners|professionals|parents|first[- ]timers|\p{L}{3,}(?:ers|ists|ians|ors))\b/iu

/** Names nobody. */
const vague =
  /^(?:any(?:one|body)|every(?:one|body)|all kinds of|all sorts of|people)\b(?! who| with| that)|\bmostly\b|\bwhatever\b/iu
/** Nobody wants to read this of oneself: it is for the owner to say whether it shall stand on the page. */
const unkind =
  /\b(?:lazy|fat|overweight|unfit|out of shape|stupid|dumb|left behind|low credit|bad credit|broke|poor|scared|terrified|afraid|wealthy|rich|old people|ugly|burned[- ]out|desperate|lonely|losers?|junkies|noobs?|cheap|clueless|behind and dread|dread)\b/iu

/** Each group of people, whole; an answer that is no list of groups is not cut up and names none. */
export function readAudiences(answer: string): { text: string; isSure: boolean }[] {
  const parts = splitSentences(answer)
    .flatMap((sentence) => splitClauses(sentence))
    .flatMap((part) => splitGroups(part))
    .map((part) => part.replace(/^(?:and|or|also|for|mostly|mainly) /iu, ''))
  const groups = parts.filter((part) => people.test(part) && isNounPhraseOfPeople(part))
  const isFit = (text: string) =>
    isWhole(text) && hasSureFigures(text) && isClean(capitalised(text))
  // One of four alone would turn the others away.
  const isRead =
    parts.length === groups.length &&
    groups.filter((text) => isFit(text)).length * 2 >= groups.length
  return groups
    .slice(0, 6)
    .filter((text) => text.length <= 160)
    .map((text) => ({
      text: lowered(text),
      isSure: isRead && isFit(text) && !unkind.test(text) && !vague.test(text),
    }))
}

/** Nothing follows the people but what says more of them, in few words: not 'backpackers garden route'. */
function isWhole(text: string): boolean {
  const [last] = [...text.matchAll(new RegExp(people.source, 'giu'))].slice(-1)
  const rest = text.slice((last?.index ?? 0) + (last?.[0].length ?? 0))
  return (
    text.split(' ').length <= (/ (?:who|that) /u.test(text) ? 5 : mostWords) &&
    /^$|^ ?\(|^ (?:who|with|without|that|from|in|at|on|over|under|of|for|to|near|and|or|aged|looking|wanting|coming|going|travel\p{L}+|visiting|staying|living|working|learning|moving|new|celebrating|\d)/iu.test(
      rest,
    )
  )
}

/** In words; who says more does not name a group. */
const mostWords = 8

/** 'families and couples' are two, 'women who run and swim' is one. */
function splitGroups(part: string): string[] {
  const halves = part.split(/ (?:and|or) /u)
  const areTwo = halves.every((half) => people.test(half) && isNounPhrase(half))
  // 'Dads and sons' come together.
  return areTwo && halves.some((half) => half.includes(' ')) ? halves : [part]
}

/** 'people who want to learn' says who by what they do. */
function isNounPhraseOfPeople(text: string): boolean {
  const [who = '', ...rest] = text.split(/ (?=(?:who|that|whose|with|looking|wanting) )/u)
  return isNounPhrase(who) && rest.join(' ').length <= 120 && !/\b(?:I|we|our|us)\b/iu.test(text)
}

/** In small letters at the start, unless a name or an abbreviation stands there. */
function lowered(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
