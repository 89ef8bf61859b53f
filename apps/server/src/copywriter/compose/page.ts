import type { GeneratedContent } from '@wildpath/contract'

import type { Detail } from '../brief/product.ts'
import { capitalised, joinList, unstopped } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { composeHeadline, composeSubheadline, lowerStart } from './hero.ts'
import { inlineOffer } from './offer-lines.ts'

export type PageCopy = GeneratedContent['landing_page']

/** The landing page: what, for whom, what one gets, what to do; then the owner's facts. */
export function composePage(desk: Desk): PageCopy {
  const headline = composeHeadline(desk)
  return {
    headline,
    subheadline: composeSubheadline(desk, headline),
    benefits: composeBenefits(desk),
    cta_text: desk.pick('cta_text', desk.shuffled('cta', desk.facts.trade.cta)) ?? 'Ask a question',
    cta_url: '#',
    form_fields: composeFields(desk),
  }
}

/** A fact worth showing; limits and refusals belong in the first letter. */
export function isBenefit(detail: Detail): boolean {
  return detail.kind !== 'limit'
}

function composeBenefits(desk: Desk): string[] {
  const { details } = desk.facts.product
  const shown = details.filter((item) => isBenefit(item) || /^no wifi/iu.test(item.text))
  const strongest = gatherThin(desk, shown).slice(0, 5)
  const benefits: string[] = []
  const add = (candidates: readonly (string | null)[]) => {
    const text = desk.pick(`benefits[${benefits.length}]`, candidates, 165)
    if (text !== null) benefits.push(unstopped(text))
  }
  const ordered = [strongest.slice(0, 2), strongest.slice(2)].flatMap((part, index) =>
    desk.shuffled(`benefits ${index}`, part),
  )
  for (const detail of ordered.slice(0, 4)) add([withMeaning(desk, detail), detail.text])
  // Reasons come first; an answer to a worry only fills a list that would be too short.
  if (benefits.length < 3) add(plainOffer(desk))
  const worries = desk.shuffled('page worry', desk.facts.trade.worries)
  if (benefits.length < 3) add(worries.map(({ ask, answer }) => `${ask} ${answer}`))
  if (benefits.length < 3) add(worries.slice(1).map(({ ask, answer }) => `${ask} ${answer}`))
  if (benefits.length < 3) add(desk.shuffled('benefit advice', desk.facts.trade.advice))
  while (benefits.length < 3) benefits.push(reserve[benefits.length] ?? 'A reply by email')
  return benefits
}

function plainOffer({ facts: { offer } }: Desk): string[] {
  return offer === null ? [] : [capitalised(inlineOffer(offer.full))]
}

const reserve = [
  'A short form',
  'A plain answer to your question',
  'Time to decide in peace',
] as const

/** 'Real beds', 'Fire pit' and 'Compost loo' are one line together. */
function gatherThin(desk: Desk, details: readonly Detail[]): Detail[] {
  const isThin = (detail: Detail) => detail.kind === 'plain' && detail.text.split(' ').length <= 2
  const thin = details.filter(isThin)
  if (thin.length < 2) return [...details]
  const [head = '', ...rest] = thin.slice(0, 4).map((detail) => detail.text)
  const text = joinList([head, ...rest.map((item) => lowerStart(item))])
  const rich = details.filter((detail) => !isThin(detail))
  return desk.passes('benefits[0]', text)
    ? [...rich, { text, kind: 'plain', strength: 2 }]
    : [...details]
}

const equipment =
  /\b(?:gear|equipment|boards?|wetsuits?|helmets?|kit|suits?|overalls|rods|boots|shoes|life jackets?)\b/iu

/** What the owner's fact means for the customer, where that follows from it. */
function withMeaning(desk: Desk, { text, kind }: Detail): string | null {
  if (text.length > 62 || /[,:;]/u.test(text) || desk.choice.fraction(text) < 0.35) return null
  const [meaning] = desk.shuffled(`meaning ${text}`, meaningsOf(text, kind))
  return meaning === undefined ? null : `${text}, ${meaning}`
}

function meaningsOf(text: string, kind: Detail['kind']): readonly string[] {
  if (kind === 'included' && equipment.test(text)) {
    return [
      'so you can travel light',
      'so there is less for you to carry',
      'so you need not buy any first',
    ]
  }
  if (kind === 'group' && /\d|small|ten|eight|six|five|four/u.test(text)) {
    return [
      'so questions get an answer',
      'so nobody gets lost in the crowd',
      'so there is time for each of you',
    ]
  }
  return /\bpick-?up\b/iu.test(text) ? ['so you need no car', 'so getting there is no task'] : []
}

function composeFields(desk: Desk): string[] {
  const { tone, trade } = desk.facts
  const isFormal = tone === 'professional' || tone === 'luxury'
  const contact = isFormal ? ['Full name', 'Email address'] : ['Your name', 'Email']
  return [...contact, ...trade.fields.slice(0, 3)]
}
