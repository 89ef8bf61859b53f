export { composeFollowUps, followUpJobs } from './compose-follow-ups.ts'
export { followUps, suppressions } from './follow-up-tables.ts'
