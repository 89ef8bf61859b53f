import { monthSpan, seasonOf } from './months.ts'
import { words } from './unicode-words.ts'

/** One thing that a sentence says of what is sold. */
export type PlainDetail =
  | { part: 'meeting_point' | 'season' | 'days' | 'group_size' | 'requirements'; text: string }
  | { part: 'included' | 'not_included'; items: string[] }

const count =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze)'
const people =
  '(?:people|persons?|guests|paddlers|riders|divers|climbers|students|participants|anglers|personen|teilnehmer\\p{L}*|gäste\\p{L}*|leuten?|kinder\\p{L}*|personnes|participants)'
const most =
  "(?:max(?:imum|imal|\\.)?|up to|at most|no more than|never more than|höchstens|bis zu|nie mehr als|jusqu['’]à|au plus)"

const meeting = words(
  /^(?:we (?:always |all )?meet(?: you)?|(?:please )?meet(?: us| your guide)?|(?:all )?(?:trips|tours|walks|rides) (?:meet|start|leave|depart)|wir treffen uns|treffpunkt ist|treff(?:en)? ist|(?:le )?(?:rendez-vous|rdv)(?: est)?(?: fixé)?|(?:nous nous|on se) retrouv(?:ons|e))(?: (?:at|um|à) \d{1,2}(?:[:.h]\d{2})? ?(?:[ap]\.?m\.?|uhr|h)?,?)? (?<place>(?:at|in|by|outside|behind|opposite|beside|near|from|an|am|bei|beim|auf|im|vor|vorm|hinter|der|die|das|à|au|aux|devant|sur|chez|place|derrière) .{4,150})$/iu,
)
const titledMeeting = words(
  /^(?:meeting (?:point|place)|treffpunkt|lieu de rendez-vous|rendez-vous|point de rencontre)\s?:\s*(?<place>.{4,150})$/iu,
)
const ages = words(
  /^(?:(?:the )?minimum age(?: is|:)? \d{1,2}(?: years)?|ages? \d{1,2} (?:and (?:up|older|over)|\+)|ages \d{1,2}\+|all ages|ages \d{1,2} ?(?:to|-|–) ?\d{1,2}|(?:das )?mindestalter(?: ist|:| beträgt)? \d{1,2}(?: jahren?)?|(?:für kinder )?ab \d{1,2} jahren?|(?:l['’])?âge minimum(?: est(?: de)?| :|:)? \d{1,2} ans|(?:dès|à partir de) \d{1,2} ans)$/iu,
)
const groups = words(
  new RegExp(
    `^(?:(?:we|i) (?:take|guide|go out with)|groups?(?: size)?(?: are| is|:)?|(?:unsere )?gruppen?|wir (?:gehen|fahren|nehmen)|groupes?|en petits groupes?|in kleinen gruppen)?[ ,:]*(?<size>(?:(?:groups? )?(?:of |von |mit |de )?${most}(?: of)? ${count} ${people}(?: (?:per|pro|par) \\p{L}+)?(?: mit)?|${count} ${people} (?:max(?:imum|imal|\\.)?|at most)|(?:${most} )?${count}(?: ${people})? (?:per group|pro gruppe|par groupe|to a group)))$`,
    'iu',
  ),
)
const included = words(
  /^(?<what>.{3,120}?),? (?:(?:is|are|ist|sind|est|sont) )?(?:always |all |immer |alle |also )?(?<isNot>not |nicht |non )?(?:included|inklusive|inkl\.|inbegriffen|im preis (?:enthalten|inbegriffen|inklusive|dabei)|inclus(?:e?s?)|compris(?:e?s?)|fournie?s?)(?: in (?:the|every|all) (?:price|trips?|tours?)| (?:dans le|au) (?:prix|tarif))?$/iu,
)
const timeOrMoney = words(
  new RegExp(
    `\\d|[€$£]|${monthSpan}|\\b(?:we|you|wir|sie|nous|vous|if|wenn|si|this|that|everything|alles|tout|what|price|preis|prix|tax|vat|mwst|tva|steuer\\p{L}*|rules|info\\p{L}*|which|is|are|ist|sind)\\b`,
    'iu',
  ),
)
/** Half the price for children is no age that somebody must have; an exclusive group has a size of its own. */
const otherwise = words(
  /[$€£?]|\b(?:pay|free|half price|discount|zahlen|ermäßig\p{L}*|gratis|kostenlos|gratuit\p{L}*|paient|private?|privat\p{L}*|exklusiv\p{L}*|exclusive)\b/iu,
)

/** What a plain sentence says of what is sold; nothing where it may mean something else. */
export function readPlainDetails(sentence: string): PlainDetail[] {
  const text = sentence.replace(/[.!]$/u, '').trim()
  const titled = titledMeeting.exec(text)?.groups?.['place']
  if (titled !== undefined) return [{ part: 'meeting_point', text: titled }]
  const place = meeting.exec(text)?.groups?.['place']
  // 'We meet at nine' is a time.
  if (place !== undefined && !/^(?:at|um|à) \d/iu.test(place))
    return [{ part: 'meeting_point', text: place.replace(/^at /iu, '') }]
  const time = seasonOf(text)
  if (time !== null) {
    const days = departures.test(time.rest) ? time.rest : ''
    return [
      { part: 'season', text: time.season },
      ...(days === '' ? [] : [{ part: 'days' as const, text: days }]),
    ]
  }
  const parts = text.split(/[,;]\s+|\s[–|·]\s/u).map((part) => part.trim())
  // '5 hours, wetsuits and helmets included, six per group'.
  const last = parts.findIndex((part) => included.test(part))
  return [
    ...(last === -1 ? [] : includedIn(parts.slice(0, last + 1).join(', '))),
    ...parts.flatMap(readPart),
  ]
}

const departures = words(
  /^(?:departures?|departing|start(?:s|ing)?|abfahrt\p{L}*|départs?)\b.*\d/iu,
)

function readPart(part: string): PlainDetail[] {
  if (otherwise.test(part)) return []
  const size = groups.exec(part)?.groups?.['size']
  if (size !== undefined) return [{ part: 'group_size', text: size.replace(/^mit /iu, '') }]
  return ages.test(part) ? [{ part: 'requirements', text: part }] : []
}

/** 'Wetsuits and helmets are included', '5 hours, wetsuits included'. */
function includedIn(text: string): PlainDetail[] {
  const found = included.exec(text)?.groups
  const { what = '', isNot } = found ?? {}
  if (found === undefined) return []
  const parts = what.split(/,\s+|\s(?:and|und|et|&)\s/u).map((part) => part.trim())
  const start = parts.findLastIndex((part) => timeOrMoney.test(part)) + 1
  const items = parts
    .slice(start)
    .map((part) => part.replace(/^(?:the|an?|der|die|das|eine?|les?|la|une?) /iu, ''))
    .filter((part) => part.length > 2)
  if (items.length === 0 || items.some((item) => item.split(' ').length > 5)) return []
  return [{ part: isNot === undefined ? 'included' : 'not_included', items }]
}

const pairs = words(
  /\b(?<age>\d{1,2})(?: years| jahre| ans)?,? (?:on|for|at|bei|auf|für|pour|sur)(?: the| our| der| die| dem| den| la| le| les)? (?<thing>[^,.;\d]{3,60}?)(?=$|,| and | und | et )/giu,
)
const ofAge = words(/^(?:(?:the )?minimum age|(?:das )?mindestalter|(?:l['’])?âge minimum)\b/iu)

/** 'Minimum age is 6 on the half day and 16 on Numbers': each age and what it is for. */
export function agesByThing(sentence: string): { thing: string; text: string }[] {
  const text = sentence.replace(/[.!]$/u, '')
  const [title = ''] = ofAge.exec(text) ?? []
  if (title === '') return []
  const word = title.replace(/^(?:the|das|l['’]) ?/iu, '')
  return [...text.matchAll(pairs)].map(({ groups: { age = '', thing = '' } = {} }) => ({
    thing: thing.trim(),
    text: `${word.startsWith('M') && /^minimum/iu.test(word) ? word.toLowerCase() : word} ${age}`,
  }))
}
