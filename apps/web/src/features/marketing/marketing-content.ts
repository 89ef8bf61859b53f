import { plans, product, refundDays, type Site, trialDays } from '@wildpath/contract'

import { nobodyToAsk } from './help.ts'

/**
 * What is promised to people before they sign up, and stories. Figures stand here only once they are true of
 * this site; the stories are invented (spec 1, section 1) and say so, each on its own.
 */

type SampleClaims<Claim> = { isSample: true; label: string; note: string; claims: readonly Claim[] }

export type Story = { name: string; business: string; text: string }

export const stories: SampleClaims<Story> = {
  isSample: true,
  label: 'Sample story',
  note: 'These three people are invented. Real stories replace them as soon as this site has some.',
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
  questions: 'Six questions to answer',
  launch: 'Under 10 minutes to launch',
  trial: `${trialDays}-day free trial for paid plans`,
  refund: `${refundDays}-day money-back guarantee`,
  noSetupFees: 'No setup fees',
  cancel: 'Cancel anytime',
  proration: 'Plan changes are prorated',
  downgrade: 'Downgrading makes older funnels read-only',
} as const

type Question = { question: string; answer: string }

/** What people ask before they sign up, answered for this installation. */
export function questions(site: Pick<Site, 'supportEmail' | 'providers'>): readonly Question[] {
  return [
    {
      question: 'How does the free trial work?',
      answer: `Each paid plan can start with a ${trialDays}-day free trial, once a person: you choose it at checkout. You can use all of the plan during these days. Cancel before they are over and nothing is charged; otherwise the first month begins.`,
    },
    { question: 'Can I get my money back?', answer: refundAnswer(site) },
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
      question: 'What happens to my adventures when I downgrade?',
      answer: `${promises.downgrade}. ${plans.free.label} has one editable adventure: the newest, or the one you choose on your dashboard. The others stay published, go on collecting leads, and can be viewed or deleted; they can be edited again on a paid plan.`,
    },
    {
      question: 'What is the watermark, and what is the badge?',
      answer: `The watermark is a mark in the HTML file that you export on ${plans.free.label}. Paid plans export without it. The 'Made with ${product.name}' badge is a small line at the bottom of your public pages on ${plans.free.label} and ${plans.explorer.label}. White-label, which is part of ${plans['expedition-leader'].label}, removes the badge, and our name from the sender of your guests' emails.`,
    },
  ]
}

/** Where nobody can be asked, nobody is sent to ask. */
function refundAnswer({ supportEmail, providers }: Pick<Site, 'supportEmail' | 'providers'>) {
  if (supportEmail !== null) {
    return `Yes. ${promises.refund}: ask for it at ${supportEmail} within ${refundDays} days of a payment and we return it. There are no setup fees either.`
  }
  return providers.payments === 'sandbox'
    ? `Payments are in test mode on this site, so no money is charged. Real payments come with a ${promises.refund}.`
    : `Yes. ${promises.refund}. ${nobodyToAsk}`
}
