import { questionListQuerySchema } from '@wildpath/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

import type { PageSource, SourcedPage } from '../../http/page-source.ts'
import type { CommunityReader } from './community-reader.ts'
import type { CommunityService } from './community-service.ts'

type Options = {
  reader: CommunityReader
  service: CommunityService
  /** Counts a search of the network that a request comes from; false when there were too many. */
  maySearch(request: FastifyRequest): boolean
}

type ListQuery = z.output<typeof questionListQuerySchema>

const paramsSchema = z.object({ id: z.uuid() })

/** What the questions page says to visitors, without a script. */
export function communityPages({ reader, service, maySearch }: Options): PageSource[] {
  return [
    {
      path: '/questions',
      async read({ request }): Promise<SourcedPage> {
        const asked = readQuery(request.query)
        if (asked.q !== '' && !maySearch(request)) return { kind: 'app' }
        return { kind: 'page', content: await reader.list(asked), search: searchOf(asked) }
      },
    },
    {
      path: '/questions/:id',
      async read({ request, user }): Promise<SourcedPage> {
        const parsed = paramsSchema.safeParse(request.params)
        if (!parsed.success) return { kind: 'none' }
        const question = await service.find(parsed.data.id, user)
        return question.ok
          ? { kind: 'page', content: question.value, search: '' }
          : { kind: 'none' }
      },
    },
  ]
}

/** What no list is asked for with, such as a mistyped cursor, is answered with the first one. */
function readQuery(query: unknown): ListQuery {
  const asked = questionListQuerySchema.safeParse(query)
  return asked.success ? asked.data : { show: 'all', q: '' }
}

/** The query as the list's own links write it. */
function searchOf({ show, q, before }: ListQuery): string {
  const query = new URLSearchParams({
    ...(show !== 'all' && { show }),
    ...(q !== '' && { q }),
    ...(before !== undefined && { before }),
  }).toString()
  return query === '' ? '' : `?${query}`
}
