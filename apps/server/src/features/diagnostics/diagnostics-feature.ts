import { randomUUID } from 'node:crypto'

import {
  api,
  type ConfigurationVariable,
  type Diagnostics,
  isAdmin,
  type User,
} from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import type { Database } from '../../db/client.ts'
import type { Feature } from '../../feature.ts'
import type { RateLimiters } from '../../http/rate-limiters.ts'
import { route } from '../../http/route.ts'
import { err, ok } from '../../result.ts'
import { createDiagnosticRepository, type DiagnosticDocument } from './diagnostic-repository.ts'
import {
  keptSince,
  purgeDiagnosticDocuments,
  purgeDocuments,
  schedulePurgeOfDocuments,
} from './purge-diagnostic-documents.ts'

type Options = {
  database: Pick<Database, 'db'>
  limiters: Pick<RateLimiters, 'diagnosticDocumentsOfNetwork'>
  version: string
  environment: NonNullable<Diagnostics['environment']>
  /** Masked. */
  variables: ConfigurationVariable[]
  now: () => Date
}

/** Whether the product works, for whoever runs it (spec 3, section 2.12; product.md, 'Diagnostics'). */
export function createDiagnosticsFeature(options: Options) {
  const { database, limiters, version, environment, variables, now } = options
  const documents = createDiagnosticRepository(database)
  const isDevelopment = environment === 'development'
  const tester = isDevelopment ? ({ kind: 'public' } as const) : ({ kind: 'admin' } as const)

  return {
    jobs: { other: { [purgeDocuments]: purgeDiagnosticDocuments } },
    schedules: [schedulePurgeOfDocuments],
    register(app: FastifyInstance) {
      route(app, api.getDiagnostics, { kind: 'public' }, async ({ user }) => {
        const mayTest = isDevelopment || (user !== null && isAdmin(user))
        const installation = mayTest ? { version, environment, configuration: variables } : hidden
        return ok({ ...installation, signed_in: presentSignedIn(user) })
      })

      route(app, api.testDatabase, tester, async () => {
        await documents.ping()
        return ok({})
      })

      route(app, api.createDiagnosticDocument, tester, async ({ body, request }) => {
        const network = app.ipPrefixOf(request.raw)
        if (!limiters.diagnosticDocumentsOfNetwork.consume(network)) {
          return err({ code: 'too-many-requests' })
        }
        const { test, user_agent: userAgent } = body
        const document = { id: randomUUID(), test, userAgent, createdAt: now() }
        await documents.create(document)
        return ok(presentDocument(document))
      })

      route(app, api.getDiagnosticDocument, tester, async ({ params }) => {
        const document = await documents.find(params.id, keptSince(now()))
        return document === null ? err(documentGone) : ok(presentDocument(document))
      })

      route(app, api.deleteDiagnosticDocument, tester, async ({ params }) =>
        (await documents.delete(params.id)) ? ok({}) : err(documentGone),
      )
    },
  } satisfies Feature
}

/** Strangers could look up known vulnerabilities of a version. */
const hidden = { version: null, environment: null, configuration: null }

const documentGone = { code: 'diagnostic-document-gone' } as const

/** Everybody here signed up with a password; nobody is signed in without a name. */
function presentSignedIn(user: User | null): Diagnostics['signed_in'] {
  return user && { uid: user.id, provider_id: 'password', is_anonymous: false }
}

function presentDocument({ id, test, userAgent, createdAt }: DiagnosticDocument) {
  return { id, test, user_agent: userAgent, timestamp: createdAt.toISOString() }
}
