import { expect, it } from 'vitest'

import { bounds } from '../../../limits.ts'
import type { Dns, DnsServer } from '../../../providers/dns/dns.ts'
import { checkDomain } from './check-domain.ts'
import type { ExpectedDns } from './domain-report.ts'

const expected: ExpectedDns = {
  zone: 'example.com',
  primaryHost: `${'a.'.repeat(110)}example.com`,
  otherHost: null,
  token: 'k3v9x2m7q4w8',
  targetHost: 'funnels.wildpath.app',
  targetAddresses: [],
  certificateAuthorities: ['letsencrypt.org'],
}

it('a check asks a bounded number of questions, however long the name is', async () => {
  let questions = 0
  const server: DnsServer = {
    name: 'ns1.hoster.net',
    ask() {
      questions += 1
      return Promise.resolve({ kind: 'records', records: [] })
    },
  }
  const dns: Dns = {
    resolvers: [server, { ...server }],
    findAuthority: () =>
      Promise.resolve({
        zone: 'example.com',
        nameServers: [server.name],
        servers: [{ ...server }],
        areResolvers: false,
      }),
  }
  await checkDomain(dns, expected)
  expect(questions).toBe(bounds.dns.questionsOfCheck)
})
