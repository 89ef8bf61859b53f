import { api } from '@wildpath/contract'
import type { HelpArticle } from '@wildpath/help'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import { createHelpVoteRepository } from './help-vote-repository.ts'
import { worstFirst } from './worst-first.ts'

type Options = {
  database: Pick<Database, 'db'>
  limiters: Pick<RateLimiters, 'helpVotesOfNetwork'>
  articles: readonly HelpArticle[]
  now: () => Date
}

/** Whether the help articles help, in the words of those who read them. */
export function createHelpVotesFeature({ database, limiters, articles, now }: Options) {
  const votes = createHelpVoteRepository(database)
  const titles = new Map(articles.map(({ slug, title }) => [slug, title]))

  return {
    register(app: FastifyInstance) {
      route(app, api.voteHelp, { kind: 'public' }, async ({ params, body, request }) => {
        if (!titles.has(params.slug)) return err({ code: 'not-found' })
        if (!limiters.helpVotesOfNetwork.consume(app.ipPrefixOf(request.raw))) {
          return err({ code: 'too-many-requests' })
        }
        await votes.add(params.slug, now().toISOString().slice(0, 10), body.isHelpful)
        return ok({})
      })

      route(app, api.listHelpVotes, { kind: 'admin' }, async () => {
        const totals = await votes.listTotals()
        return ok({
          articles: worstFirst(
            totals.flatMap(({ article, ...counts }) => {
              const title = titles.get(article)
              // Nobody can better an article that is gone.
              return title === undefined ? [] : [{ slug: article, title, ...counts }]
            }),
          ),
        })
      })
    },
  } satisfies Feature
}
