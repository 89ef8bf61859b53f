import type { FactValue } from '@wildpath/contract'

import { audienceOfSentence } from './audience-of-sentence.ts'
import { isQuotation } from './blocks.ts'
import { type Finding, quoteOf } from './finding.ts'
import { findPrices } from './find-prices.ts'
import type { Page } from './open-page.ts'
import { agesByThing } from './plain-details.ts'
import { sentencesOf } from './sentences.ts'
import { everyThing, isOf, lineOf, thingsOf } from './thing.ts'
import { words } from './unicode-words.ts'

type RuleKind = FactValue<'rule'>['kind']

const ruleWords: readonly (readonly [RuleKind, RegExp])[] = [
  // 'If there is a storm, we refund you' is about the storm.
  [
    'weather',
    words(
      /^(?:if|when|in case of|bei|wenn|falls|ohne|en cas|s['’]il|si)\b(?:(?!cancel)[^,])*?\b(?:unsafe|advisory|storms?|lightning|thunder\w*|rain\w*|snow\w*|ice|wind\w*|surf|warm|regen|schnee|sturm|gewitter|orage|pluie|pleut|vent)\b/iu,
    ),
  ],
  ['deposit', words(/\b(?:bond|kaution|caution)\b/iu)],
  [
    'cancellation',
    words(/\b(?:cancel\w*|refund\w*|storn\w*|annul\w*|absag\w*|cancelaci\w*|avbest\w*)\b/iu),
  ],
  [
    'weather',
    words(
      /\b(?:bad weather|weather|storms?|(?:schlecht)?wetter\w*|gewitter|météo|intempéries|orage)\b/iu,
    ),
  ],
  ['deposit', words(/\b(?:deposits?|anzahlung|acompte|arrhes|depositum)\b/iu)],
  [
    'restriction',
    words(
      /^no (?:pets|dogs|children|smoking|drones|alcohol)\b|\b(?:minimum age|at least \d+ years|must (?:be at least|be able|be \d+|weigh)|under \d+|not (?:suitable|allowed|permitted)|no pregnan\w*|(?:maximum|max\.|minimum) weight|weight limit|mindest(?:alter|gewicht)|höchstgewicht|schwimmen können|nicht\b.{0,40}\b(?:geeignet|zugelassen|erlaubt|gestattet)|(?:dürfen|darf)\b.{0,30}\bnicht|âge minimum|savoir nager|pas (?:admis|acceptés|autorisés)\w*)\b/iu,
    ),
  ],
]
/** A rule says what happens or may be done; that there is weather is none. */
const deciding = words(
  /\b(?:if|free|may|can|must|not|no|up to|until|before|within|non-refundable|refund\w*|pas|faut|wenn|falls|bei (?:schlecht|regen|sturm|gewitter|unwetter|starkwind|hochwasser|absage|storn|der buchung|buchung)\p{L}*|kostenlos|bis|nicht|können|muss|müssen|fällig|gratuit\w*|jusqu|si|en cas|remboursé\w*|required|demandée?|exigée?|erforderlich|entstehen|verlangt|payable|charged?|forfeit\w*|holds|held|secures|reserves|is due|we move|wir|nous)\b/iu,
)

const foundedIn = words(
  /\b(?:since|founded in|established(?: in)?|est\.?|seit|(?:gegründet|eröffnet)(?: im jahr)?|depuis|fondée? en|desde|dal|siden|sedan|sinds)\s+(1[6-9]\d\d|20[0-4]\d)\b/iu,
)
const begunIn = words(
  /\b(?:started|opened|launched|began|eröffnet|ouvert|créé)\b[^.\d]{0,60}\b(?:in|im jahr|en)\s+(1[89]\d\d|20[0-4]\d)\b/iu,
)
/** A year of somebody or something else than the business. */
const ofOthers = words(
  /\b(?:accredited|certified|licensed|qualified|member|affiliated|award\p{L}*|winner|grand(?:father|mother|parents?)|father|mother|parents|born|record|anerkannt|zertifiziert|mitglied|großvater|großmutter|opa|oma|geboren|ausgezeichnet|agréée?|certifiée?|membre|previously|formerly|vorher|zuvor|auparavant|grand-(?:père|mère)|née?)\b/iu,
)
const savedOn = words(
  /^(?:[\p{L} ]{3,30}: )?(?:get |save |enjoy )?(?<saving>\d{1,2} ?%)(?: off| discount on| rabatt auf| de réduction sur| on)\s+(?:your |our |unsere |nos )?(?<thing>[^,.;!]{4,80}?)(?:,?\s+(?<condition>(?:when|if|until|in|for bookings|with the code|with code|bei|bis|im|wenn|jusqu|en|pour)\b[^.;!]{3,120}))?[.!]?$/iu,
)
const dated = words(/^(?:until|in|bis|im|jusqu|en)\b/iu)

/** Statements that guests want to know, whole sentences of the site each. */
export function readStatements(page: Page, country: string | null): Finding[] {
  const origin = page.url.href
  const made = (finding: Omit<Finding, 'origin'>) => ({ origin, ...finding }) as Finding
  const sentences = page.blocks.flatMap((block) => {
    if (block.kind === 'text') return block.isQuote ? [] : sentencesOf(block.text)
    // The answer of a list of questions.
    return block.kind === 'row' && block.head === null ? sentencesOf(block.cells.at(-1) ?? '') : []
  })
  return [
    ...readAnswers(page, made),
    ...sentences.flatMap((text) => {
      const kind = ruleOf(text)
      return kind === null
        ? []
        : [made({ kind: 'rule', value: { kind, text }, confidence: 'medium', quote: text })]
    }),
    ...sentences.flatMap((text) => {
      const year = sinceOf(text)
      return year === null
        ? []
        : [made({ kind: 'since', value: { year }, confidence: 'medium', quote: quoteOf(text) })]
    }),
    ...sentences.flatMap((text) => {
      const audience = audienceOfSentence(text)
      return audience === null
        ? []
        : [
            made({
              kind: 'audience',
              value: { text: audience },
              confidence: 'low',
              quote: quoteOf(text),
            }),
          ]
    }),
    ...sentences.flatMap((text) => {
      const value = offerOf(text, country)
      return value === null
        ? []
        : [made({ kind: 'offer', value, confidence: 'medium', quote: quoteOf(text) })]
    }),
    ...[...readQuotes(page), ...readQuotedLines(page)].map((value) =>
      made({ kind: 'review', value, confidence: 'medium', quote: quoteOf(value.text) }),
    ),
  ]
}

/** Answers of a FAQ that state a rule. */
function readAnswers(page: Page, made: (finding: Omit<Finding, 'origin'>) => Finding): Finding[] {
  const questions = everyThing(page.things).filter((thing) => isOf(thing, new Set(['Question'])))
  return questions.flatMap((question) => {
    const text = lineOf(thingsOf(question, 'acceptedAnswer')[0], 'text')
    const kind =
      ruleOf(text) ??
      ruleWords.find(([, words]) => words.test(lineOf(question, 'name', 'text')))?.[0] ??
      null
    const isWhole = /[.!]$/.test(text) && text.length <= 240
    return kind === null || !isWhole
      ? []
      : [made({ kind: 'rule', value: { kind, text }, confidence: 'high', quote: quoteOf(text) })]
  })
}

function ruleOf(text: string): RuleKind | null {
  if (text.length < 20 || text.length > 240 || !/[.!]$/.test(text)) return null
  const kind = ruleWords.find(([, words]) => words.test(text))?.[0]
  const isDeciding = deciding.test(text) || agesByThing(text).length > 0
  return kind !== undefined && isDeciding && !unlinked.test(text) ? kind : null
}

/** What it goes on about stands in the sentence before. */
const unlinked = words(
  /^(?:©|(?:it|they|these|those|this|that|he|she|otherwise|also|but|and|es|dies\p{L}*|sonst|aber|und|ils?|elles?|cela|ce|mais|et)\b)/iu,
)

function sinceOf(text: string): number | null {
  const year = Number(foundedIn.exec(text)?.[1] ?? begunIn.exec(text)?.[1])
  return Number.isInteger(year) && !ofOthers.test(text) ? year : null
}

/** What is saved, on what, and under which condition: '10% off all kayak tours in May'. */
function offerOf(text: string, country: string | null): FactValue<'offer'> | null {
  const found = savedOn.exec(text)
  const { saving, thing, condition } = found?.groups ?? {}
  if (found === null || saving === undefined || thing === undefined) return null
  if (findPrices(text, country).length > 0 || /newsletter/iu.test(condition ?? '')) return null
  const isDate = dated.test(condition ?? '')
  const word = /off|discount|rabatt|réduction/iu.exec(text)?.[0].toLowerCase() ?? 'off'
  return {
    wording: found[0].trim().slice(0, 400),
    thing: thing.trim(),
    saving: `${saving} ${word}`,
    conditions: condition !== undefined && !isDate ? [condition.trim()] : [],
    ...(condition !== undefined && isDate && { dates: condition.trim() }),
  }
}

const signatures = [
  'cite, figcaption, footer, [class*="author"], [class*="auteur"], [class*="autor"], [class*="name"]',
  'strong, b',
]
/** More reviews than that are proposed by nobody. */
const mostQuotes = 200

/** A quotation with the name of who said it. */
function readQuotes({ $ }: Page): FactValue<'review'>[] {
  return $('figure, blockquote, [class*="testimonial" i], [class*="review" i], [class*="quote" i]')
    .toArray()
    .slice(0, mostQuotes)
    .filter((element) => element.name === 'figure' || isQuotation(element))
    .flatMap((element) => {
      const quote = $(element)
      const outermost = (selector: string) => {
        const all = quote.find(selector)
        return all.not(all.find(selector))
      }
      const signed = signatures.map(outermost).find(({ length }) => length > 0)
      // A list of them is read one by one.
      if (signed?.length !== 1) return []
      const [whole, said] = [clean(quote.text()), clean(signed.text())]
      const body = whole.startsWith(said) ? whole.slice(said.length) : whole.slice(0, -said.length)
      // A word in bold within what is said is nobody's name.
      const isApart = whole.startsWith(said) || whole.endsWith(said)
      const [text, name] = [body.trim().replaceAll(/^["“„«]\s*|\s*["”“»]$/g, ''), nameOf(said)]
      const isReview = name.length > 1 && name.length < 60 && text.length > 20 && text.length < 600
      return isReview && isApart && named.test(name) ? [{ text, name }] : []
    })
}

/** A line in quotation marks above the name of who said it. */
function readQuotedLines({ blocks }: Page): FactValue<'review'>[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1]
    if (block.kind === 'row' || next?.kind !== 'text' || next.text.length > 60) return []
    const text = /^["“„«]\s*([^"“”„«»]{20,600}?)\s*["”“»]$/u.exec(block.text)?.[1]
    const name = nameOf(next.text)
    return text !== undefined && named.test(name) && !leading.test(name) ? [{ text, name }] : []
  })
}

/** Words of which each begins as names do. */
const named =
  /^\p{Lu}[\p{L}'’.-]*(?:,? (?:&|and|und|et|y|from|aus|de|von|van|of|in|\p{Lu}[\p{L}'’.-]*)){0,6}$/u
const leading = words(/^(?:read|more|see|book|view|mehr|alle|weitere|lire|voir|plus)\b/iu)

/** 'Sabine, Wien' is the name as it is written; a date or the place of the review is none of it. */
function nameOf(text: string): string {
  const [said = ''] = text.replace(/^[\s–—-]+/, '').split(/[(|]/)
  const parts = said.split(/,\s*/)
  const end = parts.findIndex((part, index) => index > 0 && ofReview.test(part))
  return (end === -1 ? parts : parts.slice(0, end)).join(', ').trim()
}

const ofReview = words(
  /\d|★|\b(?:google|tripadvisor|yelp|facebook|reviews?|bewertung|rezension|avis|via|visited|über|verified)\b/iu,
)

const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
