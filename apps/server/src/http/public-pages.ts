import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Session } from '@wildpath/contract'
import { z } from 'zod'

import { encodeText, type EncodedText } from './encoded-text.ts'

/** What the pages say about this installation. */
type Site = Pick<Session, 'publicUrl' | 'productDomain' | 'providers'>

/** What the web app's build leaves for the server: see its render-public-page. */
type Renderer = {
  publicPaths: readonly string[]
  renderPublicPage(
    path: string,
    site: Site & { year: number },
  ): Promise<{ head: string; body: string; data: string; module: string } | null>
}

export type PublicPages = {
  paths: readonly string[]
  /** Rendered on the first visit and kept; null when the build has no such page. */
  get(path: string): Promise<EncodedText | null>
}

type Options = {
  /** Where the web app was built to. */
  folder: string
  rendererFile: string
  site: Site
  now: () => Date
}

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)
type Manifest = z.infer<typeof manifestSchema>

const entry = 'public.html'

/** The product's own pages (home, pricing, …) for visitors: complete without a script, and fast. */
export async function createPublicPages(options: Options): Promise<PublicPages> {
  const { folder, rendererFile, site, now } = options
  if (!existsSync(rendererFile)) return { paths: [], get: async () => null }
  const renderer = (await import(pathToFileURL(rendererFile).href)) as Renderer
  const template = readFileSync(join(folder, entry), 'utf8')
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')),
  )
  const kept = new Map<string, Promise<EncodedText | null>>()

  async function render(path: string, year: number): Promise<EncodedText | null> {
    const page = await renderer.renderPublicPage(path, { ...site, year })
    if (page === null) return null
    const filled = {
      '<!--head-->': page.head + preloads(manifest, page.module),
      '<!--body-->': page.body,
      '<!--data-->': `<script type="application/json" id="page-data">${page.data}</script>`,
    }
    return encodeText(
      template.replace(/<!--(?:head|body|data)-->/g, (slot) => filled[slot as keyof typeof filled]),
    )
  }

  return {
    paths: renderer.publicPaths,
    get(path) {
      const year = now().getFullYear()
      const key = `${year} ${path}`
      let page = kept.get(key)
      if (page === undefined) kept.set(key, (page = render(path, year)))
      return page
    },
  }
}

/** The page's own script beside the shared ones that the template names already. */
function preloads(manifest: Manifest, module: string): string {
  const shared = filesOf(manifest, entry)
  return [...filesOf(manifest, module)]
    .filter((file) => !shared.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (chunk === undefined || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports) filesOf(manifest, imported, found)
  return found
}
