import type { IncomingMessage } from 'node:http'

import type { Args, Answer, AuditDetails, Endpoint, ErrorCode, User } from '@wildpath/contract'
import { errorTable, hasAdminPlan, isAdmin } from '@wildpath/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { keepOpen } from './late-answer.ts'
import type { SignedIn } from './signed-in.ts'
import { isOpenToVisits, isWriteDuringVisits } from './visit-routes.ts'
import { err, type Failure, type Result } from '../result.ts'

/**
 * Who may call a route. 'tenant' routes name something of one owner in their path: another owner
 * gets `notFound`, nobody gets 401. 'admin' routes answer 403 to whoever is none. The tenancy test is generated
 * from these claims. `visit-routes.ts` says what a support visit may use.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'user'; notSignedIn?: ErrorCode }
  | { kind: 'tenant'; notFound: ErrorCode }
  | { kind: 'admin' }

export type RouteClaim = {
  method: string
  path: string
  access: Access
  /** Other sites may write here, too: what the path holds is all that counts. */
  takesAnyOrigin?: boolean
  /** The largest body, where it is not what bodies of JSON may be in general. */
  bodyBytes?: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    takesAnyOrigin?: boolean
  }
  interface FastifyInstance {
    /** Answers null for visitors. */
    findUser(request: FastifyRequest): Promise<User | null>
    /** The same with what is known of the session. */
    findSignedIn(request: FastifyRequest): Promise<SignedIn | null>
    /** The next of these asks the database again. */
    forgetSignedIn(request: FastifyRequest): void
    /** Adds a write that a support visit makes to the audit log. */
    recordVisitWrite(visit: { id: string }, details: AuditDetails): Promise<void>
    routeClaims: RouteClaim[]
    ipPrefixOf(request: IncomingMessage): string
  }
}

type Call<A extends Access, E extends Endpoint> = Args<E> & {
  user: A extends { kind: 'public' } ? User | null : User
  request: FastifyRequest
  reply: FastifyReply
}

/** Registers one endpoint of the contract: parses, checks access, answers the value or the failure. */
export function route<A extends Access, E extends Endpoint>(
  app: FastifyInstance,
  definition: E,
  access: A,
  handle: (call: Call<A, E>) => Promise<Result<Answer<E>>>,
  options: Pick<RouteClaim, 'bodyBytes'> = {},
): void {
  rawRoute(
    app,
    { method: definition.method, path: definition.path, access, ...options },
    async (request, reply, user) => {
      const input = parseInput(definition, access, request)
      if (!input.ok) return sendFailure(reply, input.error)
      const work = handle({ ...input.value, user, request, reply } as Call<A, E>)
      const result = definition.isSlow
        ? await keepOpen({ request, reply, work, answerOf })
        : await work
      // What streams has answered already.
      if (reply.sent) return reply
      // A handler may have set another status for what went well.
      return result.ok ? reply.send(result.value) : sendFailure(reply, result.error)
    },
  )
}

/** The same door for answers that are not JSON: access is checked, the rest is the handler's. */
export function rawRoute(
  app: FastifyInstance,
  claim: RouteClaim,
  handle: (request: FastifyRequest, reply: FastifyReply, user: User | null) => Promise<unknown>,
): void {
  app.routeClaims.push(claim)
  app.route({
    method: claim.method,
    url: claim.path,
    config: { access: claim.access, takesAnyOrigin: claim.takesAnyOrigin ?? false },
    ...(claim.bodyBytes !== undefined && { bodyLimit: claim.bodyBytes }),
    // Before the body is read: nobody's body costs anything.
    async onRequest(request, reply) {
      if (!checksAccess(claim)) return
      const code = refusalOf(claim, await app.findSignedIn(request))
      if (code !== null) return sendFailure(reply, { code })
    },
    // And again with the body: whoever sends it slowly may have lost the access meanwhile.
    async preHandler(request, reply) {
      if (!checksAccess(claim) || !hasBody(request)) return
      app.forgetSignedIn(request)
      const code = refusalOf(claim, await app.findSignedIn(request))
      if (code !== null) return sendFailure(reply, { code })
    },
    handler: async (request, reply) => {
      if (isWriteDuringVisits(claim)) await recordWriteOfVisit(app, claim, request)
      return handle(request, reply, await app.findUser(request))
    },
  })
}

/** Before the write: one that cannot be recorded is not made. */
async function recordWriteOfVisit(
  app: FastifyInstance,
  { method, path }: RouteClaim,
  request: FastifyRequest,
): Promise<void> {
  const visit = (await app.findSignedIn(request))?.visit ?? null
  if (visit === null) return
  const { id = null } = z.object({ id: z.string().optional() }).parse(request.params ?? {})
  await app.recordVisitWrite(visit, { method, route: path, id })
}

function checksAccess(claim: RouteClaim): boolean {
  return claim.access.kind !== 'public' || !isOpenToVisits(claim)
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

function refusalOf(claim: RouteClaim, signedIn: SignedIn | null): ErrorCode | null {
  const { access } = claim
  if (signedIn === null) {
    if (access.kind === 'public') return null
    return (access.kind === 'user' ? access.notSignedIn : undefined) ?? 'not-signed-in'
  }
  const { user, visit } = signedIn
  if (visit !== null && (access.kind === 'admin' || !isOpenToVisits(claim))) return 'only-in-person'
  if (access.kind !== 'admin' || isAdmin(user)) return null
  return hasAdminPlan(user) ? 'second-factor-required' : 'admins-only'
}

export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  const { status, body } = answerOf(err(failure))
  return reply.code(status).send(body)
}

function answerOf(result: Result<unknown>): { status: number; body: unknown } {
  if (result.ok) return { status: 200, body: result.value }
  const { code, message: ownMessage, fields } = result.error
  const { status, message } = errorTable[code]
  const error = { code, message: ownMessage ?? message, ...(fields && { fields }) }
  return { status, body: { error } }
}

function parseInput(definition: Endpoint, access: Access, request: FastifyRequest): Result<object> {
  const params = definition.params?.safeParse(request.params)
  // An id that cannot exist is answered like one that does not.
  if (params?.success === false) {
    return err({ code: access.kind === 'tenant' ? access.notFound : 'not-found' })
  }
  const query = definition.query?.safeParse(request.query)
  if (query?.success === false) return err(invalidQuery(query.error))
  const body = definition.body?.safeParse(request.body ?? {})
  if (body?.success === false) return err(invalidInput(body.error))
  return { ok: true, value: { params: params?.data, query: query?.data, body: body?.data } }
}

/** What does not fit a schema, field by field; absent and blank fields have a code of their own. */
export function invalidInput(error: z.ZodError): Failure {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const isAbsent = issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')
    fields[issue.path.join('.')] ??= isAbsent ? 'This field is required' : issue.message
  }
  return { code: error.issues.some(isMissing) ? 'missing-fields' : 'invalid-input', fields }
}

/** The same of what stands in the address, which nobody fills in: there is no field to highlight. */
export function invalidQuery(error: z.ZodError): Failure {
  return { ...invalidInput(error), code: 'invalid-query' }
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'invalid_type' || (issue.code === 'too_small' && issue.minimum === 1)
}
