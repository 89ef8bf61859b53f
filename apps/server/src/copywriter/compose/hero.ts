import type { Detail } from '../brief/details.ts'
import { plainWords } from '../brief/echo.ts'
import { capitalised, joinList, sentence } from '../grammar/phrases.ts'
import { pageTones } from '../tones/index.ts'
import { tailOf } from './ad-sentences.ts'
import type { Desk } from './desk.ts'
import { invitation, offeredThing } from './sold-thing.ts'
import { fitParts } from './fit.ts'
import { inlineOffer, shortOffers } from './offer-lines.ts'

export function lowerStart(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** A short fact of things, fit to stand behind the thing in a headline. */
export function headlineFacts(facts: readonly Detail[]): Detail[] {
  return facts
    .filter(
      ({ form, text, kind }) =>
        form === 'noun' &&
        !/^(?:every|each|from|in|on|by|half|full|back|after|before|if|ratio|shoot|sleeps|\d[\d.–]* (?:minutes|hours|weeks|days|sessions))\b/iu.test(
          text,
        ) &&
        kind !== 'limit' &&
        kind !== 'season' &&
        text.length <= 46 &&
        !/[:;()]/u.test(text) &&
        text.split(' ').length > 1,
    )
    .slice(0, 3)
}

/** The headline: what is sold and where or for whom, with the strongest fact where it fits. */
export function composeHeadline(desk: Desk, facts: readonly Detail[]): string {
  const { audiences, name, isTradeNamed, trade, tone } = desk.facts
  const thing = offeredThing(desk)
  const go = invitation(desk)
  const isLively = tone === 'fun' || tone === 'bold'
  const base = isLively && go !== null && desk.choice.fraction('go') < 0.5 ? go : (thing ?? go)
  const withFact =
    base === null
      ? []
      : headlineFacts(facts).flatMap((fact) => {
          const tail = tailOf(desk, base, fact)
          return tail === null ? [] : [`${base}${tail}`]
        })
  const forWhom =
    thing === null || audiences[0] === undefined ? null : `${thing} for ${audiences[0].text}`
  const clause = facts.find(
    ({ form, text }) =>
      form === 'clause' &&
      text.length <= 72 &&
      /^(?:we|I|you) /iu.test(text) &&
      !/\bnot\b|n't\b/u.test(text),
  )
  const good = [...withFact, forWhom, thing, go].filter(
    (text) => text !== null && text.length >= 22 && text.length <= 76,
  )
  const isAudienceFirst = desk.choice.fraction('headline kind') < 0.3
  const ordered = isAudienceFirst ? [forWhom, ...good] : good
  const reserve = [
    forWhom,
    thing === null || name.length > 30 ? null : `${thing}, with ${name}`,
    thing,
    go,
    clause === undefined ? null : clause.text,
    isTradeNamed ? `${trade.go} with ${name}` : null,
    isTradeNamed ? `${capitalised(trade.topic)} with ${name}` : null,
    desk.facts.offer === null || desk.facts.offer.kind === 'quoted'
      ? null
      : `${name}: ${lowerStart(shortOffers(desk).at(-1) ?? '')}`,
    `Ask ${name} a question`,
  ]
  const fitting = ordered.filter((text) => text === null || text.length <= 76)
  return desk.pick('headline', [...fitting, ...reserve], 96) ?? 'Ask a question'
}

/** The line below: for whom and what it costs, in the order of the tone; every condition with it. */
export function composeSubheadline(desk: Desk, headline: string): string {
  const { product } = desk.facts
  const tone = pageTones[desk.facts.tone]
  const people = peopleLines(desk, headline)
  const offer = offerLines(desk)
  const [isPeopleFirst = true] = desk.shuffled('sub order', tone.peopleFirst)
  const parts = isPeopleFirst ? [people, offer] : [offer, people]
  const required = parts.filter((choices) => choices.length > 0).map((choices) => ({ choices }))
  const details = product.details
    .filter(({ kind }) => kind !== 'limit')
    .slice(0, 3)
    .map(({ text }) => sentence(text))
  const fact =
    required.length < 2 && details.length > 3 ? [{ choices: details, isOptional: true }] : []
  const thing = offeredThing(desk)
  const bare = thing === null || headline.includes(thing) ? [] : [sentence(thing)]
  const space = { besides: headline }
  return (
    fitParts(desk, 'subheadline', [...required, ...fact], { ...space, maximum: 228 }) ??
    fitParts(desk, 'subheadline', [{ choices: offer }], { ...space, maximum: 228 }) ??
    fitParts(desk, 'subheadline', [{ choices: people }], { ...space, maximum: 228 }) ??
    fitParts(desk, 'subheadline', [{ choices: [...bare, ...details] }], {
      ...space,
      maximum: 228,
    }) ??
    fitParts(desk, 'subheadline', required, { ...space, maximum: 390 }) ??
    desk.pick('subheadline', [
      `Send ${desk.words.object} your question about ${desk.words.topic} by email.`,
      `Send ${desk.words.object} your question by email.`,
    ]) ??
    `Send ${desk.words.object} your question.`
  )
}

/** The whole offer, then its first promise with what limits it. */
function offerLines({ facts: { offer, product } }: Desk): string[] {
  if (offer === null) return []
  if (offer.kind === 'quoted') return [sentence(offer.full)]
  const thin =
    product.service === null || offer.full.length > 24
      ? []
      : [`${product.service.text}: ${offer.full}`]
  const texts = [...thin, offer.full, offer.core, ...offer.shorts.slice(0, 1)]
  return [...new Set([...texts, ...texts.map((text) => inlineOffer(text))])].map((text) =>
    sentence(text),
  )
}

/** 'For families and first-timers.', with the service in front where the headline leaves it out. */
function peopleLines(desk: Desk, headline: string): string[] {
  const { audiences, product, tone } = desk.facts
  const service = product.service
  const isSaid = service === null || holds(headline, service.text)
  const people = audiences.map(({ text }) => text).filter((text) => !headline.includes(text))
  const lists = [4, 3, 2, 1]
    .filter((count) => people.length >= count)
    .map((count) => joinList(people.slice(0, count)))
  const frames = desk.shuffled('people', pageTones[tone].people)
  if (isSaid)
    return lists.flatMap((list) => frames.slice(0, 1).map((frame) => sentence(frame(list))))
  const bare = capitalised(service.text)
  return lists.length > 0 ? lists.map((list) => `${bare} for ${list}.`) : [`${bare}.`]
}

function holds(text: string, part: string): boolean {
  return plainWords(text).join(' ').includes(plainWords(part).join(' '))
}
