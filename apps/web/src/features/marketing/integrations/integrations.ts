import { type Capability, isThere, type Reach, type Site } from '@wildpath/contract'

export type Integration = {
  name: string
  provider: keyof Site['providers']
  /** What does the work, connected and not. */
  live: string
  sandbox: string
  /** The variable of the environment that connects it, for admins to read. */
  switchedOnBy: string
}

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
]

type PlannedIntegration = { name: string; text: string; capability: Capability }

const laterIntegrations: readonly PlannedIntegration[] = [
  {
    name: 'Facebook and Google Ads',
    text: 'Today the ads are written for you to copy. Running and measuring them from here comes later.',
    capability: 'ad-accounts',
  },
]

/** What does not connect yet. */
export function plannedIntegrations(site: Reach): readonly PlannedIntegration[] {
  return laterIntegrations.filter(({ capability }) => !isThere(capability, site))
}
