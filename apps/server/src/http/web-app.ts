import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { loadDocuments, patternOf, type ScreenDocument } from './screen-documents.ts'
import { codingFor, type EncodedText, matchesEtag } from './encoded-text.ts'
import type { PageSource } from './page-source.ts'
import type { PublicPages } from './public-pages.ts'
import { sendFailure } from './route.ts'

export type WebApp = {
  scriptHashes: string[]
  register(app: FastifyInstance, pages: Pages): Promise<void>
}

type Pages = {
  publicPages: PublicPages
  pageSources: readonly PageSource[]
  /** Somebody who carries a session gets the app, which knows what to show them. */
  carriesSession(request: FastifyRequest): boolean
}

/** The built single-page app: hashed files are kept for ever, index.html is asked for every time. */
export function loadWebApp(folder: string): WebApp {
  const [html, template] = ['index.html', 'public.html'].map((name) => {
    const file = join(folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  })
  return {
    scriptHashes: [...new Set([html, template].flatMap((text) => inlineScriptHashes(text ?? '')))],
    async register(app, pages) {
      const documentOf = html == null ? null : await loadDocuments(folder, html)
      if (documentOf !== null) await serveFiles(app, folder)
      servePublicPages(app, pages, documentOf)
      const patterns = pages.pageSources.map(({ path }) => patternOf(path, '[^/]+'))
      const isPublicPage = (path: string) =>
        pages.publicPages.paths.includes(path) || patterns.some((pattern) => pattern.test(path))
      const answerNotFound = (request: FastifyRequest, reply: FastifyReply) => {
        const path = request.url.split('?', 1)[0] ?? ''
        if (documentOf === null || !mayBeScreen(request.method, path)) {
          return sendFailure(reply, { code: 'not-found' })
        }
        const bare = path.replace(/\/+$/, '')
        if (bare !== path && isPublicPage(bare)) {
          return reply.redirect(bare, 301)
        }
        // Screens are one person's; what searches should find is among the public pages.
        void reply.header('x-robots-tag', 'noindex')
        const { isScreen, shell, linkHeader } = documentOf(path)
        // The app says 'Page Not Found' itself; the status says it to everybody else.
        void reply.code(isScreen ? 200 : 404)
        if (linkHeader !== null) void reply.header('link', linkHeader)
        return sendPage(request, reply, shell)
      }
      if (documentOf !== null) serveLivePages(app, pages, { documentOf, answerNotFound })
      app.setNotFoundHandler(answerNotFound)
      // Before the body is read: there is nothing that it could be for.
      app.addHook('onRequest', async (request, reply) =>
        request.is404 ? answerNotFound(request, reply) : undefined,
      )
    },
  }
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html*', 'public.html*', 'screens.json*'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      void reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
}

function servePublicPages(
  app: FastifyInstance,
  pages: Pages,
  documentOf: ((path: string) => ScreenDocument) | null,
): void {
  for (const path of pages.publicPages.paths) {
    app.get(path, async (request, reply) => {
      const needsApp = pages.carriesSession(request) || hasNews(request)
      const query = request.url.split('?').slice(1).join('?')
      const page = needsApp ? documentOf?.(path).shell : await pages.publicPages.get(path, query)
      if (page === undefined) return sendFailure(reply, { code: 'not-found' })
      void reply.header('vary', 'cookie, accept-encoding')
      return sendPage(request, reply, page)
    })
  }
}

type LivePages = {
  documentOf: (path: string) => ScreenDocument
  answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply
}

/** Pages of what people write, read for each visit: what is gone or hidden is not found, for the app, too. */
function serveLivePages(
  app: FastifyInstance,
  { publicPages, pageSources, carriesSession }: Pages,
  { documentOf, answerNotFound }: LivePages,
): void {
  for (const source of pageSources) {
    app.get(source.path, async (request, reply) => {
      const [path = ''] = request.url.split('?', 1)
      const hasSession = carriesSession(request)
      const user = hasSession ? await app.findUser(request) : null
      const read = await source.read({ request, user })
      if (read.kind === 'none') return answerNotFound(request, reply)
      const { content, search } = read.kind === 'page' ? read : { content: null, search: '' }
      const page =
        hasSession || content === null
          ? documentOf(path).shell
          : await publicPages.getLive(source.path, { path, search, content })
      void reply.header('vary', 'cookie, accept-encoding')
      return sendPage(request, reply, page)
    })
  }
}

/** Whoever comes back from a payment page is told how it went, which only the app can do. */
function hasNews(request: FastifyRequest): boolean {
  return request.url.includes('checkout=')
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: EncodedText): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('etag', page.etag)
  if (!reply.hasHeader('vary')) void reply.header('vary', 'accept-encoding')
  const isKnown = matchesEtag(request.headers['if-none-match'], page.etag)
  if (isKnown && reply.statusCode === 200) return reply.code(304).send()
  const coding = codingFor(request.headers['accept-encoding'])
  if (coding !== 'identity') void reply.header('content-encoding', coding)
  return reply.type('text/html; charset=utf-8').send(page.bytes[coding])
}

/** Whether an address may be a screen of the app: it is read, and it is neither API nor file. */
function mayBeScreen(method: string, path: string): boolean {
  // A dot begins a hidden file or an ending; neither is a screen.
  const isFile = path.startsWith('/assets/') || /\/\.|\.[a-z0-9]+$/i.test(path)
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/') && !isFile
}

/** Inline scripts (the theme, set before the first paint) are allowed by what they say, not in general. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
