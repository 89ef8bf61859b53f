import { expect, it } from 'vitest'

import { dnsInstructions } from './dns-instructions.ts'
import { buildOwnerRecord, buildRecord } from './testing/build-record.ts'

it('names type, name and target of every record', () => {
  const apex = buildRecord({ type: 'A', name: '@', target: '192.0.2.7', isRequired: false })
  const records = [buildRecord(), buildOwnerRecord(), apex]
  expect(dnsInstructions('www.example.com', records)).toBe(`DNS records for www.example.com

Type: CNAME
Name: www
Target: funnels.wildpath.example

Type: TXT
Name: _wildpath
Target: wildpath-verification=4f6c1d

Type: A
Name: @
Target: 192.0.2.7
(recommended)`)
})

it('tells whoever sets an SPF record to replace the one that is there', () => {
  const spf = buildRecord({
    purpose: 'spf',
    type: 'TXT',
    name: '@',
    target: 'v=spf1 a include:_spf.wildpath.example -all',
    status: 'wrong',
    found: [{ type: 'TXT', value: 'v=spf1 a -all' }],
  })
  expect(dnsInstructions('example.com', [spf])).toBe(`DNS records for example.com

Type: TXT
Name: @
Target: v=spf1 a include:_spf.wildpath.example -all
(SPF: says who may send emails for your domain. Put it in place of the SPF record that is there: it keeps who may send now, and adds us.)`)
})
