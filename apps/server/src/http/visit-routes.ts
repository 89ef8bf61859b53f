import type { RouteClaim } from './route.ts'

type Named = Pick<RouteClaim, 'method' | 'path'>

/**
 * The only routes that may change an account during a support visit. The owner can undo each of these changes, and
 * each request is recorded in the audit log. Every other route that changes something rejects visits.
 */
const writesDuringVisits = new Set([
  'POST /api/funnels',
  'PATCH /api/funnels/:id/page',
  'PUT /api/funnels/:id/publication',
  'POST /api/funnels/:id/duplicate',
  'POST /api/funnels/:id/rewrite',
  'POST /api/funnels/:id/domain/verify',
  'POST /api/deleted-funnels/:id/restore',
  'POST /api/designs',
  'PATCH /api/designs/:id',
  'POST /api/images/from-website',
  'POST /api/images/generate',
  'POST /api/images/prompt',
  'POST /api/website-readings',
  'POST /api/website-readings/photos',
  'POST /api/websites/analyze',
  'POST /api/openai-proxy',
  'POST /api/account/sender-domain/verify',
  'POST /api/ad-results/refresh',
  'POST /api/billing/preview',
])

/** Routes that never act as the signed-in user: the request itself carries the proof. */
const writesWithOwnProof = new Set([
  'POST /api/auth/check-reset-link',
  'POST /api/auth/end-support-visit',
  'POST /api/auth/passkey',
  'POST /api/auth/passkey-options',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'POST /api/auth/second-step',
  'POST /api/auth/second-step/passkey-options',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-out',
  'POST /api/auth/sign-up',
  'POST /api/auth/verify-email',
  'POST /api/help/:slug/votes',
  'POST /api/webhooks/bounces',
  'POST /api/webhooks/payments',
  'POST /unsubscribe/*',
])

/** Downloads, and emails that contain sign-in links. */
const readsInPerson = new Set([
  'GET /api/account/export',
  'GET /api/funnels/:id/ads/:file',
  'GET /api/funnels/:id/export',
  'GET /api/leads.csv',
  'GET /api/outbox',
])

export const routesNamedForVisits = [
  ...writesDuringVisits,
  ...writesWithOwnProof,
  ...readsInPerson,
] as const

export function isOpenToVisits(route: Named): boolean {
  const name = `${route.method} ${route.path}`
  if (route.method === 'GET') return !readsInPerson.has(name)
  return writesDuringVisits.has(name) || writesWithOwnProof.has(name)
}

export function isWriteDuringVisits({ method, path }: Named): boolean {
  return writesDuringVisits.has(`${method} ${path}`)
}
