const preposition = String.raw`(?:in|on|at|near|along|around|through|across|off|over|beside|between|above|out of|outside|from|(?:north|south|east|west) of)`
const land =
  'river|lake|loch|coast|valley|mountains?|hills|bay|sea|island|forest|woods|cliffs|meadow|harbour|harbor|beach|peninsula|park|canyon|gorge'
const name = String.raw`\p{Lu}[\p{L}'’-]*\p{L}`
/** Between the parts of a name: 'San Pedro de Atacama', 'the Isle of Mull', 'Paphos and Peyia'. */
const link = '(?:of the|of|de la|de|del|da|do|van|von|and|am|an der|la|le|el)'
const names = String.raw`${name}(?: (?:${link} )?${name}){0,4}(?: (?:${land}|hall|station|village)(?!\p{L}))?`
const spot = String.raw`(?:the|our|an?) (?:\p{Ll}+ ){1,2}\p{Ll}+ (?:at|in|near|of|on|above) (?:the )?${names}`
const common = String.raw`(?:the|our|an?) (?:\p{Ll}+ ){0,2}(?:${land})(?!\p{L})(?: of (?:the )?${names})?`
const phrase = String.raw`${preposition} (?:the )?${names}|${preposition} ${spot}|${preposition} ${common}`

const within = new RegExp(` (?<place>${phrase})`, 'u')
const whole = new RegExp(`^(?<place>${phrase})$`, 'u')

/** No place: what is spoken, when it is, and which boat one is on. */
const notAPlace =
  /\b(?:English|German|Dutch|French|Spanish|Italian|Swedish|Norwegian|Finnish|Danish|Portuguese|Greek|Russian|Korean|Japanese|Chinese|Polish|January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+days?|Christmas|Easter|Zoom|WhatsApp|Instagram|Google)$|^on [SM]\//u

/** Where a phrase with a preposition and a name stands in a clause, and what stands before and behind it. */
export function findPlace(clause: string): { before: string; place: string; after: string } | null {
  const found = within.exec(clause)
  const place = found?.groups?.['place'] ?? ''
  if (found === null || notAPlace.test(place) || place.length > 60) return null
  const end = found.index + found[0].length
  const after = clause.slice(end)
  // A name that goes on with a mark is none that could be read whole.
  return /^(?:$|[\s,(])/u.test(after)
    ? { before: clause.slice(0, found.index), place, after }
    : null
}

/** A clause that says nothing but where: 'from Kuopio harbour'. */
export function placeAlone(clause: string): string | null {
  const place = whole.exec(clause)?.groups?.['place'] ?? null
  return place === null || notAPlace.test(place) ? null : place
}
