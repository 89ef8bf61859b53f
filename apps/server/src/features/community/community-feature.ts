import type { HelpSearch } from '@wildpath/help'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import type { EmailSender } from '../../providers/email/email.ts'
import { createAnswerEmail } from './answer-email.ts'
import { questionAnswered } from './answer-job.ts'
import { createCommunityModeration } from './community-moderation.ts'
import { communityPages } from './community-pages.ts'
import { createCommunityReader } from './community-reader.ts'
import { registerCommunityRoutes } from './community-routes.ts'
import { createCommunityService } from './community-service.ts'
import { createCommunityWriter } from './community-writer.ts'

type Options = {
  database: Pick<Database, 'db'>
  limiters: RateLimiters
  email: EmailSender
  publicUrl: string
  search: HelpSearch
  now: () => Date
}

/** The public questions page: people ask, others and the team answer, admins moderate. */
export function createCommunityFeature(options: Options) {
  const { database, limiters, email, search: help, now } = options
  const { db } = database
  const reader = createCommunityReader(database)
  const writer = createCommunityWriter({ db, now })
  const service = createCommunityService({ reader, writer, limiters, email, help })
  const moderation = createCommunityModeration({ db, now })

  const maySearch = (request: FastifyRequest) =>
    limiters.questionSearchesOfNetwork.consume(request.server.ipPrefixOf(request.raw))

  const feature = {
    jobs: { email: { [questionAnswered]: createAnswerEmail(options) } },
    pages: communityPages({ reader, service, maySearch }),
    register: (app: FastifyInstance) =>
      registerCommunityRoutes(app, { reader, service, moderation, limiters, maySearch }),
  } satisfies Feature

  return {
    ...feature,
    /** For the sitemap: the list, and the newest questions. */
    async listAddresses(most: number) {
      const found = await reader.listAddresses(most - 1)
      const pages = found.map(({ id, changedAt }) => ({ path: `/questions/${id}`, changedAt }))
      return [{ path: '/questions' }, ...pages]
    },
  }
}
