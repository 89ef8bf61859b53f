export {
  type AskedKind,
  askedKinds,
  detailOf,
  detailsAfterRewriting,
  type FieldDetail,
  type FormDetails,
  kindOfLabel,
  suggestedDetails,
} from '../../document/form-details.ts'
export { measuringField } from '../../document/measuring-field.ts'
export { leadFields, leadFormsOf } from '../../document/lead-fields.ts'
export { withLeadForm } from '../../document/with-lead-form.ts'
export { honeypotName } from './honeypot.ts'
export type { LeadField, LeadFieldKind } from './lead-form-model.ts'
