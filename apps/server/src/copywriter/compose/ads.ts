import { adLimits } from '@wildpath/contract'
import type { AdPlatform } from '@wildpath/contract'

import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { fitParts } from './fit.ts'
import type { Part } from './fit.ts'
import { invitation, lowerStart, offeredThing, thingLines } from './hero.ts'
import { offerSentences, shortOffers } from './offer-lines.ts'
import { isBenefit } from './page.ts'

export type AdText = { headline: string; body: string }

/** Three ads of three arguments: the offer, the thing itself, and a question answered. */
export function composeAds(desk: Desk, platform: AdPlatform): AdText[] {
  return [offerAd, thingAd, answerAd].map((write, index) =>
    write(desk, adParts(desk, platform, index), { platform, index }),
  )
}

type AdParts = Record<
  'heads' | 'things' | 'facts' | 'offers' | 'prices' | 'calls' | 'hooks' | 'people' | 'cta',
  readonly string[]
>
type AdPlace = { platform: AdPlatform; index: number }

function adParts(desk: Desk, platform: AdPlatform, index: number): AdParts {
  const { facts } = desk
  const { service, place, details } = facts.product
  const heads = [
    offeredThing(desk),
    invitation(desk),
    service === null ? null : capitalised(service.text),
    place === null || !facts.isTradeNamed ? null : `${capitalised(facts.trade.topic)} ${place}`,
  ]
  const people = facts.audiences
    .filter(({ isPersonal }) => platform === 'google' || !isPersonal)
    .map(({ text }) => text)
  const shown = details.filter(isBenefit).map((detail) => sentence(detail.text))
  return {
    heads: heads.flatMap((text) => (text !== null && text.length > 7 ? [text] : [])),
    things: thingLines(desk, people).map((text) => sentence(text)),
    facts: [...shown.slice(0, 2), ...desk.shuffled(`${platform} facts`, shown.slice(2))],
    offers: [...shortOffers(desk).map((text) => sentence(text)), ...offerSentences(desk, platform)],
    prices: shortOffers(desk),
    calls: desk.lines(`${platform} calls ${index}`, desk.tone.adCalls),
    hooks: desk.shuffled(`${platform} hooks`, facts.trade.hooks),
    people: [3, 2, 1]
      .filter((count) => people.length >= count)
      .map((count) => `For ${joinList(people.slice(0, count))}.`),
    cta: desk.shuffled(`${platform} cta`, facts.trade.cta),
  }
}

function headline(desk: Desk, place: AdPlace, candidates: readonly (string | null)[]): string {
  const at = `${place.platform}_ads[${place.index}].headline`
  const { name, trade } = desk.facts
  const reserve = [...trade.cta, `Ask ${name}`, name, capitalised(trade.topic), ...plainHeadlines]
  const texts = [...candidates, ...reserve].map((text) => (text === null ? null : unstopped(text)))
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
  for (const minimum of [Math.round(maximum * 0.45), 20]) {
    for (const parts of attempts) {
      const usable = parts.filter((part) => part.choices.length > 0)
      const text = fitParts(desk, at, usable, { minimum, maximum, besides: head })
      if (text !== null) return text
    }
  }
  return (
    desk.pick(at, plainBodies(desk), maximum) ?? 'Send a question and read the answer by email.'
  )
}

/** 'Rock climbing: look for the next foothold.' keeps the page's own word in the ad. */
function topicalHooks(desk: Desk, parts: AdParts): string[] {
  return parts.hooks.map((hook) => `${capitalised(desk.words.topic)}: ${lowerStart(hook)}`)
}

function plainBodies(desk: Desk): string[] {
  const { name } = desk.facts
  return [
    `Questions about ${desk.words.topic}? Ask ${name}.`,
    `All about ${desk.words.topic}: ask ${name} by email.`,
    `Send a question to ${name} and read the answer by email.`,
    `A short form, and your question is with ${name}.`,
    `Read what ${name} does, then ask what you want to know.`,
    'A short form, and your question is on its way.',
    'Read what is offered, then ask what you want to know.',
  ]
}

function offerAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  const isPriceFirst = desk.choice.fraction(`${place.platform} offer head`) < 0.5
  const head = headline(
    desk,
    place,
    isPriceFirst ? [...parts.prices, ...parts.heads] : [...parts.heads, ...parts.prices],
  )
  const calls = [...parts.calls, ...parts.cta.map((text) => sentence(text))]
  const isSaid = parts.prices.includes(head)
  return {
    headline: head,
    body: body(desk, place, head, [
      ...(isSaid
        ? []
        : [
            [
              { choices: parts.things, isOptional: true },
              { choices: parts.offers },
              { choices: calls, isOptional: true },
            ],
            [{ choices: parts.offers }],
          ]),
      [
        { choices: parts.things },
        { choices: parts.facts, isOptional: true },
        { choices: calls, isOptional: true },
      ],
      [{ choices: parts.facts }, { choices: [...parts.people, ...calls] }],
      [{ choices: topicalHooks(desk, parts) }, { choices: calls, isOptional: true }],
    ]),
  }
}

function thingAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  const heads = desk.shuffled(`${place.platform} heads`, parts.heads)
  const head = headline(desk, place, [...heads, desk.facts.name, ...parts.hooks])
  const calls = [...parts.calls, ...parts.cta.map((text) => sentence(text))]
  return {
    headline: head,
    body: body(desk, place, head, [
      [
        { choices: parts.facts.slice(0, 3) },
        { choices: parts.facts.slice(1, 4) },
        { choices: [...parts.people, ...calls], isOptional: true },
      ],
      [
        { choices: parts.facts },
        { choices: [...parts.people, ...parts.things, ...parts.hooks] },
        { choices: calls, isOptional: true },
      ],
      [{ choices: parts.things }, { choices: parts.hooks }, { choices: calls, isOptional: true }],
      [{ choices: topicalHooks(desk, parts) }, { choices: calls, isOptional: true }],
    ]),
  }
}

/** Feelings, bodies and families are nobody's business in an ad. */
const privateMatters =
  /\b(?:nervous|scared|afraid|worried|uneasy|fears?|fit|knees?|seasick\w*|stomach|balance|weak|heights?|muscles?|sick|homesick|shy|parents|children|kids?|swimmer|breath\w*|stiff|sore|strong|alone|body|pressure|lonely|embarrassed|afford|prone|wobbly|burning|flexible|old|poor|gap)\b/iu

function answerAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  return answeredWorry(desk, parts, place) ?? hookAd(desk, parts, place)
}

/** A newcomer's question as headline; its answer must stand below it, or there is no such ad. */
function answeredWorry(desk: Desk, parts: AdParts, place: AdPlace): AdText | null {
  const at = `${place.platform}_ads[${place.index}]`
  const limit = adLimits[place.platform]
  if (desk.choice.fraction(`${place.platform} answer`) > 0.75) return null
  const worry = desk
    .shuffled(`${place.platform} worries`, desk.facts.trade.worries)
    .filter(
      ({ ask, answer }) => !privateMatters.test(`${ask} ${answer}`) && ask.length <= limit.headline,
    )
    .find(({ answer }) => answer.length <= limit.body - 18 && desk.timesSaid(answer) < 2)
  if (worry === undefined) return null
  const tail = [
    ...parts.things,
    ...parts.facts,
    ...plainBodies(desk).slice(0, 1),
    `Ask about ${desk.words.topic}.`,
    ...parts.calls,
  ]
  const answer = { choices: [worry.answer] }
  const space = { maximum: limit.body, besides: worry.ask }
  const text = fitParts(desk, `${at}.body`, [answer, { choices: tail, isOptional: true }], space)
  const head = text === null ? null : desk.pick(`${at}.headline`, [worry.ask])
  return text === null || head === null ? null : { headline: head, body: text }
}

function hookAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  const head = headline(desk, place, [...parts.hooks, ...parts.cta])
  const calls = [...parts.calls, ...parts.cta.map((text) => sentence(text))]
  return {
    headline: head,
    body: body(desk, place, head, [
      [
        { choices: parts.things },
        { choices: [...parts.facts.slice(1), ...parts.people], isOptional: true },
        { choices: calls, isOptional: true },
      ],
      [{ choices: parts.facts }, { choices: [...parts.people, ...calls] }],
      [{ choices: parts.people }, { choices: calls }],
      [{ choices: topicalHooks(desk, parts) }, { choices: calls, isOptional: true }],
    ]),
  }
}
