import { adLimits } from '@wildpath/contract'
import type { AdPlatform } from '@wildpath/contract'

import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { callsToAction } from './call-to-action.ts'
import type { Desk } from './desk.ts'
import { fitParts } from './fit.ts'
import type { Part } from './fit.ts'
import { invitation, lowerFact, offeredThing } from './hero.ts'
import { ledOffers, shortOffers } from './offer-lines.ts'
import { byName, isSpan, weave } from './weave.ts'
import type { Woven } from './weave.ts'

export type AdText = { headline: string; body: string }

/** Three ads of three angles: the offer, the strongest fact, and the people it is for. */
export function composeAds(desk: Desk, platform: AdPlatform): AdText[] {
  const parts = adParts(desk, platform)
  return [offerAd, factAd, peopleAd].map((write, index) => write(desk, parts, { platform, index }))
}

type AdParts = Woven &
  Record<'offers' | 'priced' | 'people' | 'calls' | 'heads' | 'strong', readonly string[]>
type AdPlace = { platform: AdPlatform; index: number }

function adParts(desk: Desk, platform: AdPlatform): AdParts {
  const { facts } = desk
  const { service, place, details } = facts.product
  const people = facts.audiences
    .filter(({ isPersonal }) => platform === 'google' || !isPersonal)
    .map(({ text }) => text)
  const short = shortService(service?.text ?? null)
  const topic = facts.isTradeNamed ? capitalised(facts.trade.topic) : null
  const heads = [
    offeredThing(desk),
    invitation(desk),
    short === null || place === null ? null : `${short} ${place}`,
    service === null ? null : capitalised(service.text),
    topic === null || place === null ? null : `${topic} ${place}`,
    short,
  ]
  const offers = shortOffers(desk)
  const woven = weave(desk, details)
  return {
    ...woven,
    things: woven.things.length > 0 ? woven.things : topic === null ? [] : [sentence(topic)],
    heads: [...new Set(heads.filter((text) => text !== null))].filter((text) => text.length > 7),
    strong: details
      .filter(({ kind, form }) => kind !== 'limit' && form === 'noun')
      .map(({ text }) => text)
      .slice(0, 4),
    offers,
    priced: offers.flatMap((offer) => pricedLines(desk, offer, platform)),
    people: [3, 2, 1]
      .filter((count) => people.length >= count)
      .map((count) => joinList(people.slice(0, count)))
      .concat(people.slice(1)),
    calls: callsToAction(desk)
      .filter((text) => text.split(' ').length <= 3 || ownWords(desk, text))
      .map((text) => sentence(text, facts.tone === 'fun' && platform === 'facebook' ? '!' : '.')),
  }
}

/** Whether the call names this owner's own thing, so that no other business has it. */
function ownWords({ facts: { product } }: Desk, call: string): boolean {
  return product.service !== null && call.includes(product.service.text)
}

/** The offer as a sentence, by itself and behind what it buys, so that no two places say it alike. */
function pricedLines(desk: Desk, offer: string, platform: AdPlatform): string[] {
  const led = ledOffers(desk, offer)
  const plain = sentence(offer)
  return platform === 'google' ? [...led.slice(1), plain, ...led.slice(0, 1)] : [...led, plain]
}

/** 'Guided sea kayak tours' without what describes it: 'Sea kayak tours'. */
function shortService(text: string | null): string | null {
  const words = text?.split(' ') ?? []
  const isList = /,| and | or /u.test(text ?? '')
  return words.length < 4 || isList
    ? null
    : capitalised(
        words
          .slice(-3)
          .join(' ')
          .replace(/^(?:and|or|of|in|on|to) /u, ''),
      )
}

function headline(desk: Desk, place: AdPlace, candidates: readonly string[]): string {
  const at = `${place.platform}_ads[${place.index}].headline`
  const { name, trade } = desk.facts
  const reserve = [
    name,
    ...callsToAction(desk),
    `Ask ${name}`,
    capitalised(trade.topic),
    ...plainHeadlines,
  ]
  const texts = [...candidates, ...reserve].map((text) => unstopped(text))
  return (
    desk.pick(at, texts, adLimits[place.platform].headline) ??
    plainHeadlines[place.index] ??
    'Details'
  )
}

const plainHeadlines = ['Ask a question', 'More about it', 'What to know'] as const

/** The first arrangement that fits, fills its space and does not repeat the headline. */
function body(
  desk: Desk,
  place: AdPlace,
  head: string,
  attempts: readonly (readonly Part[])[],
): string {
  const at = `${place.platform}_ads[${place.index}].body`
  const maximum = adLimits[place.platform].body
  for (const minimum of [Math.round(maximum * 0.6), Math.round(maximum * 0.35), 15]) {
    for (const parts of attempts) {
      const usable = parts.filter((part) => part.choices.length > 0)
      if (usable.length === 0) continue
      const text = fitParts(desk, at, usable, { minimum, maximum, besides: head })
      if (text !== null) return text
    }
  }
  return (
    desk.pick(at, plainBodies(desk), maximum) ?? 'Send a question and read the answer by email.'
  )
}

function plainBodies(desk: Desk): string[] {
  const { name } = desk.facts
  const { topic } = desk.words
  return [
    `${capitalised(topic)} ${byName(desk)}.`,
    `${name}: ${topic}.`,
    `Questions about ${topic}? Ask ${name}.`,
    `Send a question to ${name} and read the answer by email.`,
    `A short form, and your question is with ${name}.`,
    'A short form, and your question is on its way.',
    'Read what is offered, then ask what you want to know.',
  ]
}

function offerAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  const isPriceFirst = desk.choice.fraction(`${place.platform} offer head`) < 0.5
  // The headline may only hold an offer that is whole by itself.
  const whole = parts.offers.slice(0, 1)
  const heads = isPriceFirst ? [...whole, ...parts.heads] : [...parts.heads, ...whole]
  const head = headline(desk, place, heads)
  const attempts = whole.includes(head)
    ? [
        [one(parts.things), more(parts.pairs), more(parts.calls)],
        [one(parts.things), more(parts.facts), more(parts.calls)],
      ]
    : [
        [one(parts.priced), more(parts.pairs), more(parts.calls)],
        [one(parts.priced), more(parts.facts), more(parts.calls)],
        [one(parts.priced)],
        [one(parts.things), more(parts.facts), more(parts.calls)],
      ]
  return { headline: head, body: body(desk, place, head, attempts) }
}

function factAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  const isFactFirst = desk.choice.fraction(`${place.platform} fact head`) < 0.5
  const heads = desk.shuffled(`${place.platform} heads`, parts.heads)
  const strong = parts.strong.filter((text) => text.split(' ').length > 1 && !isSpan.test(text))
  const head = headline(desk, place, isFactFirst ? [...strong, ...heads] : [...heads, ...strong])
  const attempts = [
    [one(parts.things), one(parts.pairs), more(parts.calls)],
    [one(parts.things), one(parts.facts), more(parts.facts), more(parts.calls)],
    [one(parts.pairs), one(parts.facts), more(parts.calls)],
    [one(parts.facts), more(parts.facts), more(parts.calls)],
    [one(parts.things), more(parts.calls)],
    [one(parts.priced), more(parts.calls)],
  ]
  return { headline: head, body: body(desk, place, head, attempts) }
}

function peopleAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  const { service } = desk.facts.product
  const short = service === null ? null : capitalised(service.text)
  const named = parts.people.flatMap((people) => (short === null ? [] : [`${short} for ${people}`]))
  const heads = [...named, ...parts.people.map((people) => `For ${people}`), ...parts.heads]
  const head = headline(desk, place, heads)
  const whom = parts.people.map((people) => `For ${people}.`)
  const led = parts.people.flatMap((people) =>
    parts.things.slice(0, 8).map((thing) => `For ${people}: ${lowerFact(thing)}`),
  )
  const isOrder = /^(?:order|clause|quoted)$/u.test(desk.facts.offer?.kind ?? 'quoted')
  const forThem = isOrder
    ? []
    : parts.people.flatMap((people) =>
        parts.offers.map((offer) => `For ${people}: ${lowerFact(sentence(offer))}`),
      )
  const later = [...parts.facts.slice(1), ...parts.facts.slice(0, 1)]
  const isSaid = head.includes('For ') || head.includes(' for ')
  const attempts = [
    ...(isSaid ? [] : [[one(led), more(later), more(forThem)]]),
    [one(parts.things), one(later), more(forThem)],
    [more(whom), one(parts.pairs), more(parts.calls)],
    [more(whom), one(later), more(parts.calls)],
    [one(parts.things), one(forThem)],
    [one(parts.things), more(whom), more(parts.calls)],
    [one(later), more(parts.calls)],
  ]
  return { headline: head, body: body(desk, place, head, attempts) }
}

function one(choices: readonly string[]): Part {
  return { choices }
}

function more(choices: readonly string[]): Part {
  return { choices, isOptional: true }
}
