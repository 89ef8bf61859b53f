import { wordsOf } from '../language/words-of.ts'
import { type Block, bring } from './blocks.ts'
import { tidyLine } from './tidy-line.ts'

/** What things cost, as the owner confirmed. */
export const prices: Block = ({ business, landingPage }) => {
  const list = business?.prices ?? []
  if (list.length === 0) return null
  return {
    id: 'prices',
    type: 'pricing',
    content: {
      title: wordsOf(landingPage.language).titles.prices,
      items: list.map(({ name, price, unit, details }) => ({
        title: name,
        price,
        ...(unit !== '' && { period: unit }),
        features: details.map(tidyLine),
        // Which one most people take is no fact.
        popular: false,
        buttonText: landingPage.cta_text,
        link: landingPage.cta_url || '#',
      })),
    },
  }
}

/** How to reach the business, where there is anything but the form. */
export const contact: Block = ({ business, businessName, landingPage }) => {
  const { phone = '', email = '', address = '', mapUrl = '', hours = [] } = business ?? {}
  if (phone + email + address + mapUrl === '' && hours.length === 0) return null
  return {
    id: 'contact',
    type: 'contact',
    content: {
      title: wordsOf(landingPage.language).titles.reach(businessName),
      phone,
      email,
      address,
      mapUrl,
      items: hours.map(({ days, times }) => ({ title: days, description: times })),
    },
  }
}

/** When, where and for whom, as the owner confirmed: line by line of one thing, else a line of each. */
export const outings: Block = ({ business, landingPage }) => {
  const list = business?.outings ?? []
  const [only] = list
  if (only === undefined) return null
  const items =
    list.length === 1
      ? only.details.map(({ label, text }) => ({ title: label, description: tidyLine(text) }))
      : list.map(({ name, details }) => ({
          title: name,
          description: details.map(({ label, text }) => `${label}: ${tidyLine(text)}`).join('\n'),
        }))
  return {
    id: 'outings',
    type: 'features',
    content: {
      layout: { padding: 'small' },
      title: list.length === 1 ? only.name : wordsOf(landingPage.language).titles.outings,
      display: 'rows',
      items,
    },
  }
}

/** On pages whose order has no place for such a list that was only written. */
export const confirmedBring: Block = (input, plan) =>
  input.business?.bring === undefined ? null : bring(input, plan)
