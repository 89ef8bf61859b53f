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
  for (const recordsFor of ['website', 'mail'] as const) {
    const found = findRegistrar(['ns.other.example', nameServer], recordsFor)
    const registrar = registrarSchema.parse(found)
    expect(registrar.name).toBe(name)
    expect(registrar.steps.length).toBeGreaterThanOrEqual(2)
    expect(registrar.steps.length).toBeLessThanOrEqual(5)
    expect(registrar.steps.join(' ')).toMatch(/paste the (value|answer)|CNAME with a dot/i)
    expect(new URL(registrar.url).protocol).toBe('https:')
  }
})

it.each([
  'ns55.domaincontrol.com',
  'dns1.registrar-servers.com',
  'ada.ns.cloudflare.com',
  'ns-cloud-a1.googledomains.com',
  'ns1045.ui-dns.de',
  'ns1.dns-parking.com',
  'dns19.ovh.net',
  'ns-12-a.gandi.net',
  'curitiba.ns.porkbun.com',
  'ns-512.awsdns-00.net',
])('who only sends mail is not told to take down the website: %s', (nameServer) => {
  const steps = findRegistrar([nameServer], 'mail')?.steps.join(' ')
  expect(steps).not.toMatch(/delete|proxy|switch off|CNAME/i)
})

it('what makes room for a page is said where a page is to be', () => {
  expect(findRegistrar(['ada.ns.cloudflare.com'], 'website')?.steps.at(-1)).toBe(
    'Save, and delete other A, AAAA and CNAME records of the same name.',
  )
})

it('others are not, however alike', () => {
  expect(findRegistrar([], 'website')).toBeNull()
  const alike = ['ns1.hoster.net', 'gandi.net.evil.example', 'notgandi.net']
  expect(findRegistrar(alike, 'website')).toBeNull()
})
