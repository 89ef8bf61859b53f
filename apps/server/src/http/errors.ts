import type { ErrorCode } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { databaseFailure, isOwnerGone, isUnstorableText } from '../db/failure.ts'
import { sendFailure } from './route.ts'

/** Fastify's own refusals, in the product's words. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed-body',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-body',
  FST_ERR_BAD_URL: 'not-found',
}

/** Broken UTF-8 or JSON in a body. */
export class MalformedBody extends Error {}

/** One place turns what was thrown into an answer; only what nobody expected is logged as an error. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof MalformedBody) return sendFailure(reply, { code: 'malformed-body' })
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    const known = fastifyCodes[code]
    if (known !== undefined) return sendFailure(reply, { code: known })
    if (isRefusedByFramework(error, code)) return sendFailure(reply, { code: 'not-found' })
    if (isUnstorableText(error)) return sendFailure(reply, { code: 'malformed-body' })
    // The account was deleted while this request was on its way.
    if (isOwnerGone(error)) return sendFailure(reply, { code: 'not-signed-in' })
    const failure = databaseFailure(error)
    if (failure !== null) {
      request.log.warn({ err: error }, failure)
      return sendFailure(reply, { code: failure })
    }
    request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected error')
    return sendFailure(reply, { code: 'unexpected' })
  })
}

/** What the framework has no route or no way for, such as a body with QUERY, is nobody's fault here. */
function isRefusedByFramework(error: unknown, code: string): boolean {
  return (
    code.startsWith('FST_ERR_') &&
    error instanceof Error &&
    'statusCode' in error &&
    Number(error.statusCode) < 500
  )
}

/** JSON only, strict UTF-8; an empty body counts as none. */
export function parseJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(body as Buffer)
      done(null, text === '' ? undefined : JSON.parse(text))
    } catch {
      done(new MalformedBody('The body is not JSON in UTF-8'))
    }
  })
}
