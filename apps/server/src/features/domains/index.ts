export { domains, siteHosts } from './domain-tables.ts'
