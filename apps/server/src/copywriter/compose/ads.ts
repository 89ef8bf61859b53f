import { adLimits } from '@wildpath/contract'
import type { AdPlatform } from '@wildpath/contract'

import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { adHeads } from './ad-heads.ts'
import { openings, steps, told, welcomes } from './ad-sentences.ts'
import { callsToAction } from './call-to-action.ts'
import type { Desk } from './desk.ts'
import { fitParts } from './fit.ts'
import type { Part } from './fit.ts'
import { inTone } from './in-tone.ts'
import { ledOffers, shortOffers } from './offer-lines.ts'
import { byName } from './by-name.ts'

export type AdText = { headline: string; body: string }

/** Three ads of three angles: the offer, the strongest fact, and the people it is for. */
export function composeAds(desk: Desk, platform: AdPlatform): AdText[] {
  const parts = adParts(desk, platform)
  return [offerAd, factAd, peopleAd].map((write, index) => write(desk, parts, { platform, index }))
}

type AdParts = Record<
  'opens' | 'facts' | 'offers' | 'priced' | 'people' | 'welcomes' | 'steps' | 'heads' | 'strong',
  readonly string[]
>
type AdPlace = { platform: AdPlatform; index: number }

function adParts(desk: Desk, platform: AdPlatform): AdParts {
  const { facts } = desk
  const named = facts.audiences
    .filter(({ isPersonal }) => platform === 'google' || !isPersonal)
    .map(({ text }) => text)
  const people = [3, 2, 1]
    .filter((count) => named.length >= count)
    .map((count) => joinList(named.slice(0, count)))
    .concat(named.slice(1))
  const offers = shortOffers(desk)
  const { heads, strong } = adHeads(desk)
  return {
    opens: openings(desk),
    facts: told(desk),
    offers,
    priced: offers.flatMap((offer) => pricedLines(desk, offer, platform)),
    people,
    welcomes: people.flatMap((text) => welcomes(desk, text)),
    steps: steps(desk, platform),
    heads,
    strong,
  }
}

/** The offer as a sentence, as what one pays, and behind what it buys, so that no two places say it alike. */
function pricedLines(desk: Desk, offer: string, platform: AdPlatform): string[] {
  const plain = sentence(offer)
  const isPrice =
    desk.facts.offer?.kind === 'price' && /^(?:from )?(?:[$£€]|[A-Z$]{1,4} ?\d|\d)/u.test(offer)
  const sum = isPrice ? [inTone(desk, sentence(`you pay ${lowerStart(offer)}`))] : []
  // 'You pay £32 for a taster' would stand in every second business's ads.
  const isPlain = !/ for an? /u.test(offer) && desk.choice.fraction('you pay') < 0.15
  const paid = isPlain ? sum : []
  const late = isPrice ? [sentence(`price: ${lowerStart(offer)}`)] : []
  const led = ledOffers(desk, offer)
  return platform === 'google'
    ? [...paid, ...led, plain, ...late]
    : [...paid, plain, ...led, ...late]
}

function lowerStart(text: string): string {
  return /^From\b/u.test(text) ? `f${text.slice(1)}` : text
}

function headline(desk: Desk, place: AdPlace, candidates: readonly string[]): string {
  const at = `${place.platform}_ads[${place.index}].headline`
  const { name, trade } = desk.facts
  const reserve = [
    name,
    ...callsToAction(desk).map((call) => call.replace(/\bmy\b/u, 'your').replace(/\bme\b/u, 'you')),
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
  for (const minimum of [Math.round(maximum * 0.6), Math.round(maximum * 0.35), 24]) {
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
    `Questions about ${topic}? Ask ${name}.`,
    `${capitalised(topic)} ${byName(desk)}.`,
    `${name}: ${topic}.`,
    `Send a question to ${name} and read the answer by email.`,
    `A short form, and your question is with ${name}.`,
    'A short form, and your question is on its way.',
    'Read what is offered, then ask what you want to know.',
  ]
}

function offerAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  const isPriceFirst = desk.choice.fraction(`${place.platform} offer head`) < 0.3
  // The headline may only hold an offer that is whole by itself.
  const whole = parts.offers.slice(0, 1)
  const heads = isPriceFirst ? [...whole, ...parts.heads] : [...parts.heads, ...whole]
  const head = headline(desk, place, heads)
  const attempts = whole.includes(head)
    ? [
        [one(parts.opens), more(parts.facts), more(parts.steps)],
        [one(parts.facts), more(parts.steps)],
      ]
    : [
        [one(parts.opens), one(parts.priced), more(parts.steps)],
        [one(parts.priced), more(parts.facts), more(parts.steps)],
        [one(parts.priced)],
        ...(parts.priced.length > 0
          ? []
          : [[one(parts.opens), more(parts.facts), more(parts.steps)]]),
      ]
  return { headline: head, body: body(desk, place, head, attempts) }
}

function factAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  const head = headline(desk, place, [
    ...parts.strong,
    ...desk.shuffled(`${place.platform} heads`, parts.heads),
  ])
  const attempts = [
    [one(parts.facts), one(parts.opens), more(parts.steps)],
    [one(parts.opens), one(parts.facts), more(parts.steps)],
    [one(parts.facts), more(parts.facts), more(parts.steps)],
    [one(parts.opens), more(parts.steps)],
    [one(parts.priced), more(parts.steps)],
  ]
  const turned = desk.choice.fraction(`${place.platform} fact order`) < 0.5
  return {
    headline: head,
    body: body(desk, place, head, turned ? attempts : [...attempts.slice(1, 2), ...attempts]),
  }
}

function peopleAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  const { service } = desk.facts.product
  const short = service === null ? null : capitalised(service.text)
  const topic = desk.facts.isTradeNamed ? capitalised(desk.facts.trade.topic) : null
  const named = [short, topic]
    .filter((thing) => thing !== null)
    .flatMap((thing) => parts.people.map((people) => `${thing} for ${people}`))
  const heads = [...named, ...parts.strong, ...parts.heads]
  const head = headline(desk, place, heads)
  const later = [...parts.facts.slice(1), ...parts.facts.slice(0, 1)]
  const isSaid = head.includes(' for ')
  const attempts = [
    ...(isSaid ? [] : [[one(parts.welcomes), one(later), more(parts.steps)]]),
    [one(parts.opens), one(later), more(parts.steps)],
    [more(parts.welcomes), one(later), more(parts.steps)],
    [one(parts.welcomes), more(parts.opens), more(parts.steps)],
    [one(parts.opens), more(parts.priced), more(parts.steps)],
    [one(later), more(parts.steps)],
  ]
  return { headline: head, body: body(desk, place, head, attempts) }
}

function one(choices: readonly string[]): Part {
  return { choices }
}

function more(choices: readonly string[]): Part {
  return { choices, isOptional: true }
}
