import { appendFileSync } from 'node:fs'

import type { BrowserContext } from 'playwright-core'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file that gets every path that a journey comes to, one a line. */
    visitedScreens: string
  }
}

/** `scripts/test/unvisited-screens.mjs` tells from these which screens no journey opens. */
export function recordVisits(context: BrowserContext): void {
  // Benchmarks have the same browser, and no test around it.
  if (process.env['VITEST'] === undefined) return
  const file = inject('visitedScreens')
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      const { protocol, pathname } = new URL(frame.url())
      if (frame.parentFrame() === null && protocol === 'http:') {
        appendFileSync(file, `${pathname}\n`)
      }
    })
  })
}
