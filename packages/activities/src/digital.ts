import type { Activity } from './activity.ts'

export const digital = [
  {
    key: 'saas',
    label: 'the software',
    signs:
      /\b(software|saas|apps?|platform|dashboard|automation|integrations?|cloud|rostering|CRM)\b/iu,
    goal: 'enquiry',
  },
  {
    key: 'agency',
    label: 'your website',
    signs:
      /\b(agency|web ?-?design\w*|websites?|SEO|branding|marketing|ad campaigns?|social media|graphic design|copywrit\w*)\b/iu,
    goal: 'quote',
    kinds: [{ key: 'film', when: /\b(?:film|photograph|reels?|drone)/iu }],
  },
  {
    key: 'ecommerce',
    label: 'the range',
    signs:
      /\b(online (shop|store)|e-?commerce|webshop|shipping|deliver(y|ed)|handmade|products?|subscription box(es)?|hand[- ](tied|poured|knitted|sewn|printed|dyed)|etsy)\b/iu,
    goal: 'purchase',
  },
] as const satisfies readonly Activity[]
