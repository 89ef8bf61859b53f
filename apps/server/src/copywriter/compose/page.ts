import type { GeneratedContent } from '@wildpath/contract'

import type { Detail } from '../brief/product.ts'
import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { fitParts } from './fit.ts'
import { offerSentences, shortOffers } from './offer-lines.ts'

export type PageCopy = GeneratedContent['landing_page']

/** The landing page: what, for whom, what one gets, what to do; then the owner's facts. */
export function composePage(desk: Desk): PageCopy {
  const headline = desk.pick('headline', headlines(desk), 100) ?? desk.facts.name
  const subheadline = composeSubheadline(desk)
  return {
    headline: headline.length >= 5 ? headline : `${headline}: ask a question`,
    subheadline,
    benefits: composeBenefits(desk),
    cta_text: desk.pick('cta_text', desk.shuffled('cta', desk.facts.trade.cta)) ?? 'Ask a question',
    cta_url: '#',
    form_fields: composeFields(desk),
  }
}

/** The service with its place, as headline and ad line: 'Half-day rafting trips on the Nantahala River'. */
export function offeredThing(desk: Desk): string | null {
  const { service, place } = desk.facts.product
  if (service === null) return null
  const text = service.text.replace(/^(?:we|I) /u, '')
  return capitalised(place === null ? text : `${text} ${place}`)
}

/** An invitation with the place: 'Go rafting on the Nantahala River'. */
export function invitation(desk: Desk): string | null {
  const { product, trade, isTradeNamed } = desk.facts
  return product.place === null || !isTradeNamed ? null : `${trade.go} ${product.place}`
}

function headlines(desk: Desk): (string | null)[] {
  const { facts } = desk
  const thing = offeredThing(desk)
  const hooks = desk.shuffled('hero hook', facts.trade.hooks).filter((hook) => hook.length <= 44)
  const hooked =
    thing === null
      ? []
      : hooks
          .slice(0, 2)
          .map((hook) => (`${hook} ${thing}`.length <= 88 ? `${hook} ${thing}` : null))
  const [audience] = facts.audiences
  const forWhom = thing !== null && audience !== undefined ? `${thing} for ${audience.text}` : null
  const priced = shortOffers(desk).at(-1) ?? null
  const withPrice =
    thing !== null && priced !== null && !/[.;:]/u.test(priced)
      ? `${thing}: ${lowerStart(priced)}`
      : null
  const named = thing !== null && facts.name.length <= 26 ? `${thing}, with ${facts.name}` : null
  const go = invitation(desk)
  const goNamed =
    facts.product.place === null && facts.isTradeNamed
      ? `${facts.trade.go} with ${facts.name}`
      : null
  const calm = [thing, forWhom, named, go]
  const loud = [...hooked, go, withPrice, thing]
  const isLoud = facts.tone === 'fun' || facts.tone === 'bold'
  const favourites = isLoud
    ? loud
    : facts.tone === 'friendly'
      ? [...calm, withPrice, hooked[0] ?? null]
      : [...calm, hooked[0] ?? null]
  const fits = (text: string | null): text is string => text !== null && text.length <= 92
  return [
    ...desk.shuffled('headline', favourites.filter(fits)),
    thing,
    go,
    goNamed,
    facts.isTradeNamed ? `${capitalised(facts.trade.topic)} with ${facts.name}` : null,
    priced !== null && facts.offer?.kind !== 'quoted'
      ? `${facts.name}: ${lowerStart(priced)}`
      : null,
    `Ask ${facts.name} a question`,
  ]
}

function lowerStart(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function composeSubheadline(desk: Desk): string {
  const { audiences, product } = desk.facts
  const people = audiences.map((audience) => audience.text)
  const forWhom = [3, 2, 1].flatMap((count) =>
    people.length >= count ? audienceLines(desk, people.slice(0, count)) : [],
  )
  const offer = offerSentences(desk, 'sub')
  const asks = desk.lines('ask', desk.tone.asks)
  const detail = product.details.filter(isBenefit).map((item) => sentence(item.text))
  const isOfferFirst = desk.choice.fraction('sub order') < 0.4
  const first = isOfferFirst
    ? [{ choices: offer }, { choices: forWhom }]
    : [{ choices: forWhom }, { choices: offer }]
  const full = first.filter((part) => part.choices.length > 0)
  const middle = full.length < 2 ? [{ choices: detail.slice(0, 3), isOptional: true }] : []
  return (
    fitParts(desk, 'subheadline', [...full, ...middle, { choices: asks }], 225) ??
    fitParts(desk, 'subheadline', [...full, ...middle], 390) ??
    fitParts(desk, 'subheadline', [{ choices: offer }], 390) ??
    fitParts(desk, 'subheadline', [{ choices: asks }], 390) ??
    `Send ${desk.words.object} your question by email.`
  )
}

function audienceLines(desk: Desk, people: readonly string[]): string[] {
  const list = joinList(people)
  const lines = [`For ${list}.`, `${capitalised(list)} are welcome.`, `Made for ${list}.`]
  return desk.shuffled(
    'audience line',
    people.some((text) => / who | that /u.test(text)) ? lines.slice(0, 1) : lines.slice(0, 2),
  )
}

export function isBenefit(detail: Detail): boolean {
  return detail.kind !== 'limit' && !/^(?:no|not|from age|weight|without)\b/iu.test(detail.text)
}

function composeBenefits(desk: Desk): string[] {
  const { details } = desk.facts.product
  const owned = gatherThin(
    desk,
    details.filter((item) => isBenefit(item) || /^no wifi/iu.test(item.text)),
  )
  const benefits: string[] = []
  const add = (candidates: readonly (string | null)[]) => {
    const text = desk.pick(`benefits[${benefits.length}]`, candidates, 165)
    if (text !== null) benefits.push(unstopped(text))
  }
  const strongest = owned.slice(0, 5)
  const ordered = [strongest.slice(0, 2), strongest.slice(2)].flatMap((part, index) =>
    desk.shuffled(`benefits ${index}`, part),
  )
  for (const detail of ordered.slice(0, 4)) add([withConsequence(desk, detail), detail.text])
  const worries = desk
    .shuffled('page worry', desk.facts.trade.worries)
    .map(({ ask, answer }) => `${ask} ${answer}`)
  if (benefits.length < 5) add(worries)
  if (benefits.length < 3) add(offerSentences(desk, 'benefit'))
  if (benefits.length < 3) add(desk.lines('benefit step', desk.tone.ourSteps))
  if (benefits.length < 3) add(desk.shuffled('benefit hook', desk.facts.trade.hooks))
  while (benefits.length < 3) benefits.push(reserve[benefits.length] ?? 'A reply by email')
  return benefits
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
function withConsequence(desk: Desk, detail: Detail): string | null {
  if (
    detail.text.length > 62 ||
    /[,:;]/u.test(detail.text) ||
    desk.choice.fraction(detail.text) < 0.35
  )
    return null
  const meanings =
    detail.kind === 'included' && equipment.test(detail.text)
      ? [
          'so you can travel light',
          'so there is less for you to carry',
          'so nothing has to be bought first',
        ]
      : detail.kind === 'group' && /\d|small|ten|six|eight|five|four/u.test(detail.text)
        ? [
            'so questions get an answer',
            'so nobody gets lost in the crowd',
            'so there is time for each of you',
          ]
        : /\bpick-?up\b/iu.test(detail.text)
          ? ['so you need no car', 'so getting there is no task']
          : []
  const [meaning] = desk.shuffled(`meaning ${detail.text}`, meanings)
  return meaning === undefined ? null : `${detail.text}, ${meaning}`
}

function composeFields(desk: Desk): string[] {
  const { tone, trade } = desk.facts
  const isFormal = tone === 'professional' || tone === 'luxury'
  return [
    isFormal ? 'Full name' : 'Your name',
    isFormal ? 'Email address' : 'Email',
    ...trade.fields.slice(0, 3),
  ]
}
