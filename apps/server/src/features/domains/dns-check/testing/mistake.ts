import type { DnsWorld } from '../../../../testing/dns-world.ts'
import type { ExpectedDns } from '../domain-report.ts'

/** Something that is wrong with example.com, and what its owner is told. */
export type Mistake = {
  it: string
  code: string
  says: string
  /** The records in the place of the right ones. */
  zone?: string[]
  change?: (world: DnsWorld) => void
  expected?: ExpectedDns
  /** It works in spite of it. */
  serves?: true
  owns?: false
}
