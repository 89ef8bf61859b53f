import { hasVerb, isClean } from '../grammar/is-printable.ts'
import { capitalised } from '../grammar/phrases.ts'
import { verbs } from '../grammar/word-lists.ts'
import { isUnjoined } from './grade-line.ts'
import { nameOfWork } from './named-work.ts'
import { isKnownWord, untilUnknown } from './known-phrase.ts'
import { isNounPhrase } from './noun-phrase.ts'
import { type Details, joinDetails, readDetail } from './read-details.ts'
import { findPlace } from './read-place.ts'
import { splitClauses, splitSentences } from './split-text.ts'
import { isPerson, withoutPerson } from './without-person.ts'

export type ReadOffering = {
  name: string
  /** What people do, where a verb names it. */
  activity: string | null
  place: string | null
  /** What stands beside the name in its own clause: '2 hours', 'all levels'. */
  details: Details
  isSure: boolean
  /** Which sentence names it, and how many of its clauses are told by it. */
  at: number
  clauses: number
  /** Whether the first clause says more than name and place. */
  isPart: boolean
}

/** 'We run …' and 'we are a …' say that the thing follows. */
const selling =
  /^(?:[Ii]|[Ww]e|[Oo]ur (?:team|guides?|school|shop)|[Tt]he (?:team|school)|\p{Lu}[\p{L}' &-]{2,40}?)(?: (?:also |mostly |mainly |now |currently )?(?:offers?|runs?|provides?|organi[sz]es?|operates?|leads?|guides?|hosts?|arranges?|sells?|do|does|have|has|make|(?:are|am|is) (?:offering|running|selling|an?))|(?:'re|'m) an?)(?: you| people| guests)? (?=\p{L}|\d)/u
/** 'I repair …': the deed is what is sold. */
const doing =
  /^(?:I|we) (?!(?:are|am|is|have|has|had|was|were|do|can|will|love|like|know|speak|started|began|been)\b)(?<deed>[\p{Ll}]{3,} .{4,})$/u
/** 'I am Pasang, trekking guide': the next sentence says what is sold. */
const introducing = /^(?:(?:hi|hello|hey)\b|(?:I am|I'm|my name is|we are|we're) )/iu
/** 'We are Tom and Wren and' before 'we run'. */
const named =
  /^(?:[Hh]i,? )?(?:I am|I'm|[Ww]e are|[Ww]e're) \p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?,? and (?=(?:I|we) )/u
const trailing =
  / (?:for|with|who|that|including|departing|starting|from|in|on|at|near|along|around|to|by|of|since) .*$/u

/** Who it is, how it is or how much of it: nothing that is sold. */
const noThing =
  /(?:^| )(?:place|business|company|team|family|guides?|instructors?|owners?|couple|brothers|sisters|friends|people|years?|experts?|specialists?|hours?|minutes?|nothing|something|everything|anything|lots|things?|stuff|photographer|plumber|tutor|dentist|lawyer|therapist|coach|trainer|teacher|builder|carpenter|electrician|gardener|agent|maker|baker|chef|driver|pilot|skipper|captain|planner|sitter|made|built|grown|taught|small|fun|safe|cheap|new|open|welcome|available|local|friendly|\p{L}{3,}(?:ed|ful|ous|able|ible))$/iu

/** 'lessons 4 nervous speakers' are lessons. */
const oddFigure = /(?<!\b(?:over|under|from|aged|level|class|grade)) \d/iu

const counted = / \d{1,2} (?!(?:days?|hours?|nights?|weeks?|minutes?|months?|years?)\b).*$/iu

/** Lengths, levels and numbers behind a name: 'llama walks 2 hours', 'surf lessons all levels'. */
const behindName =
  / (?<detail>(?:\d+(?:\.\d)?(?: ?(?:-|–|to|or) ?\d+(?:\.\d)?)? (?:hours?|minutes?|days?|nights?|weeks?)|half[- ]day|full[- ]day|(?:for )?all levels|(?:for )?beginners to \p{L}+)(?: or (?:half|full)[- ]day)?)$/iu

/** What is sold: the first words of the answer, or what follows 'we run'; null where that is not sure to be a thing. */
export function readOffering(sentences: readonly string[]): ReadOffering | null {
  for (const [at, sentence] of sentences.slice(0, 3).entries()) {
    const plain = withoutPerson(sentence.replace(named, ''))
    if (isPerson(plain) || (introducing.test(plain) && !selling.test(plain))) continue
    const read = readOpening(plain, at)
    if (read !== null) return read
  }
  return null
}

function readOpening(sentence: string, at: number): ReadOffering | null {
  // 'Courses in Wales: first aid, navigation': what follows the colon is no part of the name.
  const clause = openingOf(splitClauses(splitSentences(sentence.split(': ')[0] ?? '')[0] ?? ''))
  const bare = clause.replace(/ ?\([^()]*\)/gu, '')
  const found = findPlace(bare)
  const [head, beside] = withoutDetail(found?.before ?? bare)
  const details = joinDetails(beside, readDetail((found?.after ?? '').trim()) ?? {})
  const told = {
    at,
    clauses: Math.max(1, splitClauses(clause).length),
    place: found?.place ?? null,
  }
  const isAnnounced = selling.test(head)
  const isDeed = !isAnnounced && doing.test(bare)
  const work = nameOfWork(head)
  if (work !== null) {
    return { ...told, name: work, activity: null, details, isSure: true, isPart: true }
  }
  if (isDeed) {
    const deed = doing.exec(clause)?.groups?.['deed'] ?? ''
    const shape = {
      name: '',
      activity: deed,
      place: null,
      details: {},
      isSure: false,
      isPart: true,
    }
    return deed.length > 120 || deed === '' ? null : { ...told, ...shape }
  }
  if (at > 0 && !isAnnounced) return null
  const announced = head
    .replace(selling, '')
    .replace(
      /^(?:our|my|your|their|the|an?|\d{1,2}) (?=\p{L})(?!(?:days?|hours?|nights?|weeks?|minutes?)\b)/iu,
      '',
    )
    .replace(
      /(?: (?:hand-?)?(?:made|built|grown|taught|baked|brewed))? (?:at|from|in|on|with|by) (?:my|our) .*$/iu,
      '',
    )
    // 'A small sailing school and charter business'.
    .replace(/(?<=\p{L} \p{L}+) (?:business|company|firm)$/iu, '')
    .replace(andDeed, '')
  const [thing, length] = withoutLength(announced)
  // Cut short, 'Teaching kids to swim' says something else.
  const isBusy = verbs.has(thing.toLowerCase().replace(/ing .*$/u, ''))
  const [known, behind] = withoutDetail(untilUnknown(thing) ?? '')
  const names = [
    known === '' ? thing : known,
    ...(isBusy ? [] : [thing.replace(counted, ''), thing.replace(trailing, '')]),
  ].filter((one) => isThing(one))
  const name = asDoing(
    names.find((one) => isClean(capitalised(one)) && !oddFigure.test(one)) ?? names[0],
  )
  if (name === undefined) return null
  const isSure =
    isClean(capitalised(name)) &&
    !oddFigure.test(name) &&
    !isUnjoined(name) &&
    !hasVerb(name.replace(/^will /iu, ''))
  const rest = (found?.after ?? '').trim()
  const isPart = !names.includes(thing) || rest !== '' || bare !== clause || sentence.includes(': ')
  return {
    ...told,
    name: capitalised(name),
    activity: null,
    details: joinDetails(joinDetails(length, behind), details),
    isSure,
    isPart,
  }
}

/** 'A kayak school and rent boats': what the owner does besides is no part of the name. */
const andDeed =
  /(?<=\p{L}) and (?:also )?(?:(?:rent|offer|sell|provide|organi[sz]e|hire out) \p{L}|(?:lead|run|teach|show|take|explain|help|let|give|treat|repair|mend|fix|guide|host|train|build|make|bake|cook|grow|feed|carry|write|design|do|have|keep|love) (?:the|an?|my|our|your|people|guests|visitors|kids|children|beginners|you|all)\b).*$/u

const leading =
  /^(?<count>\d{1,2}(?:[.,]\d)?(?: ?(?:-|–|to|or) ?\d{1,2})?) ?(?<unit>\p{Ll}+) (?=\p{Ll}{3,}(?: \p{L}|$))/u

/** '7 night surf and yoga weeks' are surf and yoga weeks of 7 nights; a unit that nobody knows falls away. */
function withoutLength(thing: string): [string, Details] {
  const found = leading.exec(thing)
  const { count = '', unit = '' } = found?.groups ?? {}
  const rest = thing.slice(found?.[0].length ?? 0)
  if (found === null || count === '24' || !rest.includes(' ')) return [thing, {}]
  if (/^(?:minute|hour|day|night|week)s?$/u.test(unit)) {
    const length = count === '1' ? unit : unit.replace(/s?$/u, 's')
    return [rest, readDetail(`${count} ${length}`) ?? {}]
  }
  return unit.length < 6 && !isKnownWord(unit) ? [rest, {}] : [thing, {}]
}

const gerunds: Readonly<Record<string, string>> = {
  snorkel: 'snorkelling',
  swim: 'swimming',
  run: 'running',
  dive: 'diving',
  ride: 'riding',
  paddle: 'paddling',
  hike: 'hiking',
  surf: 'surfing',
  walk: 'walking',
  fly: 'flying',
  climb: 'climbing',
  fish: 'fishing',
  ski: 'skiing',
  camp: 'camping',
}

/** 'Snorkel with seals' calls people to 'snorkelling with seals'. */
function asDoing(name: string | undefined): string | undefined {
  return name?.replace(/^\p{L}+(?= (?:with|through|over|under|around|among) )/u, (verb) =>
    capitalised(gerunds[verb.toLowerCase()] ?? verb),
  )
}

function isThing(name: string): boolean {
  const [first = ''] = name.toLowerCase().split(' ')
  const head = name.replace(trailing, '')
  const isDeed = verbs.has(first) && !/^fly (?:fish|cast|ty)ing\b/iu.test(name)
  return isNounPhrase(name, { mostWords: 7 }) && !noThing.test(head) && !isDeed
}

/** The words before a length or a level at their end, and that detail. */
function withoutDetail(text: string): [string, Details] {
  const detail = behindName.exec(text)?.groups?.['detail']
  const read = detail === undefined ? null : readDetail(detail)
  return detail === undefined || read === null ? [text, {}] : [text.replace(behindName, ''), read]
}

/** The first clause; 'Kayaks, canoes and boards' is one thing, not the first of three. */
function openingOf([first = '', ...others]: readonly string[]): string {
  const end = others.findIndex((part) => / (?:and|or) /u.test(part))
  const [last = ''] = (others[end] ?? '').split(/ (?=(?:to|in|on|at|for|with|near) )/u)
  const list = [first, ...others.slice(0, Math.max(0, end)), last]
  const isList = end >= 0 && list.every((part) => part.split(' ').length <= 4 && isNounPhrase(part))
  const isOne = isList && first.split(' ').length <= 2
  return isOne ? [first, ...others.slice(0, end + 1)].join(', ') : first
}

/** Deeds that people come for; what else 'you' do is a condition or a step. */
const doings =
  /^(?:where |here |and )?you (?:also |can |get to |learn (?:how )?to )?(?<deed>(?:fly|drive|ride|paddle|steer|cook|make|build|catch|cast|row|sail|climb|swim|dive|snorkel|surf|hike|walk|explore|discover|learn|bake|throw|shoot|forage|taste|meet|feed|hold|ski|paint|carve|knit|spot|watch|track|follow|milk|press|brew|print|weave|glide|cross|sleep) [^,;:()]{3,})/iu

/** What people do, out of a clause such as 'you drive your own sled north of Alta', and where it says so. */
export function readActivity(clause: string): { activity: string; place: string | null } | null {
  const deed = doings.exec(clause.replace(/ ?\([^()]*\)/gu, ''))?.groups?.['deed']
  if (deed === undefined || deed.split(' ').length > 12) return null
  const found = findPlace(deed)
  const activity = found?.before ?? deed
  const isSure =
    isClean(capitalised(activity)) &&
    !/\b(?:if|when|before|after|we|I|it|them|this|that|or|yourself|\d+)\b/u.test(activity)
  return isSure && activity.includes(' ') ? { activity, place: found?.place ?? null } : null
}
