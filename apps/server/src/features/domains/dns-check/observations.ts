import type { DnsAnswer, DnsFailureReason } from '../../../providers/dns/dns.ts'
import type { HostAnswers } from './host-view.ts'

/** What one server said to the questions of a check; null where it is not the one to ask. */
export type ServerAnswers = {
  server: string
  primary: HostAnswers | null
  other: HostAnswers | null
  ownership: DnsAnswer | null
}

/** All that one check saw, without a judgement. */
export type Observations = {
  zone:
    | { state: 'found'; name: string; nameServers: string[] }
    | { state: 'no-such-name' }
    | { state: 'no-answer'; reason: DnsFailureReason }
  /** The servers that keep the records. */
  authority: ServerAnswers[]
  /** The operator's resolvers stand in for the domain's own servers. */
  isAuthorityResolvers: boolean
  resolvers: ServerAnswers[]
  /** Whether resolvers that failed answer when they do not check signatures. */
  answersWithoutDnssec: boolean
  /** Of our own host. */
  target: HostAnswers
  /** What resolvers say about names that CNAMEs lead to. */
  rests: Record<string, HostAnswers>
  /** Of each host and the names above it, the nearest first. */
  caa: { name: string; answer: DnsAnswer }[]
  /** Where people put records by mistake; null where nobody had to look. */
  mistakes: {
    /** Under a name that does not exist, so that only a wildcard answers. */
    wildcard: HostAnswers | null
    wildcardTexts: DnsAnswer | null
    /** 'www.example.com.example.com': the provider added the domain. */
    doubledHost: HostAnswers | null
    texts: { name: string; mistake: 'doubled' | 'misplaced'; answer: DnsAnswer }[]
  }
}
