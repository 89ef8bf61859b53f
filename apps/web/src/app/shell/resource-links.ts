/** The reading rooms of the product, in the words of spec 1, section 2.2. */
export const resourceLinks = [
  { to: '/support', label: 'Support' },
  { to: '/terms', label: 'Terms & Conditions' },
  { to: '/privacy', label: 'Privacy Policy' },
] as const
