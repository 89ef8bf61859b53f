export { createAuditFeature } from './audit-feature.ts'
export { recordAudit } from './record-audit.ts'
