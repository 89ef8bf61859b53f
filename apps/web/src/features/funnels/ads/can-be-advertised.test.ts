import type { AdMode } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { canBeAdvertised } from './can-be-advertised.ts'

it.each([
  ['off', 'live', { facebook: false, google: true }],
  ['sandbox', 'off', { facebook: true, google: false }],
] as const)('Facebook ads being %s and Google ads %s', (socialAds, searchAds, can) => {
  const site = siteWith({ socialAds, searchAds })
  expect({
    facebook: canBeAdvertised(site, 'facebook'),
    google: canBeAdvertised(site, 'google'),
  }).toEqual(can)
})

function siteWith(ads: { socialAds: AdMode; searchAds: AdMode }) {
  const others = {
    email: 'sandbox',
    textAi: 'sandbox',
    imageAi: 'sandbox',
    payments: 'sandbox',
    designTool: 'sandbox',
  } as const
  return { providers: { ...others, ...ads } }
}
