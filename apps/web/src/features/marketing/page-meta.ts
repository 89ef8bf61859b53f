import { plans, priceText, product } from '@wildpath/contract'

type PageMeta = { title: string; description: string }

/** What the tab, search engines and shared links say about each page that visitors read, by path. */
export const pageMeta = {
  '/': {
    title: 'Describe your trips once. Meet your next guests.',
    description: `${product.name} turns a few answers about your outdoor business into a landing page, ads and follow-up emails, published on your own address, with every lead in one place.`,
  },
  '/pricing': {
    title: 'Pricing',
    description: `${plans.free.label} is free forever. ${plans.explorer.label} is ${priceText(plans.explorer.priceCents)} and ${plans['expedition-leader'].label} ${priceText(plans['expedition-leader'].priceCents)} per month, with a free trial, no setup fees, cancel anytime.`,
  },
  '/templates': {
    title: 'Templates',
    description:
      'Six whole pages for outdoor businesses to look at and to start from: rafting, climbing, fly fishing, lodge, horse trekking and bike rental.',
  },
  '/integrations': {
    title: 'Integrations',
    description: `What ${product.name} connects to today, what stands in when nothing is connected, and what is planned.`,
  },
  '/about': {
    title: 'About Our Journey',
    description: `Why ${product.name} exists, what it does for outfitters, guides, gyms and lodges, and what it will not do.`,
  },
  '/menu': { title: 'Menu', description: `Every page of ${product.name} in one list.` },
  '/terms': {
    title: 'Terms and Conditions',
    description: `What you and ${product.name} agree on: four plain terms.`,
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: `What ${product.name} collects, why, how it is protected and how to have it deleted.`,
  },
  '/support': {
    title: 'Support',
    description: 'Where to ask, when somebody answers, and what to read first.',
  },
} as const satisfies Record<`/${string}`, PageMeta>
