import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { sendFailure } from './route.ts'

export type WebApp = {
  scriptHashes: string[]
  register(app: FastifyInstance): Promise<void>
}

/** The built single-page app: hashed files are kept for ever, index.html is asked for every time. */
export function loadWebApp(folder: string): WebApp {
  const file = join(folder, 'index.html')
  const html = existsSync(file) ? readFileSync(file, 'utf8') : null
  return {
    scriptHashes: html === null ? [] : inlineScriptHashes(html),
    async register(app) {
      if (html !== null) {
        await app.register(fastifyStatic, {
          root: folder,
          index: false,
          wildcard: false,
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
      app.setNotFoundHandler((request, reply) => {
        const path = request.url.split('?', 1)[0] ?? ''
        // A dot begins a hidden file or an ending; neither is a screen.
        const isFile = path.startsWith('/assets/') || /\/\.|\.[a-z0-9]+$/i.test(path)
        const isPage =
          (request.method === 'GET' || request.method === 'HEAD') &&
          !path.startsWith('/api/') &&
          !isFile
        if (!isPage || html === null) return sendFailure(reply, { code: 'not-found' })
        return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
      })
    },
  }
}

/** Inline scripts (the theme, set before the first paint) are allowed by what they say, not in general. */
function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
