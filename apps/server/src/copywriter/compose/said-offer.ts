import { articleFor, capitalised, sentence } from '../grammar/phrases.ts'
import type { Desk } from './desk.ts'
import { composeGoal } from './goal.ts'
import { lowerStart } from './hero.ts'
import { inlineOffer, withoutInnerColon } from './offer-lines.ts'

/** Where the offer is said; each place has a verb of its own, so that no two say it alike. */
export type OfferPlace = 'confirm' | 'step' | 'thanks' | 'faq'

/** The whole offer with all its conditions, as a sentence a person would write. */
export function saidOffers(desk: Desk, place: OfferPlace): string[] {
  const { offer } = desk.facts
  if (offer === null) return []
  if (offer.kind === 'quoted') return quotedForms[place].map((lead) => `${lead} ${offer.full}.`)
  const inline = inlineOffer(offer.full)
  const forms = [offer.full, inline, withoutInnerColon(inline)]
  const lines = forms.flatMap((text) => saidAs(desk, place, text))
  const shorter = saidAs(desk, place, inlineOffer(offer.core))
  return [...new Set([...lines, ...shorter].map((line) => sentence(line)))]
}

const quotedForms: Record<OfferPlace, readonly string[]> = {
  confirm: ['The offer reads', 'The offer:'],
  step: ['The offer is still', 'Offered:'],
  thanks: ['Note the offer:'],
  faq: ['The offer is'],
}

function saidAs(desk: Desk, place: OfferPlace, text: string): string[] {
  const kind = desk.facts.offer?.kind
  if (kind === 'price') return priceLeads(desk, place).map((lead) => `${lead} ${lowerStart(text)}`)
  if (kind === 'gain' && /^(?:free|half[- ]price) (?:for|until|from|on)\b/iu.test(text))
    return place === 'thanks'
      ? [`Note the offer: ${lowerStart(text)}`]
      : [`It is ${lowerStart(text)}`, capitalised(text)]
  if (kind === 'gain') return gainLeads[place].map((lead) => `${lead} ${lowerStart(text)}`)
  const whole = capitalised(text)
  const isLed = /^[^:.;]{3,60}: /u.test(text)
  // A line with a colon of its own takes none in front: it is said in a row instead.
  const inRow = isLed ? withoutInnerColon(text) : text
  if (place === 'thanks' || (isLed && place === 'faq'))
    return [`${place === 'thanks' ? 'Note the' : 'The'} offer: ${lowerStart(inRow)}`]
  if (isLed) return place === 'confirm' ? [whole] : [capitalised(inRow), whole]
  // What is a sentence already needs nothing in front.
  if (kind === 'order' || kind === 'clause') return [whole, `The offer: ${lowerStart(text)}`]
  return [...labelLeads[place].map((lead) => `${lead} ${lowerStart(text)}`), whole]
}

/** A next step is a thing to do: with the price, it is to keep it in view. */
const thanksLeads = [
  'Note the price:',
  'Write this down:',
  'Keep in mind:',
  'Share the price:',
  'Plan your budget:',
  'Remember the price:',
  'Tell the others:',
  'Have this handy:',
] as const

const gainLeads: Record<OfferPlace, readonly string[]> = {
  confirm: ['The offer is', 'You get'],
  step: ['You get', 'The offer is'],
  thanks: ['Note the offer:'],
  faq: ['The offer is', 'You get'],
}

const labelLeads: Record<OfferPlace, readonly string[]> = {
  confirm: ['The offer:'],
  step: ['On offer:', 'The offer stands:'],
  thanks: [],
  faq: ['The offer:', 'Here is the offer:'],
}

/** 'Guided fly fishing costs $675'; 'Rapid Roots charges', where what is sold is a house or a mixture. */
function priceLeads(desk: Desk, place: OfferPlace): readonly string[] {
  const { facts, shuffled } = desk
  const { service } = facts.product
  if (place === 'thanks') return shuffled('thanks price', thanksLeads)
  if (place === 'faq') {
    const { one } = facts.trade.booking
    const named =
      facts.isTradeNamed &&
      /^(?:booking|lessons|stay)$/u.test(composeGoal(facts)) &&
      !/^first\b/u.test(one) &&
      facts.offer?.lines.length === 1
    const leads = named ? ['You pay', `${capitalised(articleFor(one))} ${one} costs`] : ['You pay']
    return [...shuffled('faq price', leads), 'It costs']
  }
  const isFormal = facts.tone === 'luxury' || facts.tone === 'professional'
  const price = isFormal
    ? ['The rate is', 'The price is', 'It costs']
    : ['The price is', 'You would pay', 'It costs']
  if (place === 'confirm') return [...shuffled('confirm price', price), 'It costs']
  const isPlain = service !== null && service.number !== 'one' && !mixed.test(service.text)
  const verb = service?.number === 'many' ? 'cost' : 'costs'
  const named = isPlain ? `${capitalised(service.text)} ${verb}` : `${facts.name} charges`
  return [named, `${facts.name} charges`, 'It costs']
}

const mixed =
  /\b(?:rental|center|centre|gym|park|business|lodge|station|cottage|hotel|school|salon|cafe|lawyer|osteria|estancia|software|returns)s?\b| and |,/iu
