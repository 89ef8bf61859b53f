import { plainWords } from '../brief/echo.ts'
import { capitalised, joinList, sentence } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { fitParts } from './fit.ts'
import { offerSentences, shortOffers } from './offer-lines.ts'

/** The service with its place: 'Half-day rafting trips on the Nantahala River'. */
export function offeredThing(desk: Desk): string | null {
  const { service, place } = desk.facts.product
  if (service === null) return null
  return capitalised(place === null ? service.text : `${service.text} ${place}`)
}

/** An invitation with the place: 'Go rafting on the Nantahala River'. */
export function invitation(desk: Desk): string | null {
  const { product, trade, isTradeNamed } = desk.facts
  return product.place === null || !isTradeNamed ? null : `${trade.go} ${product.place}`
}

/** The service with its place, its maker or its people, for sentences that stand alone. */
export function thingLines(desk: Desk, people: readonly string[]): string[] {
  const { product, name } = desk.facts
  const service = product.service
  if (service === null) return [invitation(desk)].filter((line) => line !== null)
  const bare = capitalised(service.text)
  const isKin = plainWords(name).some(
    (word) => word.length > 3 && service.text.toLowerCase().includes(word),
  )
  const lines = [
    product.place === null ? null : offeredThing(desk),
    product.place === null || people[0] === undefined
      ? null
      : `${offeredThing(desk)} for ${people[0]}`,
    people[0] === undefined ? null : `${bare} for ${people[0]}`,
    isKin || name.length > 30 ? null : `${bare} with ${name}`,
    invitation(desk),
    service.text.split(' ').length > 2 ? bare : null,
  ]
  return lines.filter((line) => line !== null)
}

/** The headline: what is sold and where, in a form that suits the tone. */
export function composeHeadline(desk: Desk): string {
  const { facts } = desk
  const thing = offeredThing(desk)
  const go = invitation(desk)
  const [audience] = facts.audiences
  const named = thing !== null && facts.name.length <= 26 ? `${thing}, with ${facts.name}` : null
  const forWhom = thing !== null && audience !== undefined ? `${thing} for ${audience.text}` : null
  const hooked = hookedHeadlines(desk, thing)
  const calm = [thing, forWhom, named, go]
  const byTone = {
    fun: [...hooked, go, pricedHeadline(desk, thing)],
    bold: [...hooked, go, pricedHeadline(desk, thing), thing],
    friendly: [...calm, pricedHeadline(desk, thing), hooked[0] ?? null],
    caring: [...calm, hooked[0] ?? null],
    luxury: [thing, go, hooked[0] ?? null],
    professional: calm,
  }[facts.tone]
  const fits = byTone.filter((text) => text !== null && text.length >= 20 && text.length <= 92)
  const reserve = [
    facts.isTradeNamed ? `${facts.trade.go} with ${facts.name}` : null,
    thing,
    facts.isTradeNamed ? `${capitalised(facts.trade.topic)} with ${facts.name}` : null,
    facts.offer === null || facts.offer.kind === 'quoted'
      ? null
      : `${facts.name}: ${lowerStart(shortOffers(desk).at(-1) ?? '')}`,
    `Ask ${facts.name} a question`,
  ]
  return (
    desk.pick('headline', [...desk.shuffled('headline', fits), ...reserve], 110) ?? 'Ask a question'
  )
}

function hookedHeadlines(desk: Desk, thing: string | null): string[] {
  if (thing === null || thing.split(' ').length < 3) return []
  const hooks = desk
    .shuffled('hero hook', desk.facts.trade.hooks)
    .filter((hook) => hook.length <= 44)
  return hooks.slice(0, 2).map((hook) => `${hook} ${thing}`)
}

function pricedHeadline(desk: Desk, thing: string | null): string | null {
  const price = shortOffers(desk).at(-1)
  return thing === null || price === undefined || /[.;:]/u.test(price) || isAlike(thing, price)
    ? null
    : `${thing}: ${lowerStart(price)}`
}

function isAlike(one: string, other: string): boolean {
  const words = new Set(plainWords(one).filter((word) => word.length > 3))
  return plainWords(other).some((word) => words.has(word))
}

export function lowerStart(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** The line below: for whom, what it costs, what to do. */
export function composeSubheadline(desk: Desk, headline: string): string {
  const { product } = desk.facts
  const people = peopleLines(desk, headline)
  const offer = offerSentences(desk, 'sub')
  const asks = desk.lines('ask', desk.tone.asks)
  const details = product.details
    .filter(({ kind }) => kind !== 'limit')
    .map((item) => sentence(item.text))
  const isOfferFirst = desk.choice.fraction('sub order') < 0.4
  const facts = (isOfferFirst ? [offer, people] : [people, offer]).filter(
    (choices) => choices.length > 0,
  )
  const parts = facts.map((choices) => ({ choices }))
  const middle = parts.length < 2 ? [{ choices: details.slice(0, 3), isOptional: true }] : []
  const space = { maximum: 390, besides: headline }
  return (
    fitParts(desk, 'subheadline', [...parts, ...middle, { choices: asks }], {
      ...space,
      maximum: 225,
    }) ??
    fitParts(desk, 'subheadline', [...parts, ...middle], space) ??
    fitParts(desk, 'subheadline', [{ choices: offer }, { choices: asks }], space) ??
    fitParts(desk, 'subheadline', [{ choices: asks }], space) ??
    `Send ${desk.words.object} your question by email.`
  )
}

/** 'For families and first-timers.', with the service in front where the headline leaves it out. */
function peopleLines(desk: Desk, headline: string): string[] {
  const { audiences, product } = desk.facts
  const service = product.service
  const isSaid = service === null || headline.toLowerCase().includes(service.text.toLowerCase())
  const people = audiences.map(({ text }) => text).filter((text) => !headline.includes(text))
  const lists = [3, 2, 1]
    .filter((count) => people.length >= count)
    .map((count) => joinList(people.slice(0, count)))
  if (isSaid) return lists.map((list) => `For ${list}.`)
  const bare = capitalised(service.text)
  return lists.length > 0 ? lists.map((list) => `${bare} for ${list}.`) : [`${bare}.`]
}
