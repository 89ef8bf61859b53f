import type { Site } from '@wildpath/contract'

export type Integration = {
  name: string
  provider: keyof Site['providers']
  /** What does the work, connected and not. */
  live: string
  sandbox: string
  /** The variable of the environment that connects it, for admins to read. */
  switchedOnBy: string
}

/** A provider that an installation has switched off is none of its integrations. */
export const currentIntegrations: readonly Integration[] = [
  {
    name: 'Email',
    provider: 'email',
    live: 'Mail leaves through the SMTP server of this installation.',
    sandbox: 'No mail leaves. Letters are kept in the outbox of this installation, readable there.',
    switchedOnBy: 'SMTP_URL',
  },
  {
    name: 'Text AI',
    provider: 'textAi',
    live: 'A language model writes, within our rules; the built-in copywriter stands behind it.',
    sandbox: 'The built-in copywriter writes. It needs no account and sends your answers nowhere.',
    switchedOnBy: 'OPENAI_API_KEY',
  },
  {
    name: 'Payments',
    provider: 'payments',
    live: 'Stripe takes payments; card numbers never reach this server.',
    sandbox: 'A payment page for trying things out, with test cards. No money moves.',
    switchedOnBy: 'STRIPE_SECRET_KEY',
  },
  {
    name: 'Canva',
    provider: 'designTool',
    live: 'People connect their own Canva account in the design library, design there and bring their designs in as pictures.',
    sandbox: 'The built-in studio makes designs. It needs no account; nothing is sent to Canva.',
    switchedOnBy: 'CANVA_CLIENT_ID',
  },
  {
    name: 'Facebook ads',
    provider: 'socialAds',
    live: 'People on paid plans connect their own ad account at Facebook, make and pause ads from here, and see what a lead costs.',
    sandbox: demoAdsText('Facebook'),
    switchedOnBy: 'FACEBOOK_APP_ID',
  },
  {
    name: 'Google Ads',
    provider: 'searchAds',
    live: 'People on paid plans connect their own Google Ads account, make and pause search campaigns from here, and see what a lead costs.',
    sandbox: demoAdsText('Google'),
    switchedOnBy: 'GOOGLE_ADS_CLIENT_ID',
  },
]

function demoAdsText(platform: string): string {
  return `People on paid plans try it on a demo account. No ad is shown, no money moves; nothing is sent to ${platform}.`
}
