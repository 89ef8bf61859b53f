import type { HelpTopic } from '@wildpath/help'

export const topicTitles: Record<HelpTopic, string> = {
  'first-steps': 'First steps',
  'editing': 'Editing your page',
  'publishing': 'Publishing',
  'domains': 'Domains',
  'leads': 'Leads and emails',
  'numbers': 'Numbers',
  'ads': 'Ads and designs',
  'plans': 'Plans and payment',
  'account': 'Your account',
}
