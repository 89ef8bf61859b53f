import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'

import { communityPages } from './community-pages.ts'
import type { CommunityReader } from './community-reader.ts'
import type { CommunityService } from './community-service.ts'

function openList({ maySearch }: { maySearch: boolean }) {
  const asked: object[] = []
  const reader = {
    async list(query: object) {
      asked.push(query)
      return { questions: [], next: null }
    },
  } as unknown as CommunityReader
  const pages = communityPages({
    reader,
    service: {} as CommunityService,
    maySearch: () => maySearch,
  })
  const list = pages.find(({ path }) => path === '/questions')
  const read = (query: object) => list?.read({ request: { query } as FastifyRequest, user: null })
  return { read, asked }
}

it('leaves a search to the app when its network has searched too often, before it is made', async () => {
  const { read, asked } = openList({ maySearch: false })
  expect(await read({ q: 'raft' })).toEqual({ kind: 'app' })
  expect(asked).toEqual([])
  expect(await read({ show: 'solved' })).toMatchObject({ kind: 'page', search: '?show=solved' })
})

it('depends on what the list is asked for, and on nothing else', async () => {
  const { read } = openList({ maySearch: true })
  expect(await read({ utm_source: 'mail', q: 'raft' })).toMatchObject({ search: '?q=raft' })
  expect(await read({ utm_source: 'mail' })).toMatchObject({ search: '' })
  expect(await read({ before: 'mistyped', show: 'solved' })).toMatchObject({ search: '' })
})
