import { describe, expect, it } from 'vitest'

import { shareAddress } from './share-addresses.ts'

const page = { url: 'https://wildpath.example/f/raft', title: 'Rafts & rivers' }

describe('sharing a page', () => {
  it.each([
    [
      'WhatsApp',
      'https://wa.me/?text=Rafts%20%26%20rivers%20https%3A%2F%2Fwildpath.example%2Ff%2Fraft%3Futm_source%3Dwhatsapp',
    ],
    [
      'Twitter',
      'https://twitter.com/intent/tweet?url=https%3A%2F%2Fwildpath.example%2Ff%2Fraft%3Futm_source%3Dtwitter&text=Rafts%20%26%20rivers',
    ],
    [
      'Facebook',
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwildpath.example%2Ff%2Fraft%3Futm_source%3Dfacebook',
    ],
    [
      'LinkedIn',
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fwildpath.example%2Ff%2Fraft%3Futm_source%3Dlinkedin',
    ],
  ] as const)(
    'on %s opens its form with the address and where it came from',
    (network, address) => {
      expect(shareAddress(network, page)).toBe(address)
    },
  )
})
