import { isEnglishWord } from '../grammar/english-words.ts'
import { functionWords } from '../grammar/word-lists.ts'

const preposition = String.raw`(?:in|on|at|near|along|around|through|across|off|over|beside|between|above|out of|outside|from|(?:north|south|east|west) of)`
const land =
  'river|lake|loch|coast|valley|mountains?|hills|bay|sea|island|forest|woods|cliffs|meadow|harbour|harbor|beach|peninsula|park|canyon|gorge'
const name = String.raw`\p{Lu}[\p{L}'’-]*\p{L}`
/** Between the parts of a name: 'San Pedro de Atacama', 'the Isle of Mull', 'Paphos and Peyia'. */
const link = '(?:of the|of|de la|de|del|da|do|van|von|and|am|an der|la|le|el)'
const names = String.raw`${name}(?: (?:${link} )?${name}){0,4}(?: (?:${land}|hall|station|village)(?!\p{L}))?`
const spot = String.raw`(?:the|our|an?) (?:\p{Ll}+ ){1,2}\p{Ll}+ (?:at|in|near|of|on|above) (?:the )?${names}`
const time =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|German|French|Spanish|Italian|Dutch)'
const common = String.raw`(?:the|our|an?) (?:\p{Ll}+ ){0,2}(?:${land})(?!\p{L})(?: (?:of|at|in|near|above|outside) (?:the )?(?!${time}(?!\p{L}))${names})?`
const phrase = String.raw`${preposition} (?:the )?${names}|${preposition} ${spot}|${preposition} ${common}`

const within = new RegExp(` (?<place>${phrase})`, 'u')
const whole = new RegExp(`^(?<place>${phrase})$`, 'u')

/** Words that go on with a place: 'the coast range', 'the Jurassic Coast path'. */
const further =
  /^(?: (?:range|path|trail|shore|area|floor|bend|wall|chain|edge|side|reserve|road|line|front|head|mouth|bank|banks|region|district|basin|plateau|system|loop|camp|crossing|country|gardens?|reserve|resort|town))+(?!\p{L})(?: (?:of|near|above|below|in|at) (?:the )?NAMES)?/u
const wherever = new RegExp(further.source.replace('NAMES', names), 'u')
/** A noun of the land with another one behind it is no place by itself. */
const bareLand = new RegExp(`(?:^| )(?:${land})$`, 'iu')
const apart =
  /^(?:daily|weekly|yearly|nightly|today|tonight|together|outside|outdoors|half|full|easy|open|including|included|incl|nr|max\p{L}*|min\p{L}*|\p{L}+(?:ing|ed|ly))$/u

/** No place: what is spoken, when it is, and which boat one is on. */
const notAPlace =
  /\b(?:English|German|Dutch|French|Spanish|Italian|Swedish|Norwegian|Finnish|Danish|Portuguese|Greek|Russian|Korean|Japanese|Chinese|Polish|January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+days?|Christmas|Easter|Zoom|WhatsApp|Instagram|Google)$|^on [SM]\//u

/**
 * Where a phrase with a preposition and a name stands in a clause, and what stands before and behind it. Its place is null
 * where it could only be cut between two nouns.
 */
export function findPlace(
  clause: string,
): { before: string; place: string | null; after: string } | null {
  const found = within.exec(clause)
  const place = found?.groups?.['place'] ?? ''
  if (found === null || notAPlace.test(place) || place.length > 60) return null
  const end = found.index + found[0].length
  const tail = clause.slice(end)
  const more = / the /u.test(found[0]) ? (wherever.exec(tail)?.[0] ?? '') : ''
  const after = tail.slice(more.length)
  const full = place + more
  // A name that goes on with a mark is none that could be read whole.
  return /^(?:$|[\s,(])/u.test(after) && full.length <= 60
    ? { before: clause.slice(0, found.index), place: goesOn(full, after) ? null : full, after }
    : null
}

/** 'In the coast' of 'in the coast guard museum': cut between two nouns. */
function goesOn(place: string, after: string): boolean {
  const next = /^ (\p{Ll}+)/u.exec(after)?.[1] ?? ''
  const isNoun = next !== '' && !functionWords.has(next) && !apart.test(next) && isEnglishWord(next)
  return / the \p{Ll}| \p{Ll}+$/u.test(place) && bareLand.test(place) && isNoun
}

/** A clause that says nothing but where: 'from Kuopio harbour'. */
export function placeAlone(clause: string): string | null {
  const place = whole.exec(clause)?.groups?.['place'] ?? null
  return place === null || notAPlace.test(place) ? null : place
}
