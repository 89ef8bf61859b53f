/** The footer's columns (spec 1, section 2.3), after the link to the home page's features. */
export const exploreLinks = [
  { to: '/pricing', label: 'Pricing' },
  { to: '/templates', label: 'Templates' },
  { to: '/integrations', label: 'Integrations' },
  { to: '/help', label: 'Help' },
  { to: '/questions', label: 'Questions' },
] as const

export const companyLinks = [
  { to: '/about', label: 'About Our Journey' },
  { to: '/support', label: 'Support' },
  { to: '/terms', label: 'Terms' },
  { to: '/privacy', label: 'Privacy' },
] as const
