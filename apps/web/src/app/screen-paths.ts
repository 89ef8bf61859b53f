import { pageMeta } from '../features/marketing/page-meta.ts'

/**
 * The address of every screen, so that the server answers 404 for the others. `:name` is one segment.
 * A test holds them to the router's.
 */
export const screenPaths: readonly string[] = [
  ...Object.keys(pageMeta),
  '/preview',
  '/outbox',
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/checkout',
  '/checkout/complete',
  '/dashboard',
  '/leads',
  '/account',
  '/admin',
  '/admin/jobs',
  '/new-funnel',
  '/funnel/:id',
  '/funnel/:id/preview',
  '/funnel/:id/edit',
  '/funnel/:id/edit-landing-page',
  '/funnel/:id/builder',
  '/funnel/:id/page-builder',
  '/funnel/:id/visual-editor',
]

const patterns = screenPaths.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`))

/** Whether the application has a screen at this path. */
export function isScreenPath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
