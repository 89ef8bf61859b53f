import { adLimits, type AdPlatform } from '@wildpath/contract'

import { joinList, sentence } from '../grammar/phrases.ts'
import { bodyOf, says } from './ad-body.ts'
import {
  deeds,
  differences,
  differentHeads,
  lineHeads,
  openAudiences,
  placesOf,
  plainLines,
  shapeLines,
  thingHead,
} from './ad-facts.ts'
import { clipped, fallbackHeads, hasOwnPrice, savingHeads } from './ad-heads.ts'
import { hasPrice, isSaving } from './offer-clauses.ts'
import { namedPrices, type OfferTexts, offerTexts } from './offer-lines.ts'
import { priceLists } from './offer-prices.ts'
import { isOfAnother, namesThing, sellsSeveral } from './thing-phrases.ts'
import type { Writer } from './writer.ts'

export type AdText = { headline: string; body: string }

/** One ad's reason: what may head it, and what may be said for it, best first. */
type Plan = {
  heads: readonly string[]
  reasons: readonly string[]
  offers: readonly string[]
  /** Whether the headline is true only with the reason. */
  isTied: boolean
}

/** Three ads for three reasons: the thing itself, what sets this business apart, and the offer or whom it is for. */
export function composeAds(writer: Writer, platform: AdPlatform, button: string): AdText[] {
  const { business } = writer
  const limits = adLimits[platform]
  const offer = offerTexts(business)
  const taken = new Set<string>()
  const told = new Set<string>()
  // The page may have said it, too: an ad of the other platform says another thing.
  const tellOnce = (text: string) => {
    writer.tell(text)
    if (text.split(' ').length > 2) writer.tell(text)
  }
  // What is sold with its price may be told again; what speaks for it may not.
  const isOffering = (reason: string) => hasPrice(reason)
  return plansOf(writer, offer, platform).map(({ heads, reasons, offers, isTied }, index) => {
    const fits = (text: string) =>
      text.length <= limits.headline && text.length > 3 && !taken.has(text) && !text.includes('!')
    const all = [...heads, ...fallbackHeads(writer)].filter((text) => fits(text))
    const headline =
      [...all, clipped(business.name, limits.headline)].find(
        (text) => fits(text) && !writer.isWorn(text),
      ) ??
      all[0] ??
      clipped(business.name, limits.headline)
    taken.add(headline)
    const thing = thingHead(business)
    if (thing === null || !namesThing(headline, thing)) tellOnce(headline)
    const body = bodyOf(business, {
      headline,
      reasons: isTied
        ? reasons
        : reasons.filter(
            (reason) =>
              !told.has(reason) &&
              !says(headline, reason) &&
              (isOffering(reason) || !writer.isWorn(reason)),
          ),
      isTied,
      offers,
      // The page's own words once in a set; three times would be a slogan.
      calls:
        platform === 'facebook'
          ? [
              { text: '', worth: 0 },
              { text: sentence(button), worth: index === 0 ? 0.4 : -3 },
            ]
          : [{ text: '', worth: 0 }],
      longest: limits.body,
      // The third ad tells the offer alone.
      isFresh: (text) => !taken.has(keyOf(text)) && (isTied || text !== offer.deal),
    })
    taken.add(keyOf(body))
    for (const reason of reasons.filter((one) => body.includes(one))) {
      told.add(reason)
      tellOnce(reason)
    }
    return { headline, body }
  })
}

function plansOf(writer: Writer, offer: OfferTexts, platform: AdPlatform): Plan[] {
  const { business, say } = writer
  const places = placesOf(business)
  const thing = thingHead(business)
  const pulls =
    business.isTradeNamed || business.offerings.length === 0
      ? say('pull ads', business.playbook.pulls)
      : []
  const isKnown = business.offerings.length > 0
  const lines = [...plainLines(business), ...(isKnown ? [] : lineHeads(business))]
    .filter((line) => line.split(' ').length > 2)
    .filter((line) => !isKnown || /^(?:I|We|Our|My|All|Every|Each)\b/u.test(line))
    .map((line) => sentence(line))
  const deed = deeds(business, places)
  const placed = thing === null ? [] : places.map((place) => `${thing} ${place}`)
  const people = openAudiences(business)
  const time = business.offerings[0]?.duration
  const shapes = [
    ...shapeLines(business, places),
    ...deed.map((line) => sentence(line)),
    ...placed.map((line) => sentence(line)),
    ...(time === undefined || sellsSeveral(business) ? [] : [sentence(time)]),
  ]
  const priceHead =
    thing === null || offer.base === null
      ? []
      : [`${thing} ${offer.base.startsWith('from ') ? '' : 'for '}${offer.base}`]
  const forWhom = [...(people.length > 1 && people.length < 4 ? [joinList(people)] : []), ...people]
  const heads = isKnown ? [] : lineHeads(business)
  const priced = offer.short.filter((text) => !isSaving(text))
  const own = [...differences(business), ...lines]
  const prices = [
    ...priced,
    ...(offer.base === null && business.goal === 'purchase' ? priceLists(business) : []),
    ...namedPrices(business, places),
  ]
  // One of several with its price, behind what speaks for all of them.
  const listed = sellsSeveral(business) ? shapes.filter((text) => hasPrice(text)) : []
  const offers = [...listed, ...(prices.length > 0 ? prices : offer.short)]
  const deal =
    offer.deal !== null && offer.deal.length <= adLimits[platform].body ? offer.deal : null
  const saving = business.offer?.saving ?? null
  const first: Plan = {
    heads: [...deed, ...placed, ...(thing === null ? [] : [thing]), ...heads],
    reasons: [...shapes, ...lines, ...pulls],
    offers,
    isTied: false,
  }
  const second: Plan = {
    heads: [...differentHeads(business), ...placed, ...heads],
    // Where there is no price to tell, a line of the trade says more than a name.
    reasons: [...own, ...shapes, ...(platform === 'facebook' || offers.length === 0 ? pulls : [])],
    offers,
    isTied: false,
  }
  // Whoever has a price of their own is no headline above another price.
  const open = forWhom.filter((group) => !hasOwnPrice(group, business.offer?.wording ?? ''))
  const groups = thing === null ? [] : open.map((group) => `${thing} for ${group}`)
  const third: Plan =
    deal === null
      ? {
          heads: [
            ...groups,
            ...priceHead,
            ...(platform === 'facebook' ? open : open.slice(1, 2)).map((group) => `For ${group}`),
            ...heads.toReversed(),
          ],
          reasons: [
            ...shapes,
            ...own,
            ...(platform === 'facebook' ? forWhom.map((group) => `For ${group}.`) : []),
          ],
          offers,
          isTied: false,
        }
      : {
          heads: [
            // 'Half price' alone would be promised to everybody.
            ...(saving === null
              ? []
              : savingHeads(saving).filter((head) => hasFiguresOf(deal, head))),
            ...placed,
            ...heads.toReversed(),
          ],
          reasons: [deal],
          // The price of one thing does not stand beside what another one saves.
          offers: isOfAnother(business) ? [] : offers,
          isTied: true,
        }
  return [first, second, third]
}

/** Whether every figure of the headline stands in what is told below it. */
function hasFiguresOf(text: string, head: string): boolean {
  return (head.match(/\d+/gu) ?? []).every((figure) => text.includes(figure))
}

/** The words alone: other marks make no other ad. */
function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
}
