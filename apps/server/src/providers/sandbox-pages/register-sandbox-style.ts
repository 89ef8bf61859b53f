import type { FastifyInstance } from 'fastify'

import { stylePath, themePath } from './page-frame.ts'
import { type PageFonts, pageStyle, themeScript } from './page-style.ts'

/** What the pages of all sandboxes load. */
export function registerSandboxStyle(app: FastifyInstance, fonts: PageFonts): void {
  app.get(stylePath, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css').send(pageStyle(fonts)),
  )
  app.get(themePath, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript').send(themeScript),
  )
}
