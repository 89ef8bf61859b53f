import { z } from 'zod'

import { endpoint } from '../endpoint.ts'
import { articleVotesSchema, helpVoteSchema } from '../help-votes.ts'
import { nothing } from './shapes.ts'

/** What readers say of the help articles. */
export const helpEndpoints = {
  voteHelp: endpoint({
    method: 'POST',
    path: '/api/help/:slug/votes',
    params: z.object({ slug: z.string().max(100) }),
    body: helpVoteSchema,
    answer: nothing,
  }),
  /** Admins only. Articles that anybody voted on, those that helped least first. */
  listHelpVotes: endpoint({
    method: 'GET',
    path: '/api/admin/help-votes',
    answer: z.object({ articles: z.array(articleVotesSchema) }),
  }),
}
