import type { Trade } from './trade.ts'

export const digital: readonly Trade[] = [
  {
    key: 'saas',
    signs:
      /\b(software|saas|apps?|platform|dashboard|automation|integrations?|cloud|rostering|CRM)\b/iu,
    topic: 'the software',
    booking: { one: 'trial', many: 'trials' },
    cta: ['Ask for access', 'Set up my trial', 'Show me how it works'],
    fields: ['Company', 'Size of your team'],
    bring: ['one real week of data', 'the person who does it today'],
  },
  {
    key: 'agency',
    signs:
      /\b(agency|web ?-?design\w*|websites?|SEO|branding|marketing|ad campaigns?|social media|graphic design|copywrit\w*)\b/iu,
    topic: 'your website',
    booking: { one: 'first look', many: 'projects' },
    cta: ['Ask for a first look', 'Send my website', 'Show me what to fix'],
    fields: ['Website address', 'What should it do better?'],
    bring: ['access to your statistics', 'a page you like, and why'],
  },
  {
    key: 'ecommerce',
    signs:
      /\b(online (shop|store)|e-?commerce|webshop|shipping|deliver(y|ed)|handmade|products?|subscription box(es)?|hand[- ](tied|poured|knitted|sewn|printed|dyed)|etsy)\b/iu,
    topic: 'the range',
    booking: { one: 'order', many: 'orders' },
    cta: ['Ask about a product', 'Ask before I order', 'Help me choose'],
    fields: ['What are you looking for?'],
    bring: [],
  },
]
