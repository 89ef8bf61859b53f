/**
 * What the product can do, and what is agreed and not there yet: the one place that the texts about it take
 * their words from. It imports nothing, so that the public pages carry no more than they show.
 *
 * `with-support-email`: available if the installation has a support address.
 * `with-support-contact`: available if it also names a contact and response hours.
 */
export type CapabilityState = 'built' | 'planned' | 'with-support-email' | 'with-support-contact'

export const capabilities = {
  'ad-accounts': 'built',
  'ad-pictures': 'built',
  'advanced-analytics': 'planned',
  'advanced-reporting': 'planned',
  'api-access': 'planned',
  'basic-analytics': 'built',
  'client-base-camp': 'planned',
  'community-support': 'built',
  'copywriting': 'built',
  'custom-branding': 'built',
  'custom-domains': 'built',
  'custom-integrations': 'planned',
  'custom-training': 'built',
  'dedicated-support': 'with-support-contact',
  'design-studio': 'built',
  'email-integration': 'built',
  'experiments': 'planned',
  'feature-requests': 'built',
  'follow-ups': 'built',
  'funnels': 'built',
  'html-export': 'built',
  'live-chat': 'built',
  'multi-brand': 'planned',
  'page-templates': 'built',
  'priority-support': 'with-support-email',
  'team': 'planned',
  'white-label': 'built',
} as const satisfies Record<string, CapabilityState>

export type Capability = keyof typeof capabilities

/** What of an installation decides whether a capability is there. */
export type Reach = {
  supportEmail: string | null
  support: {
    contactName: string | null
    priorityHours: number | null
    dedicatedHours: number | null
  }
}

/** Whether people have it today, on this installation. */
export function isThere(capability: Capability, { supportEmail, support }: Reach): boolean {
  const state: CapabilityState = capabilities[capability]
  switch (state) {
    case 'built':
      return true
    case 'planned':
      return false
    case 'with-support-email':
      return supportEmail !== null
    case 'with-support-contact':
      return (
        supportEmail !== null && support.contactName !== null && support.dedicatedHours !== null
      )
  }
}
