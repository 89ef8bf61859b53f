import { randomUUIDv7 } from 'node:crypto'

import { api, type User } from '@wildpath/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { route } from '../../http/route.ts'
import type { SharedAmountLimiter, SharedRateLimiter } from '../../http/shared-rate-limiter.ts'
import { bounds } from '../../limits.ts'
import { err, ok } from '../../result.ts'
import { readSavedSection } from './read-saved-section.ts'
import type { SavedSectionRepository } from './saved-section-repository.ts'

const signedIn = { kind: 'user' } as const
const owner = { kind: 'tenant', notFound: 'saved-section-not-found' } as const

type Options = {
  sections: SavedSectionRepository
  saveLimit: SharedRateLimiter
  savedBytes: SharedAmountLimiter
  now: () => Date
}

export function registerSavedSectionRoutes(
  app: FastifyInstance,
  { sections, saveLimit, savedBytes, now }: Options,
): void {
  const maySave = async (user: User, { headers }: FastifyRequest) =>
    (await saveLimit.consume(user.id)) &&
    // A body without a Content-Length counts as the largest allowed body.
    (await savedBytes.consumeAmount(
      user.id,
      Number(headers['content-length'] ?? bounds.requests.savedSectionBodyBytes),
    ))

  route(app, api.listSavedSections, signedIn, async ({ user }) =>
    ok({ sections: await sections.list(user.id) }),
  )

  route(
    app,
    api.createSavedSection,
    signedIn,
    async ({ user, body, request, reply }) => {
      if (!(await maySave(user, request))) return err({ code: 'too-many-requests' })
      const read = readSavedSection(body.page)
      if (!read.ok) return read
      const created = await sections.create({
        id: randomUUIDv7(),
        userId: user.id,
        name: body.name,
        page: read.value,
        createdAt: now(),
      })
      if (created === null) return err({ code: 'too-many-saved-sections' })
      void reply.code(201)
      return ok(created)
    },
    { bodyBytes: bounds.requests.savedSectionBodyBytes },
  )

  route(app, api.getSavedSection, owner, async ({ user, params }) => {
    const page = await sections.findPage(user.id, params.id)
    if (page === null) return err({ code: 'saved-section-not-found' })
    const read = readSavedSection(page)
    return read.ok ? ok({ page: read.value }) : read
  })

  route(app, api.renameSavedSection, owner, async ({ user, params, body }) => {
    const renamed = await sections.rename(user.id, params.id, body.name)
    return renamed === null ? err({ code: 'saved-section-not-found' }) : ok(renamed)
  })

  route(app, api.deleteSavedSection, owner, async ({ user, params }) =>
    (await sections.delete(user.id, params.id)) ? ok({}) : err({ code: 'saved-section-not-found' }),
  )
}
