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
