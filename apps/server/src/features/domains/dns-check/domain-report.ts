import type { CheckedRecord, DnsProblem } from '@wildpath/contract'

/** What the records of a custom domain have to say. All names are in lower-case ASCII. */
export type ExpectedDns = {
  /** The registered domain, such as 'example.co.uk'. */
  zone: string
  /** The host that serves the page: 'www.example.co.uk', 'example.co.uk' or 'shop.example.co.uk'. */
  primaryHost: string
  /** Of apex and www the other one, which redirects; null for other hosts. */
  otherHost: string | null
  /** Proves whose the domain is: TXT at `_wildpath.<zone>` says `wildpath-verification=<token>`. */
  token: string
  /** What CNAME records point to, such as 'funnels.wildpath.app'. */
  targetHost: string
  /** Addresses for A and AAAA records; where it is empty, those of `targetHost` count. */
  targetAddresses: readonly string[]
  /** Names for CAA records of those who issue our certificates, such as 'letsencrypt.org'. */
  certificateAuthorities: readonly string[]
}

/** What one look at the DNS found. */
export type DomainReport = {
  /** Our token was found by an authoritative server or by every resolver. */
  isOwned: boolean
  /** Visitors of the primary host arrive here: every answering server says so, and no CAA record forbids the certificate. */
  isServing: boolean
  /** The same of the other host; null when there is none. */
  isOtherServing: boolean | null
  /** All tokens that the TXT records name, ours and those of other claims. */
  tokens: string[]
  /** False when too few answered to say anything: nothing may be concluded from it. */
  isConclusive: boolean
  /** When a look is worth it again, as the records that are still kept elsewhere say; null without a hint. */
  retryAfterSeconds: number | null
  records: CheckedRecord[]
  problems: DnsProblem[]
  /** Names of the zone's servers, by which the registrar is recognised. */
  nameServers: string[]
}
