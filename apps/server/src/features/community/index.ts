export { createCommunityFeature } from './community-feature.ts'
export {
  answers,
  communityMembers,
  postReports,
  questions,
  questionVotes,
} from './community-tables.ts'
