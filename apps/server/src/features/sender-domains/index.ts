export { senderDomains } from './sender-domain-tables.ts'
export type { OwnSender } from './sender-domain-service.ts'
export { createSenderDomainsFeature } from './sender-domains-feature.ts'
