export { createFollowUpsFeature } from './follow-ups-feature.ts'
export { countWaitingEmails } from './count-waiting-emails.ts'
export { followUps, suppressions } from './follow-up-tables.ts'
