/** The reading rooms of the product, in the words of spec 1, section 2.2, the help and the questions page. */
export const resourceLinks = [
  { to: '/support', label: 'Support' },
  { to: '/terms', label: 'Terms & Conditions' },
  { to: '/privacy', label: 'Privacy Policy' },
  { to: '/help', label: 'Help' },
  { to: '/questions', label: 'Questions' },
] as const
