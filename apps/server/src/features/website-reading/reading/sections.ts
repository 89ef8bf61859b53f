import type { Block } from './blocks.ts'
import { isDuration } from './durations.ts'
import { words } from './unicode-words.ts'

/** What stands under a heading that names a thing; under headings of every page, such as 'Prices', it has no name. */
export type Section = {
  name: string | null
  /** The heading itself and those above it, nearest first. */
  path: string[]
  entries: Entry[]
}
export type Entry = {
  block: Exclude<Block, { kind: 'heading' }>
  /** The plain heading that it stands under within its section: 'Included'; '' for none. */
  label: string
}

/** Headings that every second site has: they name a part of a page and nothing that is sold. */
const plainHeading = new RegExp(
  `^(?:(?:19|20)\\d{2}(?: ?[/–-] ?\\d{2,4})? )?(?:(?:our|unsere?|nos|the|die|les|das|le|current|aktuelle|your|ihre?|all|alle|more|weitere|important|popular|useful|what'?s|what is|nuestr[oa]s|i nostri|våre) )*(?:${[
    '(?:\\p{L}+ ){1,2}(?:&|and|und|et) (?:pric(?:es|ing)|rates|preise|tarifs)',
    'pric(?:es?|ing)(?: (?:list|table))?(?: (?:&|and|und) .*)?',
    'rates?(?: (?:&|and) .*)?|(?:\\p{L}+ )?fees?|costs?|price lists?|tarifs?(?: .*)?|tarife?|prix(?: .*)?|preise?(?: .*)?|preisliste|kosten|precios|tarifas|prezzi|listino(?: prezzi)?|priser|prijzen',
    '(?:guided )?(?:tours?|trips?|activit(?:y|ies)|adventures?|experiences?|services?|offers?|products?|courses?|lessons?|classes|rides?|walks?|hikes?|treks?|safaris?|cruises?|flights?|sessions?|retreats?|charters?|rooms?|cabins?|packages?|excursions?|rentals?|programs?|programmes?)(?: (?:&|and) .*)?',
    'touren|angebote?|ausflüge|aktivitäten|kurse|leistungen|zimmer|sorties|activités|séjours|stages|excursions|actividades|attività|turer|aktiviteter|verleih(?:preise)?|mietpreise',
    'about(?: .*)?|über uns|wir über uns|qui sommes-nous.*|à propos|team|guides?|story|history|welcome.*|willkommen.*|bienvenue.*|home|startseite|accueil',
    'contacts?(?: us)?|kontakt|contactez-nous|anfahrt|find us|location|address|adresse|imprint|impressum|where(?: .*)?|lage|standort|get in touch',
    'faqs?|(?:frequently asked )?questions?|häufige fragen.*|questions fréquentes',
    '(?:opening )?hours|opening times|öffnungszeiten|horaires(?: .*)?|orari|horario|åpningstider|season|saison',
    "included|not included|(?:the )?price (?:includes|excludes|covers)|(?:cost )?(?:includes|excludes|excluded)|what'?s included|inclusive|includes?|im preis enthalten|enthalten|leistungen|inklusive|nicht enthalten|nicht inklusive|compris|non compris|inclus|le tarif comprend",
    'what to bring|bring|(?:bitte )?mitbringen|mitzubringen|à apporter|ausrüstung|equipment|to bring|packing list',
    'gallery|galerie|photos?|bilder|pictures|videos?|reviews?|testimonials?|what (?:our )?guests say.*|bewertungen|gästestimmen|avis.*|kundenstimmen',
    'book(?:ing)?(?: (?:now|online|info.*|conditions))?|reservations?|buchen|jetzt buchen|buchung|réserver|réservation|prenota|reservar|gift vouchers?|vouchers?|gutscheine?',
    'duration|dauer|durée|meeting point|treffpunkt|rendez-vous|requirements|voraussetzungen|level|difficulty|details?|infos?(?: pratiques)?|information|good to know|gut zu wissen|overview|highlights?|itinerary|programm|ablauf|dates?|termine|dates and prices|termine und preise',
    'cancell?ation(?: policy)?|stornierung|annulation|weather|wetter|terms.*|agb|policies|conditions.*',
    'newsletter|follow us|folge uns|suivez-nous|menu|navigation|links?|partners?|partner|blog|news|aktuelles|search|privacy.*|datenschutz.*|cookies?.*|why .*|warum .*|pourquoi .*|safety|sicherheit',
  ].join(
    '|',
  )})(?: (?:summer|winter|sommer|spring|autumn|season|saison|hiver|été))?(?: (?:19|20)\\d{2}(?: ?[/–-] ?\\d{2,4})?)?[:.!]?$`,
  'iu',
)

export const isPlainHeading = (text: string): boolean => plainHeading.test(text.trim())

/** Whether it lists headlines, which tell of anybody's money. */
export const isOfPosts = ({ path }: Section): boolean => posts.test(path[0] ?? '')
const posts =
  /^(?:(?:recent|latest|more|neueste|letzte|derniers?) (?:posts?|articles?|stories|news|beiträge|artikel)|(?:our |unser )?(?:blog|news|journal)|aktuelles|actualités)$/iu

/** Whether words can be the name of a thing that is sold. */
export function isName(text: string): boolean {
  if (text.length < 3 || text.length > 80 || text.split(' ').length > 10) return false
  // 'Prices: adults' names whoever pays.
  const [title = '', ...rest] = text.split(': ')
  if (rest.length > 0 && isPlainHeading(title)) return isName(rest.join(': '))
  if (noName.test(text) || isOfTime(text) || notForSale.test(text)) return false
  return /\p{L}{3}/u.test(text) && !isPlainHeading(text) && !labels.test(text)
}

/** '6 hours, lunch included', 'Demi-journée, dès 8 ans', '4 x 90 minutes': when or how long something is, not what. */
function isOfTime(text: string): boolean {
  const [first = ''] = text.split(/\s*[,|/·•:(–—]\s*|\s-\s/u)
  return isDuration(first) || isDuration(first.replace(/^\d+ ?[x×] ?/iu, '')) || onDays.test(text)
}

const onDays = words(
  /^(?:every|each|jede[nrs]?|jeweils|immer|tous les|chaque|ages?|aged|ab|dès|from|until|bis|jusqu|max\.?|min\.?|nur|only)\s|^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?:\s|$)|^\d{1,2}(?::\d{2})? ?(?:[ap]m|uhr)\b|^\d{1,2}(?::\d{2})? ?(?:to|till|until|bis|–|-) ?(?:noon|midnight|\d)|^(?:jan|febr?|mar|apr|mai|may|june?|juli?|july|aug|sept?|o[ck]t|nov|de[cz])\p{L}*(?:\s?[–,-]|\s\d)/iu,
)
const notForSale = words(
  /^(?:not included|includ(?:es|ed|ing)|excludes|excluded|nicht (?:enthalten|inkl\p{L}*)|inklusive|enthalten|non compris|compris|bring|please bring|mitbringen|minimum|maximum|mindestens|höchstens|pauschal\p{L}*|flat|(?:non[- ]?|nicht)?(?:members?|mitglieder)|discounts?|deposits?|cancell?ations?|refunds?|note|hinweis|nb)\b/iu,
)

const noName = words(
  /[.!?:;,]$|\s(?:at|for|to|of|with|and|less|plus|is|are|than|by|um|für|mit|zu|von|und|à|de|pour|et|por|para|y)$|\b(?:refunds?|days before|every \d+|sliding scale|more than|less than)\b|^[\d\W]*$|[{}<>@]|https?:|^\d+ (?:minutes?|mins?|hours?|hrs?|stunden|minuten|heures?|horas?|ore) |^(?:and|or|und|oder|et|ou|plus|save|inkl|incl|for|für|pour|if|wenn)\b/iu,
)

/** What stands before a price without naming what it is for. */
const labels = words(
  /^(?:(?:per|pro|par|from|ab|dès|only|nur|just|about|ca\.?|total|price|preis|prix|precio|prezzo|pris|cost|costs|kosten|kostet|tarif|rate|fee|sale|was|now|regular|special)\b.*|.*\b(?:per person|pro person|private group)\b.*|(?:adults?|child(?:ren)?|kids?|youths?|students?|seniors?|famil(?:y|ies)|erwachsene[rn]?|kind(?:er)?|jugendliche|familien?|adultes?|enfants?)(?:\s*[(\d:,–+-].*|\s(?:ab|bis|from|to|up|under|over|aged?|with|mit|und|and|tickets?|rate|price)\b.*)?|.*\b(?:costs?|is|are|kostet|kosten|coûte|beträgt|pay|zahlen)\b.*)$/iu,
)

/**
 * The sections of a page. On a start page the first heading is everything's; on others it may name one thing, of
 * which all of the page speaks.
 */
export function readSections(
  blocks: readonly Block[],
  { isStart }: { isStart: boolean },
): Section[] {
  const sections: Section[] = []
  let open: { level: number; text: string }[] = []
  let section: Section = { name: null, path: [], entries: [] }
  sections.push(section)
  let label = ''
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      section.entries.push({ block, label })
      continue
    }
    open = [...open.filter(({ level }) => level < block.level), block]
    const named = open.findLast(({ text }) => isName(text))
    const isLabel = !isName(block.text)
    // 'Included' below 'Sunset tour' goes on about the tour.
    const isOfThing = named !== undefined && (named.level > 1 || !isStart)
    if (isLabel && isOfThing && section.name === named.text) {
      label = block.text
      continue
    }
    label = isLabel ? block.text : ''
    section = {
      name: isLabel ? null : block.text,
      path: open.flatMap(({ text }) => (text === '' ? [] : text)).toReversed(),
      entries: [],
    }
    sections.push(section)
  }
  return sections
}
