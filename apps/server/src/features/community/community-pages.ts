import { type Question, type QuestionList, questionListQuerySchema } from '@wildpath/contract'
import { z } from 'zod'

import type { PageSource } from '../../http/page-source.ts'
import type { CommunityReader } from './community-reader.ts'
import type { CommunityService } from './community-service.ts'

type Options = { reader: CommunityReader; service: CommunityService }

const paramsSchema = z.object({ id: z.uuid() })

/** What the questions page says to visitors, without a script. */
export function communityPages({ reader, service }: Options): PageSource[] {
  return [
    {
      path: '/questions',
      /** What no list is asked for with, such as a mistyped cursor, is answered with the first one. */
      async read({ query }): Promise<QuestionList> {
        const asked = questionListQuerySchema.safeParse(query)
        return reader.list(asked.success ? asked.data : { show: 'all', q: '' })
      },
    },
    {
      path: '/questions/:id',
      async read({ params, user }): Promise<Question | null> {
        const parsed = paramsSchema.safeParse(params)
        if (!parsed.success) return null
        const question = await service.find(parsed.data.id, user)
        return question.ok ? question.value : null
      },
    },
  ]
}
