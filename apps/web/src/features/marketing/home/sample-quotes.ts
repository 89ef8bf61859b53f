/** What the product wrote for the sample Amber Fork Rafting, word for word (samples/sample-copy.json). */
export const sampleAds = [
  {
    platform: 'Facebook',
    headline: 'Rafting on the Amber Fork',
    body: 'Half-day family float at $69 per person, wetsuit and lunch included. Say hello to us.',
  },
  {
    platform: 'Google',
    headline: 'First time in a raft?',
    body: 'The strokes are few and simple, and the crew follows one voice. Certified river guides.',
  },
] as const

export const sampleLetter = {
  subject: 'Before you step into the raft',
  lines: [
    'While you think it over, here are a few things worth knowing about rafting.',
    'The front seats get the waves and the middle gets the calm, so choose your seat accordingly.',
    'Skip cotton on the river: it stays wet and cold, while fleece or swim fabric keeps you warm.',
    'Expect to get soaked, so leave phone, keys and jewellery in the car.',
  ],
} as const
