export { composeFollowUps, followUpMailJobs, followUpPlanJobs } from './compose-follow-ups.ts'
export { countWaitingEmails } from './count-waiting-emails.ts'
export { leadArrivedKind } from './lead-arrived.ts'
export { followUps, suppressions } from './follow-up-tables.ts'
