import { registrarSchema } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { findRegistrar } from './registrars.ts'

it.each([
  ['GoDaddy', 'ns55.domaincontrol.com'],
  ['Namecheap', 'dns1.registrar-servers.com'],
  ['Cloudflare', 'ada.ns.cloudflare.com'],
  ['Squarespace', 'ns-cloud-a1.googledomains.com'],
  ['IONOS', 'ns1045.ui-dns.de'],
  ['Hostinger', 'ns1.dns-parking.com'],
  ['OVHcloud', 'dns19.ovh.net'],
  ['OVHcloud', 'dns200.anycast.me'],
  ['Gandi', 'ns-12-a.gandi.net'],
  ['Porkbun', 'curitiba.ns.porkbun.com'],
  ['Amazon Route 53', 'ns-512.awsdns-00.net'],
  ['Amazon Route 53', 'NS-1536.AWSDNS-00.CO.UK.'],
])('%s is recognised by %s, with a few steps and an address', (name, nameServer) => {
  const registrar = registrarSchema.parse(findRegistrar(['ns.other.example', nameServer]))
  expect(registrar.name).toBe(name)
  expect(registrar.steps.length).toBeGreaterThanOrEqual(3)
  expect(registrar.steps.length).toBeLessThanOrEqual(5)
  expect(new URL(registrar.url).protocol).toBe('https:')
})

it('others are not, however alike', () => {
  expect(findRegistrar([])).toBeNull()
  expect(findRegistrar(['ns1.hoster.net', 'gandi.net.evil.example', 'notgandi.net'])).toBeNull()
})
