import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { rolldown } from 'rolldown'

import { cssAsText } from '../css-as-text.ts'

import type { RenderContext } from '@wildpath/page/render'

/** What `draw-in-browser.tsx` of the page package puts into the window. */
type Harness = {
  everyKindPage(): unknown
  hostilePages(): unknown[]
  draw(order: { page: unknown; context: RenderContext }): void
  looks(): string
  markup(): string
}

const entry = join(import.meta.dirname, '../../packages/page/src/testing/draw-in-browser.tsx')

/** The page package as one script for a browser, with the browser's own parsers in it. */
export async function bundleHarness(): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    plugins: [cssAsText()],
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'iife', minify: false })
  await bundle.close()
  return output[0].code
}

/** Calls a function of the harness in the page. */
export async function callHarness<Name extends keyof Harness>(
  page: Page,
  name: Name,
  ...given: Parameters<Harness[Name]>
): Promise<ReturnType<Harness[Name]>> {
  return page.evaluate(`window.harness.${name}(...${JSON.stringify(given)})`)
}
