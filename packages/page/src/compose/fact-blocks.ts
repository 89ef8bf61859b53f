import type { Block } from './blocks.ts'

/** What things cost, as the owner confirmed. */
export const prices: Block = ({ business, landingPage }) => {
  const list = business?.prices ?? []
  if (list.length === 0) return null
  return {
    id: 'prices',
    type: 'pricing',
    content: {
      title: 'Prices',
      items: list.map(({ name, price, unit, details }) => ({
        title: name,
        price,
        ...(unit !== '' && { period: unit }),
        features: [...details],
        buttonText: landingPage.cta_text,
        link: landingPage.cta_url || '#',
      })),
    },
  }
}

/** How to reach the business, where there is anything but the form. */
export const contact: Block = ({ business, businessName }) => {
  const { phone = '', email = '', address = '', hours = [] } = business ?? {}
  if (phone + email + address === '' && hours.length === 0) return null
  return {
    id: 'contact',
    type: 'contact',
    content: {
      title: `Reach ${businessName}`,
      phone,
      email,
      address,
      items: hours.map(({ days, times }) => ({ title: days, description: times })),
    },
  }
}
