import { describe, expect, it } from 'vitest'

import { judgeTls, type TlsObservations } from './judge-tls.ts'

const working: TlsObservations = {
  caddy: { version: 'v2.10.2' },
  caddyfile: { error: null },
  caddyEnvironment: {
    publicHost: 'app.wild.example',
    productDomain: 'wild.example',
    email: 'operator@wild.example',
  },
  publicUrl: 'https://app.wild.example',
  productDomain: 'wild.example',
  trustsProxy: true,
  madeUpHost: { status: 404, ms: 1.2 },
  namedHosts: [],
  machineAddresses: ['203.0.113.7', '127.0.0.1'],
  publicHostAddresses: ['203.0.113.7'],
  funnelsHost: 'funnels.wild.example',
  funnelsHostAddresses: ['203.0.113.7'],
  subdomainAddresses: ['203.0.113.7'],
  closedPorts: [],
  certificate: { state: 'trusted', issuer: "Let's Encrypt", daysLeft: 71 },
}

/** What is said about a set-up beside what is fine. */
const complaints = (change: Partial<TlsObservations>) =>
  judgeTls({ ...working, ...change }).filter(({ weight }) => weight !== 'fine')

describe('what is said about a set-up for HTTPS', () => {
  it('finds nothing wrong with one that works', () => {
    expect(complaints({})).toEqual([])
    expect(judgeTls(working).map(({ text }) => text)).toContain(
      "The certificate of app.wild.example, issued by Let's Encrypt, is good for 71 more days.",
    )
  })

  it.for<[string, Partial<TlsObservations>, string]>([
    ['an address without HTTPS', { publicUrl: 'http://app.wild.example' }, 'PUBLIC_URL is http:'],
    ['a product that sees Caddy in place of visitors', { trustsProxy: false }, 'TRUST_PROXY'],
    ['no Caddy', { caddy: null, caddyfile: null }, 'Caddy is not installed'],
    [
      'a Caddy that is told nothing',
      {
        caddyEnvironment: { publicHost: null, productDomain: 'wild.example', email: 'o@a.example' },
      },
      'Set PUBLIC_HOST=app.wild.example',
    ],
    [
      'a Caddy that is told of another domain',
      {
        caddyEnvironment: {
          publicHost: 'app.wild.example',
          productDomain: 'old.example',
          email: 'o@a.example',
        },
      },
      'PRODUCT_DOMAIN is old.example, the product’s is wild.example',
    ],
    [
      'a certificate authority that can write to nobody',
      {
        caddyEnvironment: {
          publicHost: 'app.wild.example',
          productDomain: 'wild.example',
          email: null,
        },
      },
      'ACME_EMAIL',
    ],
    [
      'a broken Caddyfile',
      { caddyfile: { error: 'Caddyfile:3: unknown' } },
      'Caddyfile:3: unknown',
    ],
    ['a product that does not run', { madeUpHost: { error: 'ECONNREFUSED' } }, 'ECONNREFUSED'],
    [
      'an answer that would give everybody a certificate',
      { madeUpHost: { status: 200, ms: 1 } },
      'answers 200 instead of 404',
    ],
    [
      'a named domain that is not verified',
      { namedHosts: [{ host: 'www.canyon.example', answer: { status: 404, ms: 1 } }] },
      'www.canyon.example gets no certificate',
    ],
    ['a host without an address', { publicHostAddresses: [] }, 'nobody reaches the product'],
    ['no place for owners’ domains', { funnelsHostAddresses: [] }, 'owners’ domains lead nowhere'],
    ['a closed port', { closedPorts: [80] }, 'Nothing listens on port 80'],
    [
      'a certificate of a test authority',
      { certificate: { state: 'untrusted', issuer: 'Pebble', error: 'UNABLE_TO_GET_ISSUER_CERT' } },
      'issued by Pebble',
    ],
    [
      'no certificate',
      { certificate: { state: 'none', error: 'ECONNRESET' } },
      'shows no certificate: ECONNRESET',
    ],
  ])('asks to mend %s', ([, change, text]) => {
    expect(complaints(change)).toEqual([
      { weight: 'missing', text: expect.stringContaining(text) as string },
    ])
  })

  it.for<[string, Partial<TlsObservations>, string]>([
    [
      'addresses of another machine',
      { publicHostAddresses: ['203.0.113.7', '198.51.100.4'] },
      'app.wild.example leads to 198.51.100.4',
    ],
    ['subdomains that lead nowhere', { subdomainAddresses: [] }, '*.wild.example'],
    ['an answer that takes long', { madeUpHost: { status: 404, ms: 180 } }, 'took 180.0 ms'],
    [
      'a certificate that was not renewed',
      { certificate: { state: 'trusted', issuer: 'R12', daysLeft: 19 } },
      'ends in 19 days',
    ],
  ])('leaves %s to the operator', ([, change, text]) => {
    expect(complaints(change)).toEqual([
      { weight: 'warning', text: expect.stringContaining(text) as string },
    ])
  })

  it('tells that a verified domain gets its certificate, and how long that answer took', () => {
    const namedHosts = [{ host: 'www.canyon.example', answer: { status: 200, ms: 0.84 } }]
    expect(judgeTls({ ...working, namedHosts }).map(({ text }) => text)).toContain(
      'www.canyon.example gets a certificate (answered in 0.8 ms).',
    )
  })
})
