import { wordsOf } from '../language/words-of.ts'
import { type Block, bring } from './blocks.ts'
import type { ConfirmedBusiness } from './generated-page-input.ts'
import { tidyLine } from './tidy-line.ts'

type Offered = Pick<ConfirmedBusiness, 'prices' | 'outings'>

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

/** Lists each trip with its price and details. */
export const trips: Block = ({ business, landingPage }) => {
  const { prices: priced = [], outings: described = [] } = business ?? {}
  const names = [...new Set([...priced, ...described].map(({ name }) => name))]
  if (names.length === 0) return null
  return {
    id: 'trips',
    type: 'features',
    content: {
      title: wordsOf(landingPage.language).titles.outings,
      display: 'rows',
      items: names.map((name) => ({
        title: name,
        description: describeTrip(name, business ?? {}),
      })),
    },
  }
}

function describeTrip(name: string, { prices: priced = [], outings: described = [] }: Offered) {
  const costs = priced
    .filter((price) => price.name === name)
    .map(({ price, unit, details }) => {
      return [[price, unit].filter((text) => text !== '').join(' '), ...details].join(' · ')
    })
  const details = described
    .filter((outing) => outing.name === name)
    .flatMap((outing) => outing.details.map(({ label, text }) => `${label}: ${tidyLine(text)}`))
  return [...costs, ...details].join('\n')
}

/** Lists opening hours, with the owner's note below. */
export const hours: Block = ({ business, landingPage }) => {
  const lines = business?.hours ?? []
  if (lines.length === 0) return null
  const { titles, hours: words } = wordsOf(landingPage.language)
  const isNote = ({ days }: { days: string }) => days === words.note
  return {
    id: 'hours',
    type: 'hours',
    content: {
      title: titles.hours,
      items: lines
        .filter((line) => !isNote(line))
        .map(({ days, times }) => ({ title: days, description: times })),
      note: lines
        .filter(isNote)
        .map(({ times }) => times)
        .join('\n'),
    },
  }
}

/** The business location: its address or map link. */
export const place: Block = ({ business, landingPage }) => {
  const { address = '', mapUrl = '' } = business ?? {}
  if (address + mapUrl === '') return null
  const { map } = wordsOf(landingPage.language)
  return { id: 'map', type: 'map', content: { title: map.title, address, mapUrl } }
}

/** On pages whose order has no place for such a list that was only written. */
export const confirmedBring: Block = (input, plan) =>
  input.business?.bring === undefined ? null : bring(input, plan)
