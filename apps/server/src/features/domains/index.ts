export { findRegistrar } from './dns-check/registrars.ts'
export { domains, type HostRole, siteHosts } from './domain-tables.ts'
export { createDomainsFeature } from './domains-feature.ts'
