import type { Answer } from 'dns-packet'

import type { ZoneRecord } from './dns-zones.ts'

/** A record of a zone as a DNS message holds it. */
export function toAnswer({ name, type, ttl, value }: ZoneRecord): Answer {
  const base = { name, ttl, class: 'IN' as const }
  switch (type) {
    case 'A':
    case 'AAAA':
    case 'CNAME':
    case 'NS':
      return { ...base, type, data: value }
    case 'TXT':
      // Longer texts are several strings of 255 bytes (RFC 1035, section 3.3.14).
      return { ...base, type, data: value.match(/.{1,255}/gs) ?? [''] }
    case 'SOA':
      return { ...base, type, data: { mname: value, rname: `hostmaster.${value}` } }
    case 'MX': {
      const [preference = '0', exchange = ''] = value.split(' ')
      return { ...base, type, data: { preference: Number(preference), exchange } }
    }
    case 'CAA': {
      const [flags = '0', tag = '', ...words] = value.split(' ')
      return {
        ...base,
        type,
        data: { flags: Number(flags), tag: tag as 'issue', value: words.join(' ') },
      }
    }
  }
}
