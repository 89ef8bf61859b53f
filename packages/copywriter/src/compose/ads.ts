import { adLimits, type AdPlatform } from '@wildpath/contract'

import type { Business } from '../business/business.ts'
import { capitalised, joinList, sentence, unstopped } from '../grammar/phrases.ts'
import { ownReasons } from './benefits.ts'
import { playbookHeadlines, thingAndPlace } from './headline.ts'
import { namesThing, offerBehind, pointedOffers } from './offer-lines.ts'
import type { Writer } from './writer.ts'

export type AdText = { headline: string; body: string }

/** Three ads for three reasons: what it is, why people want it, what speaks for this business. */
export function composeAds(writer: Writer, platform: AdPlatform, button: string): AdText[] {
  const { business, say } = writer
  const limits = adLimits[platform]
  // Each platform tells other reasons, so that no line of the page is read everywhere.
  const reasons = ownReasons(business).filter((line) => line.length < 90)
  const own = platform === 'google' ? reasons.slice(2, 4) : reasons.slice(0, 2)
  const people = peopleLine(business)
  const pulls = say(`pull ${platform}`, business.playbook.pulls)
  const [thing] = business.offerings
  const fallbacks = headlinesFor(writer)
  const taken = new Set<string>()
  const headline = (wanted: readonly string[]) => {
    const isFree = (text: string) =>
      text !== '' &&
      text.length <= limits.headline &&
      !taken.has(text) &&
      !writer.isWorn(text) &&
      !(platform === 'google' && text.includes('!'))
    const text =
      [...wanted, ...fallbacks].find((one) => isFree(one)) ??
      clipped(business.name, limits.headline)
    taken.add(text)
    return text
  }
  const plans = [
    {
      heads:
        platform === 'google'
          ? [thing?.name ?? '', thingAndPlace(writer) ?? '']
          : [thingAndPlace(writer) ?? '', thing?.name ?? ''],
      reasons: [people, ...own],
    },
    { heads: playbookHeadlines(writer), reasons: pulls },
    {
      heads: playbookHeadlines(writer).toReversed(),
      reasons: [...own, people, ...pulls.slice(1)],
    },
  ]
  const told = new Set<string>()
  const bodies = new Set<string>()
  const steps = callsFor(business, button, platform)
  return plans.map(({ heads, reasons }, index) => {
    const head = headline(heads.filter((text) => !told.has(text)).map((text) => capitalised(text)))
    const open = reasons
      .filter((reason) => reason !== null)
      .filter((reason) => !told.has(reason) && !taken.has(reason) && !writer.isWorn(reason))
    const turned = [...steps.slice(index), ...steps.slice(0, index)]
    const wording = business.offer?.wording ?? ''
    const calls = turned.toSorted(
      (a, b) => Number(namesThing(wording, a)) - Number(namesThing(wording, b)),
    )
    const { body, reason } = bodyOf(business, {
      reasons: open,
      calls,
      longest: limits.body,
      isFresh: (text) => !bodies.has(text),
    })
    bodies.add(body)
    if (reason !== null) told.add(reason)
    for (const text of [head, reason ?? '']) writer.tell(text)
    return { headline: head, body }
  })
}

/** What an ad asks of its reader in a few words: the page's button first, then calls with its verb. */
function callsFor({ goal }: Business, button: string, platform: AdPlatform): string[] {
  const [verb = ''] = button.split(' ')
  const steps = adSteps[goal].toSorted(
    (a, b) => Number(b.startsWith(verb)) - Number(a.startsWith(verb)),
  )
  const isShort = button.split(' ').length < 5
  return platform === 'facebook' || isShort ? [sentence(button), ...steps] : [...steps]
}

/** What an ad asks of its reader, in three words at most. */
const adSteps: Record<Business['goal'], readonly string[]> = {
  booking: [
    'Send your dates.',
    'Ask about dates.',
    'Name your day.',
    'Find your day.',
    'Plan your day.',
  ],
  stay: ['Pick your nights.', 'Send your dates.', 'Ask about nights.', 'Plan your stay.'],
  rental: ['Send your dates.', 'Ask to reserve.', 'Say which days.', 'Find your dates.'],
  lessons: ['Ask about times.', 'Find a time.', 'Suggest a time.', 'Plan a lesson.'],
  quote: ['Ask the price.', 'Describe the job.', 'Get a quote.'],
  visit: ['Come and see.', 'Plan a visit.', 'Ask before you come.'],
  purchase: ['Ask to order.', 'Have a look.', 'Ask first.'],
  enquiry: ['Write and ask.', 'Ask away.', 'Just ask.'],
}

/** What a headline may be where nothing better fits. */
function headlinesFor(writer: Writer): string[] {
  const { business } = writer
  const { trade, isTradeNamed, name, offerings, goal } = business
  const thing = offerings[0]?.name
  const words = isTradeNamed ? [capitalised(trade.booking.many), capitalised(trade.label)] : []
  return [
    ...(thing === undefined ? [] : [capitalised(thing)]),
    ...playbookHeadlines(writer),
    ...words,
    name,
    plainHeads[goal],
    'Ask your question first',
    'A short form, a plain answer',
    'Questions are welcome',
  ].map((line) => unstopped(line))
}

const plainHeads: Record<Business['goal'], string> = {
  booking: 'Pick a day and ask',
  stay: 'Pick your nights and ask',
  rental: 'Ask what is free',
  lessons: 'Lessons: ask for a time',
  quote: 'Ask for a quote',
  visit: 'Plan a visit',
  purchase: 'Ask before you order',
  enquiry: 'Ask a question',
}

/** 'For families and couples.' Ads assert nothing about whoever reads them, and sort nobody by age or body. */
function peopleLine({ audiences }: Business): string | null {
  const people = audiences.filter((text) => !personal.test(text)).slice(0, 2)
  return people.length === 0 ? null : `For ${joinList(people)}`
}

const personal =
  /\b(?:\d|age[ds]?|old|young|pregnan\w*|disab\w*|autism|pain|injur\w*|weight|debt|credit|divorc\w*|singles?|women|men|mums?|moms?|dads?|mothers?|fathers?|parents?|sick|burn|gay|religio\w*)\b/iu

type Parts = {
  reasons: readonly string[]
  calls: readonly string[]
  longest: number
  isFresh: (body: string) => boolean
}

/** One reason, the offer whole or not at all, and what to do; as much as there is room for. */
function bodyOf(
  business: Business,
  { reasons, calls, longest, isFresh }: Parts,
): { body: string; reason: string | null } {
  const joined = reasons.flatMap((reason) => {
    const text = withOffer(reason, business)
    return text === null ? [] : [{ reason, text }]
  })
  const asked = calls.flatMap((call) => offerBehind(`${unstopped(call)}:`, business) ?? [])
  const offer = offerBehind('', business)
  const short = pointedOffers(business)
  const why = reasons.map((reason) => ({ reason, text: sentence(reason) }))
  const ways = [
    ...joined.flatMap(({ reason, text }) => calls.map((call) => ({ reason, parts: [text, call] }))),
    ...joined.map(({ reason, text }) => ({ reason, parts: [text] })),
    ...asked.map((text) => ({ reason: null, parts: [text] })),
    ...why.flatMap(({ reason, text }) => short.map((price) => ({ reason, parts: [text, price] }))),
    ...short.map((price) => ({ reason: null, parts: [price] })),
    ...why.flatMap(({ reason, text }) => calls.map((call) => ({ reason, parts: [text, call] }))),
    ...(offer === null ? [] : [{ reason: null, parts: [offer] }]),
    ...why.map(({ reason, text }) => ({ reason, parts: [text] })),
    ...calls.map((call) => ({
      reason: null,
      parts: offer === null ? [call] : ['Price and conditions: on the page.', call],
    })),
  ].map(({ reason, parts }) => ({ reason, body: parts.join(' ') }))
  return (
    ways.find(({ body }) => body.length <= longest && isFresh(body)) ?? {
      reason: null,
      body: calls[0] ?? '',
    }
  )
}

/** 'For families: €65 per person', 'All gear included; €65 per person': one sentence, the offer whole. */
function withOffer(reason: string, business: Business): string | null {
  if (!/[.!?]$/u.test(reason)) {
    return offerBehind(`${reason}${reason.startsWith('For ') ? ':' : ';'}`, business)
  }
  const offer = offerBehind('', business)
  return offer === null ? null : `${reason} ${offer}`
}

/** A long name at a whole word; nothing else is ever cut. */
function clipped(name: string, longest: number): string {
  const words = name.split(' ')
  while (words.join(' ').length > longest && words.length > 1) words.pop()
  return words.join(' ').slice(0, longest)
}
