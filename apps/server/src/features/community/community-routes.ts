import { api } from '@wildpath/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import type { RateLimiters } from '../../http/rate-limiters.ts'
import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import type { CommunityModeration } from './community-moderation.ts'
import type { CommunityReader } from './community-reader.ts'
import type { CommunityService } from './community-service.ts'

type Options = {
  reader: CommunityReader
  service: CommunityService
  moderation: CommunityModeration
  limiters: Pick<RateLimiters, 'similarPostsOfUser'>
  /** Counts a search of the network that a request comes from; false when there were too many. */
  maySearch(request: FastifyRequest): boolean
}

const everybody = { kind: 'public' } as const
/** Nobody speaks in public for somebody else. */
const person = { kind: 'user' } as const
const asker = { kind: 'tenant', notFound: 'question-not-found' } as const
const answerer = { kind: 'tenant', notFound: 'answer-not-found' } as const
const admin = { kind: 'admin' } as const

export function registerCommunityRoutes(app: FastifyInstance, options: Options): void {
  const { reader, service, moderation, limiters, maySearch } = options

  route(app, api.listQuestions, everybody, async ({ query, request }) => {
    if (query.q !== '' && !maySearch(request)) return err({ code: 'too-many-requests' })
    return ok(await reader.list(query))
  })
  route(app, api.findSimilarPosts, { kind: 'user' }, async ({ user, query }) =>
    limiters.similarPostsOfUser.consume(user.id)
      ? service.listSimilar(query.text)
      : err({ code: 'too-many-requests' }),
  )
  route(app, api.getQuestion, everybody, ({ params, user }) => service.find(params.question, user))
  route(app, api.askQuestion, person, ({ user, body }) => service.ask(user, body))
  route(app, api.editQuestion, asker, ({ user, params, body }) =>
    service.edit(user, params.id, body),
  )
  route(app, api.deleteQuestion, asker, ({ user, params }) => service.delete(user, params.id))
  route(app, api.setSolution, asker, ({ user, params, body }) =>
    service.setSolution(user, params.id, body.answerId),
  )
  route(app, api.setQuestionVote, person, ({ user, params, body }) =>
    service.setVote(user, params.question, body.isSame),
  )
  route(app, api.answerQuestion, person, ({ user, params, body }) =>
    service.answer(user, params.question, body),
  )
  route(app, api.editAnswer, answerer, ({ user, params, body }) =>
    service.editAnswer(user, params.id, body.text),
  )
  route(app, api.deleteAnswer, answerer, ({ user, params }) =>
    service.deleteAnswer(user, params.id),
  )
  route(app, api.reportPost, person, ({ user, params, body }) =>
    service.report(user, params.question, body),
  )
  route(app, api.getCommunityName, { kind: 'user' }, ({ user }) => service.findName(user))
  route(app, api.setCommunityName, person, ({ user, body }) => service.setName(user, body.name))

  route(app, api.listPostsForReview, admin, async ({ query }) => ok(await moderation.list(query)))
  route(app, api.countPostsForReview, admin, async () => ok(await moderation.count()))
  route(app, api.moderatePost, admin, async ({ user, params, body }) => {
    const isDone = await moderation.moderate({ ...body, admin: user, questionId: params.id })
    return isDone ? ok({}) : err({ code: 'question-not-found' })
  })
}
