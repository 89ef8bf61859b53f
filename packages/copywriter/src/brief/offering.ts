import { bookedPlural } from '../grammar/booked-plural.ts'
import { joinList, numberOfHead } from '../grammar/phrases.ts'
import type { NounPhrase } from '../grammar/phrases.ts'
import { placeNames, prepositions, verbs } from '../grammar/word-lists.ts'
import { chunk, isAudiencePhrase, isPlacePhrase } from './chunks.ts'
import { isClause, isOrder, isVerbForm } from './clauses.ts'
import { splitCommas } from './sentences.ts'
import { splitStatements } from './statements.ts'
import { tidied } from './tidy-statement.ts'

/** What is sold, where and for whom, as the first sentences say it. */
export type Offering = {
  /** A noun phrase: 'half-day whitewater rafting trips'; null where the owner tells it otherwise. */
  thing: NounPhrase | null
  /** What the owner does, told with another verb than offering: 'repair' and 'tents and rucksacks by post'. */
  deed: { verb: string; object: string } | null
  /** Prepositional phrase: 'on the Nantahala River'. */
  place: string | null
  /** Whom the first sentence names: 'women returning to work'. */
  people: string | null
}

type Reading = { offering: Offering; rest: string[] }

const nothing: Offering = { thing: null, deed: null, place: null, people: null }

/** Reads what is sold from the first sentences; `rest` is all that was said besides. */
export function readOffering(sentences: readonly string[], businessName: string): Reading {
  for (const [index, sentence] of sentences.slice(0, 3).entries()) {
    const said = splitStatements(inOwnVoice(sentence, businessName), { isLead: true })
    const mayBeLabel =
      index === 0 ||
      (index === 1 && !isClause(sentences[0] ?? '') && said.length < 3) ||
      booked.test(said[0] ?? '')
    const at = said
      .slice(0, 2)
      .findIndex(
        (lead, position) =>
          readLead(tidied(lead), { mayBeLabel: mayBeLabel && position === 0 }) !== null,
      )
    const found =
      at === -1 ? null : readLead(tidied(said[at] ?? ''), { mayBeLabel: mayBeLabel && at === 0 })
    if (found === null) continue
    const others = said.filter((_, position) => position !== at)
    const before = sentences.slice(0, index)
    const after = sentences.slice(index + 1)
    const place = found.offering.place ?? firstPlace([...others, ...before, ...after])
    return {
      offering: { ...found.offering, place: tidyPlace(place) },
      rest: [...before, ...found.rest, ...others, ...after],
    }
  }
  return { offering: { ...nothing, place: tidyPlace(firstPlace(sentences)) }, rest: [...sentences] }
}

const namedVerb =
  /^(?:offers|runs|provides|organi[sz]es|sells|makes|gives|hosts|arranges|operates|leads|guides|teaches|takes|brings|builds|designs|delivers|serves|rents|repairs)(?= \p{L})/iu

/** 'Glenfinlas Mews offers falconry' is 'we offer falconry'. */
function inOwnVoice(sentence: string, name: string): string {
  const isNamed = sentence.toLowerCase().startsWith(`${name.toLowerCase()} `)
  const rest = isNamed ? sentence.slice(name.length + 1) : ''
  const [verb] = namedVerb.exec(rest) ?? []
  return verb === undefined
    ? sentence
    : `we ${verb.toLowerCase().replace(/(?<=ch|sh)es$|s$/u, '')}${rest.slice(verb.length)}`
}

/** What one books, wherever it is named. */
const booked =
  /\b(?:courses?|lessons?|tours?|trips?|workshops?|classes|rides|camps?|sessions?|walks|charters?|retreats?)\b/iu

const offering =
  /^(?:do|run|offer|provide|organi[sz]e|sell|make|have|give|host|arrange|operate|lead|guide|bake|build|brew|create|design|deliver|serve|specialise in|produce|supply)$/iu
const leadVerb =
  /^(we|I)(?: are| am|'re|'m)?(?: also| only| mainly| mostly| now| still| can)? (\p{L}+)(?: out(?= ))? (.+)$/iu
const being = /^(?:we|I)(?:'re| are|'m| am) (an? |the |)(.+)$/iu
/** 'Sala Clara is a small yoga studio': the business by its name. */
const naming =
  /^(?:The )?\p{Lu}[\p{L}'&-]*(?: (?:de|la|le|and|of|the|&|\p{Lu}[\p{L}'&-]*)){0,4} is an? (.+)$/u
const establishment =
  /\b(?:hotel|lodge|hut|chalet|hostel|campsite|camp|school|bakery|restaurant|osteria|cafe|gym|studio|salon|clinic|practice|park|centre|center|shop|cottage|garage|band|guesthouse|b&b|bunkhouse|brewery|vineyard|agency|museum|nursery|kindergarten)\b/iu
const taking =
  /^(?:you|people|guests|clients|visitors|small groups|groups|families|beginners|kids|everyone)(?: out)?(?: (?:on|for|to do|to go))? (?=(?:an? )?[\p{L} -]*(?:ing\b|trips?|tours?|walks?|hikes?|rides?))/iu

const owning =
  /^(?:our|my) ((?:[\p{L}'-]+ ){1,6}?)(?:is|are|takes|has|have|offers?|lies|stands|sits|runs|opens|welcomes?|hosts?) /iu

const relatives =
  /^(?:our|my) (?:mother|father|mum|mom|dad|brother|sister|wife|husband|son|daughter|uncle|aunt|cousin|grand\p{L}+|family|dog|guides?|ranger|cook|chef|team)\b/iu

function readLead(lead: string, { mayBeLabel }: { mayBeLabel: boolean }): Reading | null {
  const [, own] = relatives.test(lead) ? [] : (owning.exec(lead) ?? [])
  if (own !== undefined) {
    const read = readThing(own.trim())
    return read === null ? null : { ...read, rest: [...read.rest, lead] }
  }
  const [, called] = naming.exec(lead) ?? []
  if (called !== undefined) return readThing(called)
  const [, article, what = ''] = being.exec(lead) ?? []
  if (article !== undefined)
    return establishment.test(what.split(/ (?:with|for|that|who|in|on|near) /u)[0] ?? '')
      ? readThing(what)
      : null
  const [, who = 'we', verb = '', rest = ''] = leadVerb.exec(lead) ?? []
  if (verb === '') return mayBeLabel ? readLabel(lead) : null
  // 'I sell and rent flats' is one deed of two verbs.
  const [, also, object = ''] = /^and (\p{L}+) (.+)$/u.exec(rest) ?? []
  if (also !== undefined) return readDeed(`${verb.toLowerCase()} and ${also}`, object, who)
  if (offering.test(verb) && !(guiding.test(verb) && isAudiencePhrase(`for ${chunk(rest).head}`)))
    return isClause(rest) || /^(?:been|done|had|worked|lived|got|to)\b/iu.test(rest)
      ? null
      : readThing(rest)
  if (/^(?:rent|hire)$/iu.test(verb)) {
    const read = readThing(rest)
    return read === null
      ? null
      : { ...read, offering: { ...read.offering, thing: toRent(read.offering.thing) } }
  }
  if (/^(?:take|bring)$/iu.test(verb) && taking.test(rest))
    return readThing(rest.replace(taking, '').replace(/^an? /iu, ''))
  if (
    /^teach$/iu.test(verb) &&
    /^[\p{L}-]+(?: [\p{L}-]+)?(?= (?:in|at|on|to|for|online)\b|$)/u.test(rest) &&
    !/^(?:people|beginners|kids|children|adults|you|how|to)\b/iu.test(rest)
  )
    return readThing(
      rest.replace(/^([\p{L}-]+(?: (?!in|at|on|to|for|online)[\p{L}-]+)?)/u, '$1 lessons'),
    )
  return readDeed(verb.toLowerCase(), rest, who)
}

/** 'We guide certified divers' does not sell divers. */
const guiding = /^(?:guide|lead|host|serve)$/iu

/** A label without a verb; a sentence typed on without a stop is left out of it. */
function readLabel(lead: string): Reading | null {
  const [label = lead, on] = lead.split(
    / (?=(?:we|I|you) (?:come|offer|do|go|pick|make|have|can|bring)\b|the (?:longest|biggest|smallest|first|last|whole) (?:\p{L}+ )?is\b)/u,
    2,
  )
  const isRunOn = on !== undefined && label.split(' ').length > 1
  const named = isRunOn ? label : lead
  if (isClause(named) || isOrder(named)) return null
  const read = readThing(named)
  return read === null || !isRunOn ? read : { ...read, rest: [...read.rest, on] }
}

function toRent(thing: NounPhrase | null): NounPhrase | null {
  return thing === null ? null : { ...thing, text: `${thing.text} to rent` }
}

const notDeeds =
  /^(?:come|start|drink|listen|stop|keep|pick|see|give|get|put|know|am|are|is|was|were|will|would|need|want|think|know|love|like|hope|live|started|go|went|grew|believe|and|of)$/u

/** 'I repair tents by post' says what is done and for what. */
function readDeed(verb: string, rest: string, subject: string): Reading | null {
  const known = verb.split(' and ')
  if (
    known.some((one) => notDeeds.test(one)) ||
    !known.every(
      (one) =>
        verbs.has(one) ||
        /^(?:repair|fix|clean|train|groom|sharpen|tune|photograph|film|restore|carry|transport|store|cover|service|paint|coach|walk|move|treat|mend|install|plan|cater|print|sell|rent|ride|sail|fly|paddle|dive|fish|climb|cook|watch|explore|surf|forage|swim|guide|lead|instal)$/u.test(
          one,
        ),
    )
  )
    return null
  const { tails } = chunk(rest)
  const place = placeOf(tails)
  const object = place === null ? rest : rest.replace(new RegExp(` ${escaped(place)}.*$`, 'u'), '')
  const [short = object] = object.split(
    / (?:for|from|to|that|which|where|so|when|because|and (?:I|we)) (?=\p{L})/u,
  )
  const named = object.split(' ').length > 9 ? short : object
  if (
    named.split(' ').length > 12 ||
    (named !== object && named.split(' ').length < 3) ||
    named.length > 84 ||
    /\b(?:the|a|an|of|in|and|with)$/u.test(named)
  )
    return null
  const isAll = `${named}${place === null ? '' : ` ${place}`}`.length >= rest.length - 2
  return {
    offering: { ...nothing, deed: { verb, object: named }, place },
    rest: isAll ? [] : [`${subject} ${verb} ${rest}`],
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

/** 'Tree climbing, real one with ropes' names its thing before the comma; a list names it all along. */
function withoutRemark(text: string): [string, string | undefined] {
  const [thing = '', remark, ...others] = splitCommas(text)
  const isRemark =
    remark !== undefined &&
    thing.split(' ').length > 1 &&
    !/^(?:\d|two|three|four|five)\b/iu.test(remark) &&
    !(/ with /iu.test(thing) && / and /u.test(remark)) &&
    (/ (?:with|in|on|for|by) /iu.test(remark) ||
      /^(?:real|not|one|no|also|both|all)\b/iu.test(remark))
  return isRemark ? [thing, [remark, ...others].join(', ')] : [text, undefined]
}

/** A noun phrase with what hangs on it: place, people, and what is left to be said elsewhere. */
function readThing(told: string): Reading | null {
  // 'Rides along the river, and a five-day trek': the second is told by itself.
  const [one = '', added] = told.split(/, and (?=(?:an?|our|also|since|for) )/u, 2)
  const [whole, remark] = withoutRemark(one)
  const more = [remark, added].filter((part) => part !== undefined)
  const asides = [...whole.matchAll(/\s*\(([^()]*)\)/gu)].map(([, aside = '']) => aside)
  const [plain = '', list] = whole
    .replace(/ out of (?=\p{Lu})/gu, ' from ')
    .replace(/ next to (?=the |\p{Lu})/gu, ' beside ')
    .replace(/\s*\([^()]*\)/gu, '')
    .split(/:\s+/u, 2)
  const { head, tails } = chunk(plain.replace(/,(?= (?:with|from|in|on|at|near|for) )/gu, ''))
  const [text, cut] = headOf(head)
  if (text === null) return null
  const place = placeOf(tails)
  // 'with a skills area for children' says for whom the area is.
  const withAt = tails.findIndex((tail) => /^with /iu.test(tail))
  const peopleAt = tails.findIndex(
    (tail, index) => isAudiencePhrase(tail) && (withAt === -1 || index < withAt),
  )
  const after = tails.findIndex((tail, index) => index > peopleAt && isPlacePhrase(tail))
  const who = peopleAt === -1 ? [] : tails.slice(peopleAt, after === -1 ? tails.length : after)
  const people = who.length === 0 ? null : who.join(' ').slice(4)
  const left = tails.filter((tail) => !who.includes(tail) && place?.includes(tail) !== true)
  const ways = left.filter((tail) => isWay(tail))
  const hour = left.find((tail) => isHour(tail))
  const purpose = left.find((tail) => isPurpose(tail))
  const others = [
    cut,
    ...left.filter((tail) => !ways.includes(tail) && tail !== hour && tail !== purpose),
  ].filter((tail) => tail !== '')
  const thing = [
    text,
    ...ways,
    ...(purpose === undefined ? [] : [purpose]),
    ...(hour !== undefined && place === null ? [hour] : []),
  ].join(' ')
  const rest = [
    ...(others.length === 0 ? [] : [aloneOf(others, thing)]),
    ...(list === undefined ? [] : [list]),
    // A list shortened for its name is told whole besides.
    ...(splitCommas(head).length > 3 ? [head] : []),
    ...asides.filter((aside) => / |\d/u.test(aside)),
    ...more,
  ]
  return {
    offering: {
      thing: {
        text: thing,
        number: / and |, /u.test(text) ? 'many' : numberOfHead(thing.replace(/ to rent$/u, '')),
      },
      deed: null,
      place: hour === undefined || place === null ? place : `${place} ${hour}`,
      people,
    },
    rest: rest.filter((line) => line !== ''),
  }
}

/** 'with 140 problems' stands alone without its 'with'; other remainders need the thing again. */
function aloneOf(tails: readonly string[], thing: string): string {
  const text = tails
    .join(' ')
    .replace(/, ([^,]+)$/u, (all, last: string) =>
      / (?:and|or) |^(?:so|which|where|who|because|if|when|that|plus|also|with)\b/u.test(last)
        ? all
        : ` and ${last}`,
    )
  if (/^(?:with|including) /iu.test(text)) return text.replace(/^(?:with|including) /iu, '')
  if (/^(?:by|for|from|in|of|through|via|until|without|during|across|at|to) /iu.test(text))
    return thing.split(' ').length <= 4 ? `${thing} ${text}` : ''
  return text
}

const foreign = /\b(?:liegt|und|der|die|das|im|unsere|wir|hyr|vi|les|des|nous|los|gli|della)\b/iu
const notSold =
  /^(?:including|fam|family \p{Lu}|open|located|based|all|no|max|min|only|your|you|each|every|since|up|about|there|our|my|it|this|that|not|very|both|hi|hello|own)\b|\b(?:included|provided|welcome|supplied|allowed|available|years|minutes|metres|sqm)\b|[@%$£€]/iu
const courses = /^(.*\b(?:courses?|lessons?|classes|tours?|trips?|training)) (?=[\p{Lu}\d])(.+)$/u

/** The words that are sold, as one books them, and what the owner set behind them. */
function headOf(head: string): [string | null, string] {
  const [, course, which = ''] = courses.exec(head) ?? []
  const bare = (course ?? head)
    .replace(/ (?:daily|weekly|all year|year-round|every day|too|also|online)?(?: or| and)?$/iu, '')
    .replace(/^(?:an?|the|some|various|different|guided by us) /iu, '')
    .trim()
  const part =
    / out of .*$/iu.exec(bare) ??
    / (?:shipped|made|built|baked|delivered|sent|posted|handmade|led|run|grown|roasted|brewed|knitted|printed|designed|produced|cooked|held|taught|based)$/iu.exec(
      bare,
    )
  const text = shortList(part === null ? bare : bare.slice(0, part.index))
  const words = text.split(' ')
  if (/^\d+ (?:beds|rooms|places|seats|tables|years)\b/iu.test(text)) return [null, '']
  if (
    words.length > 9 ||
    (text.length < 4 && !/^apps?$/iu.test(text)) ||
    text.length > 70 ||
    notSold.test(text) ||
    foreign.test(text)
  )
    return [null, '']
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (
    prepositions.has(last) ||
    /^(?:and|or|the|a|is|are)$/u.test(last) ||
    (/(?:ly|ful|ous)$/u.test(last) && last !== 'family')
  )
    return [null, '']
  if (isClause(text) || isOrder(text) || /\b(?:I|we|you|they|us|me)\b/u.test(text))
    return [null, '']
  if (!/\p{L}{3}/u.test(text)) return [null, '']
  // 'IFMGA mountain guide' says who the owner is; what is sold comes later.
  if (
    /^(?:\p{Lu}{3,}\S*|certified|qualified|licensed|mountain)\b.* guide$|^\p{Lu}{3,} guide$/iu.test(
      text,
    ) &&
    /\p{Lu}{3,}|certified|qualified|licensed/u.test(text)
  )
    return [null, '']
  const guided = text.replace(/^(.+) guide$/iu, 'guided $1')
  return [
    ordinaryStart(bookedPlural(guided)),
    [part?.[0].trim() ?? '', which].filter(Boolean).join(' '),
  ]
}

/** Of a long list the first three. */
function shortList(listed: string): string {
  const text = /^\d+ .+ and \d+ /u.test(listed)
    ? listed
        .replace(/ and (?=\d.* and \d)/gu, ', ')
        .replace(/(^|, | and )\d+ (?=\p{L})/gu, (count: string, joint: string) =>
          count.trim().endsWith(' 1') || count.trim() === '1' ? `${joint}a ` : joint,
        )
    : listed
  const items = splitCommas(text)
  return items.length > 3 || (items.length > 2 && !/ (?:and|or) /u.test(text))
    ? joinList(items.slice(0, 3))
    : text
}

/** 'by helicopter', 'on horseback': how it is done belongs to the thing. */
function isWay(tail: string): boolean {
  return /^(?:by|in|on|from|aboard) (?:an? )?(?:[\p{Ll}-]+ ){0,2}(?:boat|helicopter|zodiac|canoe|horseback|foot|yacht|raft|van|e?-?bikes?|ship|catamaran|train|bus|skis|snowshoes|kayaks?)$/u.test(
    tail,
  )
}

/** 'for menopause', 'for beginners of all kinds' no: what it is for belongs to its name, whom it is for does not. */
function isPurpose(tail: string): boolean {
  return (
    /^for (?!(?:you|us|all|everyone|\d|an?|the|free|your|our|more|many|up|over|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty) ?)[\p{Ll}-]+(?: [\p{Ll}-]+)?$/u.test(
      tail,
    ) && !isAudiencePhrase(tail)
  )
}

function isHour(tail: string): boolean {
  return /^(?:at|by|under) (?:the )?(?:sunrise|sunset|dawn|dusk|night|full moon|moonlight)$/iu.test(
    tail,
  )
}

function ordinaryStart(text: string): string {
  const [first = ''] = text.split(' ')
  const isName = /(?:ic|[^v]an|ish|ese|ch)$/u.test(first) || placeNames.has(first.toLowerCase())
  return /^\p{Lu}\p{Ll}+$/u.test(first) && !isName && (/ \p{Ll}/u.test(text) || !text.includes(' '))
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** The first place among the phrases, with the one that narrows it down. */
function placeOf(tails: readonly string[]): string | null {
  // 'with a teacher from Nantes' is where the teacher comes from.
  const at = tails.findIndex(
    (tail, index) =>
      isPlacePhrase(tail) &&
      !(/^from /iu.test(tail) && /^(?:with|by) /iu.test(tails[index - 1] ?? '')),
  )
  if (at === -1) return null
  const first = tails[at] ?? ''
  const next = tails[at + 1]
  return next !== undefined && isPlacePhrase(next) && `${first} ${next}`.split(' ').length <= 8
    ? `${first} ${next}`
    : first
}

const elsewhere =
  /\bnot\b|n't\b|\b(?:pick|transfer|grew|taught|trained|certificate|studied|from [\p{L} ]+ to|guy|living|used to|cheese|bread|send|bus|collect)\b/iu

/** Where it is, as any later sentence tells: 'based in Kendal', 'start in Obernai'. */
function firstPlace(sentences: readonly string[]): string | null {
  const parts = sentences
    .flatMap((sentence) => splitCommas(sentence))
    .filter((part) => !elsewhere.test(part))
  for (const part of parts) {
    const { head, tails } = chunk(part)
    const found = placeOf(
      [head, ...tails].filter((phrase) => /^(?:in|on|near|at|around|along) /iu.test(phrase)),
    )
    if (found !== null) return withoutVerb(found)
  }
  return null
}

/** 'in Antigua takes a commission' is only Antigua. */
function withoutVerb(place: string): string {
  const words = place.split(' ')
  const at = words.findIndex(
    (word, index) => index > 1 && /^\p{Lu}/u.test(words[index - 1] ?? '') && isVerbForm(word),
  )
  return at === -1 ? place : words.slice(0, at).join(' ')
}

function tidyPlace(place: string | null): string | null {
  if (place === null) return null
  const text = place
    .replace(/ (?:and|or)$| \/.*$| whatever .*$/u, '')
    .replace(/[,.]+$/u, '')
    .replace(/ and (?:the )?\p{Ll}.*$/u, '')
  return text.length > 60 ? null : text.charAt(0).toLowerCase() + text.slice(1)
}
