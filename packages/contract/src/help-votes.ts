import { z } from 'zod'

/** Body of POST /api/help/{slug}/votes: what a reader says of an article. */
export const helpVoteSchema = z.object({ isHelpful: z.boolean() })
export type HelpVote = z.infer<typeof helpVoteSchema>

/** What readers said of an article in all. */
export const articleVotesSchema = z.object({
  slug: z.string(),
  title: z.string(),
  helpful: z.number().int(),
  unhelpful: z.number().int(),
})
export type ArticleVotes = z.infer<typeof articleVotesSchema>
