import { plans, product, refundDays, trialDays } from '@wildpath/contract'

/**
 * Every claim that is made to people before they sign up: figures, stories, promises. What is invented
 * (spec 1, section 1) is marked as a sample and stands on screen under its label, never as a fact.
 */

type SampleClaims<Claim> = { isSample: true; label: string; note: string; claims: readonly Claim[] }

export const figures: SampleClaims<{ value: string; unit: string }> = {
  isSample: true,
  label: 'Sample figures',
  note: 'Shown until this site has its own.',
  claims: [
    { value: '10,000+', unit: 'explorers' },
    { value: '500M+', unit: 'leads' },
  ],
}

/** The footer's line (spec 1, section 2.3). */
export const trust: SampleClaims<string> = {
  isSample: true,
  label: 'Sample figure',
  note: 'Shown until this site has its own.',
  claims: ['Trusted by over 10,000 users'],
}

export type Story = { name: string; business: string; text: string }

export const stories: SampleClaims<Story> = {
  isSample: true,
  label: 'Sample story',
  note: 'Invented to show the place where our customers will speak. Shown until this site has its own.',
  claims: [
    {
      name: 'Maya',
      business: 'runs rafts on a mountain river',
      text: 'I typed what I say to guests at the put-in. Before the coffee was cold there was a page I could put on the van.',
    },
    {
      name: 'Jonas',
      business: 'owns a climbing gym',
      text: 'Beginners used to call and ask what to bring. Now they read it, tell us how many they are, and I call them.',
    },
    {
      name: 'Elena',
      business: 'keeps a lodge with nine rooms',
      text: 'I see how many people looked and how many wrote. Two honest numbers, no guessing.',
    },
  ],
}

/** Policies and descriptions of our own, which hold for everybody. */
export const promises = {
  setup: 'About 8 minute setup',
  launch: 'Under 10 minutes to launch',
  trial: `${trialDays}-day free trial for paid plans`,
  refund: `${refundDays}-day money-back guarantee`,
  noSetupFees: 'No setup fees',
  cancel: 'Cancel anytime',
  proration: 'Plan changes are prorated',
  downgrade: 'Downgrading makes older funnels read-only',
} as const

/**
 * The footer's social links. The product has no accounts elsewhere yet, and a link to nothing helps
 * nobody: these let people tell others. `{page}` stands for the product's address.
 */
export const socialLinks = [
  {
    network: 'facebook',
    label: 'Share on Facebook',
    address: 'https://www.facebook.com/sharer/sharer.php?u={page}',
  },
  { network: 'x', label: 'Share on X', address: 'https://x.com/intent/post?url={page}' },
  {
    network: 'linkedin',
    label: 'Share on LinkedIn',
    address: 'https://www.linkedin.com/sharing/share-offsite/?url={page}',
  },
] as const

export const questions: readonly { question: string; answer: string }[] = [
  {
    question: 'How does the free trial work?',
    answer: `Each paid plan can start with a ${trialDays}-day free trial, once a person: you choose it at checkout. You can use all of the plan during these days. Cancel before they are over and nothing is charged; otherwise the first month begins.`,
  },
  {
    question: 'Can I get my money back?',
    answer: `Yes. ${promises.refund}: ask for it on our support page within ${refundDays} days of a payment and we return it. There are no setup fees either.`,
  },
  {
    question: 'How do I cancel?',
    answer:
      'On your account screen, with two presses, anytime. You keep the plan until the end of the month that is paid, and then you are back on Base Camp. Nothing is deleted.',
  },
  {
    question: 'What happens when I change plans?',
    answer:
      'Plan changes are prorated: what is left of the month on the old plan counts towards the new one. You see the exact amount before you confirm it.',
  },
  {
    question: 'What happens to my funnels when I downgrade?',
    answer: `${promises.downgrade}. ${plans.free.label} has one editable funnel: the newest, or the one you choose on your dashboard. The others stay published, go on collecting leads, and can be viewed or deleted; they can be edited again on a paid plan.`,
  },
  {
    question: 'What is the watermark, and what is the badge?',
    answer: `The watermark is a mark in the HTML file that you export on ${plans.free.label}; paid plans export without it. The 'Made with ${product.name}' badge is a small line at the foot of your public pages; it goes with white-label, which is part of ${plans['expedition-leader'].label}. Exports and their watermark are still being built.`,
  },
]
