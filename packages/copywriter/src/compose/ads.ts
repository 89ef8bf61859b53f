import { adLimits, type AdPlatform } from '@wildpath/contract'

import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { adSteps } from './call-to-action.ts'
import type { Desk } from './desk.ts'
import { filled, isSaidIn } from './fill.ts'
import { composeGoal } from './goal.ts'
import { lowerStart } from './hero.ts'
import { limits, strongStatements } from './pool.ts'
import { namedDeed, ownDeed, placedThing, shortThings } from './thing.ts'

export type AdText = { headline: string; body: string }

/** Three ads of three arguments: what it costs, what one gets, and whom it is for. */
export function composeAds(desk: Desk, platform: AdPlatform): AdText[] {
  return (['price', 'facts', 'people'] as const).map((argument, index) =>
    composeAd(desk, { platform, index, argument }),
  )
}

type AdPlace = { platform: AdPlatform; index: number; argument: 'price' | 'facts' | 'people' }

function composeAd(desk: Desk, place: AdPlace): AdText {
  const head = headline(desk, place)
  return { headline: head, body: body(desk, place, head) }
}

/** What is sold in fewer and fewer words, then who sells it. */
function names(desk: Desk): string[] {
  const { facts } = desk
  const { place } = facts.offering
  const things = shortThings(facts)
  const placed = [
    placedThing(facts),
    ...things.flatMap((thing) => (place === null ? [] : [`${thing} ${place}`])),
  ]
  return [...placed, ownDeed(facts), namedDeed(facts), ...things].filter((text) => text !== null)
}

function audiencesFor(desk: Desk, platform: AdPlatform): string[] {
  return desk.facts.audiences
    .filter(({ isPersonal }) => platform === 'google' || !isPersonal)
    .map(({ text }) => text)
}

function headline(desk: Desk, place: AdPlace): string {
  const { platform, index, argument } = place
  const { facts } = desk
  const at = `${platform}_ads[${index}].headline`
  const called = names(desk)
  const short = strongStatements(facts)
    .filter(
      ({ text, form }) => form !== 'order' && text.split(' ').length > 1 && !/[;:]/u.test(text),
    )
    .map(({ text }) => text)
  const things = shortThings(facts)
  const people = audiencesFor(desk, platform).flatMap((who) => [
    ...things.map((thing) => `${thing} for ${who}`),
    `For ${who}`,
  ])
  const argued = short
    .slice(0, 4)
    .flatMap((fact) =>
      things
        .filter((thing) => !isSaidIn(fact, thing))
        .map((thing) => `${thing}, ${lowerStart(fact)}`),
    )
  const wanted = {
    price: called,
    facts: [...argued, ...called.slice(1), ...called],
    people: [...people, ...called.slice(1)],
  }[argument]
  const reserve = [
    ...called,
    facts.name,
    ...short,
    ...things.map((thing) => `${thing}: ${facts.name}`),
    `Ask ${facts.name}`,
    ...plainHeadlines,
  ]
  const texts = [...wanted, ...reserve].map((text) => unstopped(capitalised(text)))
  return desk.pick(at, texts, adLimits[platform].headline) ?? plainHeadlines[index] ?? 'Details'
}

const plainHeadlines = ['Ask a question', 'More about it', 'What to know'] as const

/** The argument first, then whatever else fits, and a step to take. */
function body(desk: Desk, place: AdPlace, head: string): string {
  const { platform, index, argument } = place
  const { facts } = desk
  const at = `${platform}_ads[${index}].body`
  const maximum = adLimits[platform].body
  const step = desk
    .shuffled(`${platform} step ${index}`, adSteps[composeGoal(facts)])
    .filter((line) => !/\bus\b/u.test(line) || facts.voice.subject === 'we')
  const prices = priceLines(desk, platform)
  const told = toldFacts(desk, platform)
  const open = [
    openings(desk).filter(
      (line) => !head.toLowerCase().includes(lowerStart(unstopped(line)).toLowerCase()),
    ),
  ]
  const later = [...told.slice(2), ...told.slice(0, 2)]
  const people = audiencesFor(desk, platform)
  const lists = [2, 1]
    .filter((count) => people.length >= count)
    .map((count) => sentence(`for ${joinList(people.slice(0, count))}`))
  const conditions = limits(facts).map(({ text }) => [sentence(text)])
  // A headline that does not say what is sold leaves that to the first sentence.
  const isNamed = shortThings(facts).some((thing) =>
    head.toLowerCase().includes(thing.toLowerCase()),
  )
  const first = isNamed ? [] : open
  const last = isNamed ? open : []
  const isForWhom = head.includes(' for ') || head.startsWith('For ')
  const argued = {
    price: [[prices, ...told, ...open, step]],
    facts: [
      [...first, ...diverse(desk, [...told, ...last, ...conditions, step], step)],
      [...first, ...told, prices, ...last, step],
    ],
    people: [
      [
        ...first,
        ...diverse(
          desk,
          [...(isForWhom ? [] : [lists]), ...last, ...later, ...conditions, step],
          step,
        ),
      ],
      [...(isForWhom ? [] : [lists]), ...first, ...last, prices, ...later, step],
    ],
  }[argument]
  const texts = [...argued, [open.flat(), prices, step], [prices, step]].map((parts) =>
    filled(desk, at, parts, { maximum, besides: head, enough: Math.round(maximum * 0.72) }),
  )
  const longest = texts.toSorted((a, b) => b.length - a.length)
  const good = texts.filter((text) => text.length >= maximum * 0.45)
  const usable = [...good, ...longest].filter((text) => text.length >= fewest)
  return (
    firstPicked(desk, at, usable) ??
    desk.pick(at, plainBodies(desk), maximum) ??
    'Send a question and read the answer first.'
  )
}

/** A body shorter than this says nothing. */
const fewest = 24

/** What is sold as a sentence, in the ways that differ by more than a word. */
function openings(desk: Desk): string[] {
  const { facts } = desk
  const things = shortThings(facts)
  const placed = placedThing(facts)
  const who = facts.audiences.filter(({ isPersonal }) => !isPersonal).map(({ text }) => text)
  const ways = [
    ...names(desk),
    ...(placed === null ? [] : [`${facts.name}: ${lowerStart(placed)}`]),
    ...things.flatMap((thing) => [
      `${thing} with ${facts.name}`,
      ...who.map((people) => `${thing} for ${people}`),
    ]),
  ]
  return ways.map((way) => sentence(way))
}

/** The owner's facts, each alone; on Google, short labels share a sentence, so that the two read differently. */
function toldFacts({ facts }: Desk, platform: AdPlatform): string[][] {
  const strong = strongStatements(facts)
  const single = strong.map(({ text }) => [sentence(text)])
  if (platform === 'facebook') return single
  const labels = strong.filter(
    ({ form, text }) => form === 'label' && text.length < 44 && !/[;:.]/u.test(text),
  )
  const pairs = labels.flatMap((label, index) => {
    const next = labels[index + 1]
    return next === undefined || index % 2 === 1
      ? []
      : [[sentence(`${label.text}, ${lowerStart(next.text)}`), sentence(label.text)]]
  })
  return [...pairs, ...single]
}

/** Sentences that no other ad has used come first; the step stays last. */
function diverse(
  desk: Desk,
  parts: readonly (readonly string[])[],
  step: readonly string[],
): (readonly string[])[] {
  const isNew = (part: readonly string[]) => part.every((text) => desk.timesSaid(text) < 2)
  const said = parts.filter((part) => part !== step)
  return [...said.filter(isNew), ...said.filter((part) => !isNew(part)), step]
}

/** The price with its conditions, or with a word on where they stand. */
function priceLines({ facts }: Desk, platform: AdPlatform): string[] {
  const { offer, name } = facts
  if (offer === null) return []
  if (offer.isQuoted) return [sentence(offer.full)]
  const [thing] = shortThings(facts)
  const named = [...(thing === undefined ? [] : [thing]), name]
  return offer.shorts.flatMap(({ text, isWhole }) => {
    const whole = sentence(text)
    const led = named
      .filter((label) => !text.toLowerCase().includes(label.toLowerCase()))
      .map((label) => `${label}: ${lowerStart(whole)}`)
    const ways =
      platform === 'facebook'
        ? [...led, whole, `Price: ${lowerStart(whole)}`]
        : [whole, `Price: ${lowerStart(whole)}`, ...led]
    return isWhole ? ways : [...ways.map((line) => `${line} Terms apply.`), ...ways]
  })
}

function plainBodies({ facts: { name } }: Desk): string[] {
  return [
    `Send a question to ${name} and read the answer.`,
    `A short form, and your question is with ${name}.`,
    'A short form, and your question is on its way.',
    'Read what is offered, then ask what you want to know.',
  ]
}

/** In the given order; a text that repeats a sentence is still better than one that says nothing. */
function firstPicked(desk: Desk, at: string, texts: readonly string[]): string | null {
  for (const text of texts) {
    const picked = desk.pick(at, [text])
    if (picked !== null) return picked
  }
  return null
}
