import type { ExpectedDns } from '../domain-report.ts'

export const token = 'k3v9x2m7q4w8'
export const ours = '203.0.113.10'
/** Where the domain led before. */
export const oldAddress = '203.0.113.9'
export const target = 'funnels.wildpath.app'

export const pair: ExpectedDns = {
  zone: 'example.com',
  primaryHost: 'www.example.com',
  otherHost: 'example.com',
  token,
  targetHost: target,
  targetAddresses: [ours, '2001:db8::10'],
  certificateAuthorities: ['letsencrypt.org'],
}
export const apexFirst: ExpectedDns = {
  ...pair,
  primaryHost: 'example.com',
  otherHost: 'www.example.com',
}

export const www = `www CNAME ${target}`
export const apex = `@ A ${ours}`
export const txt = `_wildpath TXT wildpath-verification=${token}`
export const right = [www, apex, txt]
