import type { FactValue } from '@wildpath/contract'

import type { Business } from '../business/business.ts'
import { capitalised, joinList, numberOfHead, sentence, unstopped } from '../grammar/phrases.ts'
import { inSentence } from '../phrasing/in-sentence.ts'

export { certificateSentence } from './certificate-sentence.ts'
export { groupSentence, groupTail } from './group-sentence.ts'
export { guideSentence } from './guide-sentence.ts'
export { includedSentence, notIncludedSentence } from './inclusion-sentences.ts'
export { requirementSentence } from './requirement-sentence.ts'

// Each makes a whole sentence of one fact; words of an unknown shape stand behind a label, or nowhere.

/** 'We have been in business since 1998.', 'We started in 1998.' */
export function sinceSentence({ since, voice, tone }: Business): string | null {
  if (since === null) return null
  const we = capitalised(voice.subject)
  return tone === 'bold' || tone === 'fun' || tone === 'friendly'
    ? `${we} started in ${since}.`
    : `${we} have been in business since ${since}.`
}

const number = String.raw`(?:\d+(?:[.,]\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: and a half)?`
const unit = String.raw`(?:minutes?|hours?|days?|nights?|weeks?|months?)`
const length = new RegExp(
  String.raw`^(?:about |around |at least |up to |up to about )?(?:(?:${number}(?: ${unit})?(?: to | or |–|-))?(?:${number}(?: full| whole)? ${unit}|an hour and a half|a day and a half)|half an? (?:hour|day)|half a day|the (?:whole|full) day|all day|an? (?:full|whole) day|an? (?:morning|afternoon|evening|weekend|day|week))(?: and (?:${number} (?:minutes|nights?)|a half))?$`,
  'iu',
)

/** 'half day' is half a day, '90 min' are minutes; null where the words are no length of time alone. */
export function lengthOf(duration: string): string | null {
  const text = inSentence(unstopped(duration))
    .replaceAll(/(?<=\d) ?(?:mins?\.?|minutes)(?=$| )/giu, ' minutes')
    .replaceAll(/(?<=\d) ?(?:hrs?\.?|h|hours)(?=$| )/giu, ' hours')
    .replace(/^1 hours/u, '1 hour')
    .replace(/^half[- ]day$/u, 'half a day')
    .replace(/^(?:full|whole|one full)[- ]day$/u, 'a full day')
    .replace(/^(\d+)-(day|hour|minute)$/u, '$1 $2s')
    .replace(/^weekend$/u, 'a weekend')
    .replace(/(?<=\d) ?[-–] ?(?=\d)/u, ' to ')
    .replace(/(?<=\d)-(?=hours|minutes|days)/u, ' ')
  return length.test(text) ? text : null
}

/** 'It takes one hour.', 'You are in the air for 15 to 25 minutes.' */
export function durationSentence({ duration }: Pick<Offering, 'duration'>): string | null {
  if (duration === undefined) return null
  const text = inSentence(unstopped(duration))
  const whole = lengthOf(text)
  if (whole !== null)
    return `It ${/\b(?:days|nights?|weeks?|weekend|months?)$/u.test(whole) ? 'lasts' : 'takes'} ${whole}.`
  const least = /^from (.+)$/u.exec(text)?.[1]
  if (least !== undefined && lengthOf(least) !== null) return `It takes ${lengthOf(least)} or more.`
  const [, time = '', rest = ''] =
    /^(.+? (?:minutes?|mins?|hours?|hrs?|h|days?|day)) ((?:in|on|under) (?:the )?\p{L}+|(?:per|each) \p{L}+|(?:with|including|plus) .+)$/u.exec(
      text,
    ) ?? []
  const part = lengthOf(time)
  if (part !== null) {
    const each = /^(?:per|each) (\p{L}+)$/u.exec(rest)?.[1]
    if (each !== undefined) return `Each ${each} takes ${part}.`
    return /^(?:in|on|under) /u.test(rest)
      ? `You are ${rest} for ${part}.`
      : `It takes ${part} ${rest}.`
  }
  const isSpan =
    /^(?:\p{Lu}\p{L}+days? ?)?(?:(?:at )?\d[\d:.]* ?(?:am|pm)?)? ?(?:to|until|–|-) (?:\p{Lu}\p{L}+day ?)?(?:\d[\d:.]* ?(?:am|pm)?)?$/u
  if (isSpan.test(duration)) return `It runs from ${duration.replace(/ ?[–-] ?/u, ' to ')}.`
  return sentence(`Duration: ${text}`)
}

type Offering = FactValue<'offering'>
/** 'It runs' for what takes place, 'It is available' for what is ordered, rented or slept in. */
export type Runs = 'It runs' | 'It is available'

const month = String.raw`(?:(?:mid|early|late|the end of|end of|the middle of|the start of)[- ])?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter|Easter|Christmas)(?: \d{1,2})?`
const months = new RegExp(
  String.raw`^(?:open )?(?:from |between )?(${month}) ?(?:to|until|till|through|–|-|and) ?(${month})( only)?$`,
  'iu',
)

/** 'It runs from April to October.' */
export function seasonSentence(season: string | undefined, runs: Runs): string | null {
  if (season === undefined) return null
  const said = unstopped(season)
  const text = isSentence(said) ? said : said.replace(/^(?:the |our )?season(?:: | is | )/iu, '')
  const range = months.exec(text)
  if (range !== null && !/^(?!between).* and /iu.test(text))
    return `${runs} ${range[3] === undefined ? '' : 'only '}from ${seasonWord(range[1])} to ${seasonWord(range[2])}.`
  if (/^(?:open )?(?:all|the whole)[- ]year(?:[- ]round)?$|^year[- ]round$/iu.test(text))
    return `${runs} all year.`
  const ranges = text.split(/ and |, /u).map((part) => months.exec(part))
  if (ranges.length === 2 && ranges.every((one) => one !== null && one[3] === undefined)) {
    const spans = ranges.map((one) => `from ${seasonWord(one?.[1])} to ${seasonWord(one?.[2])}`)
    return `${runs} ${joinList(spans)}.`
  }
  const some = new RegExp(
    String.raw`^(?:in |only in )?(${month}(?:(?:, | and |, and )${month})*)( only)?$`,
    'iu',
  ).exec(text)
  if (some !== null && !/\d/u.test(text))
    return `${runs} ${/only/u.test(text) ? 'only ' : ''}in ${seasonWord(some[1])}.`
  return isSentence(text) ? sentence(text) : sentence(`Season: ${inSentence(text)}`)
}

function seasonWord(text = ''): string {
  return text
    .replace(/^(?:Spring|Summer|Autumn|Winter|Mid|Early|Late|End|The)\b/u, (word) =>
      word.toLowerCase(),
    )
    .replace(/^end of/u, 'the end of')
}

const day = String.raw`(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?: (?:mornings?|afternoons?|evenings?|nights?))?`
const weekdays = new RegExp(
  String.raw`^(?:on )?(${day}(?:(?:, | and |, and | or )${day})*)( only)?$`,
  'u',
)

/** 'It runs on Saturday mornings.' */
export function daysSentence(days: string | undefined, runs: Runs): string | null {
  if (days === undefined) return null
  const text = unstopped(days)
  const on = weekdays.exec(text)
  if (on !== null) return `${runs} on ${on[1]}${on[2] ?? ''}.`
  if (new RegExp(String.raw`^(?:from )?${day} (?:to|–|-) ${day}$`, 'u').test(text)) {
    return `${runs} from ${text.replace(/^from /u, '').replace(/ [–-] /u, ' to ')}.`
  }
  const plain = inSentence(text)
  if (
    /^(?:every|each) (?:day|week|morning|afternoon|evening|weekend|\p{Lu}\p{L}+day)$|^(?:daily|once a day|twice a day|all week)$/u.test(
      plain,
    )
  )
    return `${runs} ${plain}.`
  if (/^(?:on )?(?:weekdays|weekends)(?: only)?$/u.test(plain))
    return `${runs} ${plain.startsWith('on') ? '' : 'on '}${plain}.`
  return isSentence(text) ? sentence(text) : sentence(`Days: ${plain}`)
}

/** Both in one: 'It runs on Saturdays from April to August.' */
export function timesSentence(
  { season, days }: Pick<Offering, 'season' | 'days'>,
  runs: Runs,
): string | null {
  const told = [daysSentence(days, runs), seasonSentence(season, runs)].filter(
    (text) => text !== null,
  )
  const deeds = told.map((text) =>
    text.startsWith(`${runs} `) ? text.slice(runs.length + 1, -1) : null,
  )
  const isOne =
    deeds.length === 2 && deeds.every((deed) => deed !== null && !/\bonly\b/u.test(deed))
  return isOne ? `${runs} ${deeds.join(' ')}.` : told.length === 0 ? null : told.join(' ')
}

function isSentence(text: string): boolean {
  return (
    /^(?:we|I|it|you|there|the \p{L}+|tours?|trips?|open|closed)\b.* /iu.test(text) &&
    /\b(?:is|are|run|runs|go|goes|open|opens|start|starts|meet|meets)\b/u.test(text)
  )
}

/** 'We meet at the slipway behind the harbour.' */
export function meetingSentence(place: string | undefined): string | null {
  if (place === undefined) return null
  const told = unstopped(place).replace(/^(?:the )?meeting (?:point|place)(?: is|:)? /iu, '')
  const text = /^\p{L}+ \p{Lu}/u.test(told) ? told : inSentence(told)
  if (/^(?:we|I|you|it|please) |^meet /iu.test(text)) return sentence(text)
  if (/\bpick(?:ed)?[- ]?up\b|[;:]/iu.test(text)) return sentence(`Meeting place: ${text}`)
  if (/^(?:at|in|on|by|near|beside|behind|outside|under|opposite|next to|in front of) /u.test(text))
    return `We meet ${text}.`
  if (/^\p{Lu}\p{L}+$/u.test(text)) return `Meeting place: ${text}.`
  const isNamed = /^(?:the|our|my|an?|your) |^\p{Lu}/u.test(text)
  const isOne =
    numberOfHead(text.split(/ (?:of|at|in|on|by|behind|near|beside|next|,)/u)[0] ?? '') === 'one'
  return isNamed || isOne
    ? `We meet at ${isNamed ? '' : 'the '}${text}.`
    : sentence(`Meeting place: ${text}`)
}

/** 'We speak English and Dutch.' */
export function languagesSentence(
  { voice }: Business,
  languages: Offering['languages'],
): string | null {
  if (languages === undefined || languages.length === 0) return null
  const names = languages.map((name) => capitalised(name.replace(/^in /iu, '')))
  const areNames = names.every((name) => /^\p{Lu}\p{L}+$/u.test(name))
  return areNames
    ? `${capitalised(voice.subject)} speak ${joinList(names)}.`
    : sentence(`Languages: ${joinList(languages)}`)
}

/** 'Beginners are welcome.', 'The level is easy to moderate.' */
export function levelSentence(level: string | undefined): string | null {
  if (level === undefined) return null
  const text = inSentence(unstopped(level))
  const who = /^([^,]+?)(?: are)? welcome$/u.exec(text)?.[1]
  if (who !== undefined && numberOfHead(who) === 'many') return sentence(`${who} are welcome`)
  if (/^(?:for|suitable for) /u.test(text)) return sentence(`It is ${text}`)
  if (/^all levels$/u.test(text)) return 'All levels are welcome.'
  return /^(?:very )?(?:easy|moderate|medium|hard|difficult|gentle|challenging|demanding)(?: to (?:easy|moderate|medium|hard|difficult|challenging|demanding))?$/u.test(
    text,
  )
    ? `The level is ${text}.`
    : sentence(`Level: ${text}`)
}

/** '60 loaves a week.', where a number counts things: whose they are, and whether they are there or were, nobody knows. */
export function figureSentence({ value, label }: FactValue<'figure'>): string | null {
  const [noun = ''] = label.split(' ')
  const isCount = /^[\d.,]+$/u.test(value) && numberOfHead(noun) === 'many'
  return isCount && !/^(?:years|stars|reviews|points)$/iu.test(noun)
    ? sentence(`${value} ${label}`)
    : null
}
