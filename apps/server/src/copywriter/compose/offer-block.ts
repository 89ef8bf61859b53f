import { sentence } from '../grammar/phrases.ts'
import { pageTones } from '../tones/index.ts'
import type { Desk } from './desk.ts'

type OfferBlock = { title: string; text: string }

/** The offer with its price and every condition, to be shown large. */
export function composeOffer(desk: Desk): OfferBlock | undefined {
  const { offer, tone } = desk.facts
  if (offer === null || offer.full.length > 390) return undefined
  const text = offer.kind === 'quoted' ? offer.full : sentence(offer.full)
  const titles = offer.kind === 'price' ? pageTones[tone].offerTitles : ['The offer']
  const [title = 'The offer'] = desk.shuffled('offer title', titles)
  return desk.passes('offer.text', text) ? { title, text } : undefined
}
