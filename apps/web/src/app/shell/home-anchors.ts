/** Places on the home page, in the words of spec 1, section 2.2. */
export const homeAnchors = [
  { to: '/#features', label: 'Features' },
  { to: '/#pricing', label: 'Pricing' },
  { to: '/#testimonials', label: 'Success Stories (samples)' },
] as const
