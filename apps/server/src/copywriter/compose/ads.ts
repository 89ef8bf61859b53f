import { adLimits } from '@wildpath/contract'
import type { AdPlatform } from '@wildpath/contract'

import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { fitParts } from './fit.ts'
import type { Part } from './fit.ts'
import { offerSentences, shortOffers } from './offer-lines.ts'
import { invitation, isBenefit, offeredThing } from './page.ts'

export type AdText = { headline: string; body: string }

/** Three ads of three arguments: the offer, the thing itself, and a question answered. */
export function composeAds(desk: Desk, platform: AdPlatform): AdText[] {
  const parts = adParts(desk, platform)
  return [offerAd, thingAd, answerAd].map((write, index) => write(desk, parts, { platform, index }))
}

type AdParts = {
  thing: readonly (string | null)[]
  facts: readonly string[]
  offers: readonly string[]
  calls: readonly string[]
  hooks: readonly string[]
  people: readonly string[]
  cta: readonly string[]
}
type AdPlace = { platform: AdPlatform; index: number }

function adParts(desk: Desk, platform: AdPlatform): AdParts {
  const { facts } = desk
  const { service, place } = facts.product
  const region = place === null ? null : `${capitalised(facts.trade.topic)} ${place}`
  const thing = [
    offeredThing(desk),
    invitation(desk),
    service === null ? null : capitalised(service.text),
    facts.isTradeNamed ? region : null,
  ]
  const isPublic = platform === 'google' || !facts.audiences.some((audience) => audience.isPersonal)
  const people = facts.audiences
    .filter((audience) => isPublic || !audience.isPersonal)
    .map((audience) => audience.text)
  const details = facts.product.details.filter(isBenefit).map((detail) => sentence(detail.text))
  return {
    thing: thing.filter((text) => text !== null),
    facts: [...details.slice(0, 2), ...desk.shuffled(`${platform} facts`, details.slice(2))],
    offers: [...shortOffers(desk).map((text) => sentence(text)), ...offerSentences(desk, platform)],
    calls: desk.lines(`${platform} calls`, desk.tone.adCalls),
    hooks: desk.shuffled(`${platform} hooks`, facts.trade.hooks),
    people: peopleLines(people),
    cta: desk.shuffled(`${platform} cta`, facts.trade.cta),
  }
}

function peopleLines(people: readonly string[]): string[] {
  return [3, 2, 1]
    .filter((count) => people.length >= count)
    .map((count) => `For ${joinList(people.slice(0, count))}.`)
}

function headline(desk: Desk, place: AdPlace, candidates: readonly (string | null)[]): string {
  const at = `${place.platform}_ads[${place.index}].headline`
  const { name, trade } = desk.facts
  const limit = adLimits[place.platform].headline
  const reserve = [
    ...trade.cta,
    `Ask ${name}`,
    name,
    capitalised(trade.topic),
    'Ask for details',
    'Questions? Ask here',
    'Find out more',
  ]
  const texts = [...candidates, ...reserve].map((text) => (text === null ? null : unstopped(text)))
  return (
    desk.pick(at, texts, limit) ??
    ['Ask a question', 'More about it', 'What to know'][place.index] ??
    'Details'
  )
}

function body(desk: Desk, place: AdPlace, attempts: readonly (readonly Part[])[]): string {
  const at = `${place.platform}_ads[${place.index}].body`
  const limit = adLimits[place.platform].body
  for (const parts of attempts) {
    const text = fitParts(
      desk,
      at,
      parts.filter((part) => part.choices.length > 0),
      limit,
    )
    if (text !== null) return text
  }
  return (
    desk.pick(at, desk.facts.trade.hooks, limit) ?? reserveBodies[place.index] ?? 'Ask by email.'
  )
}

const reserveBodies = [
  'Send a question and read the answer by email.',
  'A short form, and your question is on its way.',
  'Read what is offered, then ask what you want to know.',
] as const

function offerAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  const named = shortOffers(desk)
  const [thing] = parts.thing
  return {
    headline: headline(
      desk,
      place,
      desk.choice.fraction(`${place.platform} offer head`) < 0.5
        ? [...named, ...parts.thing]
        : [...parts.thing, ...named],
    ),
    body: body(desk, place, [
      [
        {
          choices: [thing === undefined || thing === null ? null : sentence(thing)],
          isOptional: true,
        },
        { choices: parts.offers },
        { choices: [...parts.calls, ...parts.cta.map((text) => sentence(text))], isOptional: true },
      ],
      [{ choices: parts.offers }],
      [
        { choices: parts.thing.map((text) => (text === null ? null : sentence(text))) },
        { choices: parts.facts, isOptional: true },
        { choices: parts.calls, isOptional: true },
      ],
      [{ choices: parts.hooks }, { choices: parts.calls, isOptional: true }],
    ]),
  }
}

function thingAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  const things = desk.shuffled(`${place.platform} thing`, parts.thing)
  return {
    headline: headline(desk, place, [...things, desk.facts.name, ...parts.hooks]),
    body: body(desk, place, [
      [
        { choices: parts.facts.slice(0, 3) },
        { choices: parts.facts.slice(1, 4) },
        { choices: [...parts.people, ...parts.calls], isOptional: true },
      ],
      [
        { choices: parts.facts },
        { choices: [...parts.people, ...parts.hooks], isOptional: true },
        { choices: parts.calls, isOptional: true },
      ],
      [
        { choices: things.map((text) => (text === null ? null : sentence(text))) },
        { choices: parts.people, isOptional: true },
        { choices: parts.hooks, isOptional: true },
      ],
      [{ choices: parts.hooks }, { choices: parts.calls, isOptional: true }],
    ]),
  }
}

/** Feelings, bodies and families are nobody's business in an ad. */
const privateMatters =
  /\b(?:nervous|scared|afraid|worried|uneasy|fears?|fit|knees?|seasick\w*|stomach|balance|weak|heights?|muscles?|sick|homesick|shy|parents|children|kids?|swimmer|breath\w*|stiff|sore|strong|alone|body|pressure|lonely|embarrassed|afford|prone|wobbly|burning|flexible|old|poor)\b/iu

function answerAd(desk: Desk, parts: AdParts, place: AdPlace): AdText {
  const limit = adLimits[place.platform]
  const worries = desk
    .shuffled(`${place.platform} worries`, desk.facts.trade.worries)
    .filter(
      ({ ask, answer }) => !privateMatters.test(`${ask} ${answer}`) && ask.length <= limit.headline,
    )
  const worry = worries.find(({ answer }) => answer.length <= limit.body - 18) ?? null
  const things = parts.thing.map((text) => (text === null ? null : sentence(text)))
  const calls = [...parts.cta.map((text) => sentence(text)), ...parts.calls]
  if (worry !== null && desk.choice.fraction(`${place.platform} answer`) < 0.75) {
    const text = body(desk, place, [
      [{ choices: [worry.answer] }, { choices: [...things, ...parts.facts, ...calls] }],
      [{ choices: [worry.answer] }, { choices: calls, isOptional: true }],
    ])
    return { headline: headline(desk, place, [worry.ask]), body: text }
  }
  return {
    headline: headline(desk, place, [...parts.hooks, ...parts.cta]),
    body: body(desk, place, [
      [
        { choices: [...parts.people, ...parts.facts.slice(2)] },
        { choices: [...things, ...parts.facts] },
        { choices: calls, isOptional: true },
      ],
      [
        { choices: things },
        { choices: parts.hooks, isOptional: true },
        { choices: calls, isOptional: true },
      ],
      [{ choices: parts.hooks }, { choices: calls, isOptional: true }],
    ]),
  }
}
