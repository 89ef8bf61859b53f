import { api } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Feature } from '../../feature.ts'
import { route } from '../../http/route.ts'
import { err } from '../../result.ts'
import { answerGeneration, type GenerationService } from '../generation/index.ts'
import { answerQuestion, type GuideService } from '../guide/index.ts'

type Options = { generation: GenerationService; guide: GuideService }

/** POST /api/openai-proxy (spec 1, section 7): one door to whatever writes. */
export function createOpenAiProxyFeature({ generation, guide }: Options): Feature {
  return {
    register(app: FastifyInstance) {
      route(app, api.callTextAi, { kind: 'public' }, ({ user, body, request, reply }) => {
        const { action } = body
        if (action === 'sendChatMessage') {
          const key = user?.id ?? app.ipPrefixOf(request.raw)
          return answerQuestion(guide, { user, data: body.data, request, reply, key })
        }
        if (user === null) return Promise.resolve(err({ code: 'login-to-create' }))
        return answerGeneration(generation, { user, data: body.data, request, reply })
      })
    },
  }
}
