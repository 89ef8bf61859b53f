import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Site } from '@wildpath/contract'

import { bounds } from '../limits.ts'
import { encodeText, type EncodedText } from './encoded-text.ts'
import { createKeptPages } from './kept-pages.ts'

/** What the web app's build leaves for the server: see its render-public-page. */
type Renderer = {
  publicPaths: readonly string[]
  /** Of a query what the page at `path` depends on, or nothing. */
  searchOf(path: string, query: string): string
  renderPublicPage(
    path: string,
    page: { site: Site & { year: number }; search: string; notice: string },
  ): Promise<RenderedPage>
  /** `screen` is the path in the table of screens, `content` what its source reads. */
  renderLivePage(
    screen: string,
    page: LivePage & { site: Site & { year: number }; notice: string },
  ): Promise<RenderedPage>
}

/** Where it is asked for, and what it says. */
type LivePage = { path: string; search: string; content: object }

type RenderedPage = { head: string; body: string; data: string }

export type PublicPages = {
  paths: readonly string[]
  /** One of `paths`, rendered on its first visit and kept, unless what is asked for makes it another. */
  get(path: string, query: string): Promise<EncodedText>
  /** A page of what people write; one that says the same as at its last visit is not rendered again. */
  getLive(screen: string, page: LivePage): Promise<EncodedText>
}

type Options = {
  /** Where the web app was built to. */
  folder: string
  rendererFile: string
  site: Site
  /** What the team tells everybody at the moment; empty for nothing. */
  readNotice(): string
  now: () => Date
}

/** A server without the web app's build has its API only. */
const noPages: PublicPages = {
  paths: [],
  get: (path) => Promise.reject(new Error(`The build has no page ${path}`)),
  getLive: (screen) => Promise.reject(new Error(`The build has no page ${screen}`)),
}

/** The product's own pages (home, pricing, …) for visitors: complete without a script, and fast. */
export async function createPublicPages(options: Options): Promise<PublicPages> {
  const { folder, rendererFile, site, readNotice, now } = options
  if (!existsSync(rendererFile)) return noPages
  const renderer = (await import(pathToFileURL(rendererFile).href)) as Renderer
  const template = readFileSync(join(folder, 'public.html'), 'utf8')
  /** All of one year and one notice. */
  const kept = new Map<string, Promise<EncodedText>>()
  let keptFor = ''
  const keptLive = createKeptPages(bounds.livePages)

  const shownNow = () => ({ site: { ...site, year: now().getFullYear() }, notice: readNotice() })

  async function render(path: string, search: string): Promise<EncodedText> {
    return fill(await renderer.renderPublicPage(path, { ...shownNow(), search }))
  }

  function fill(page: RenderedPage): Promise<EncodedText> {
    const filled = {
      '<!--head-->': page.head,
      '<!--body-->': page.body,
      '<!--data-->': `<script type="application/json" id="page-data">${page.data}</script>`,
    }
    return encodeText(
      template.replace(/<!--(?:head|body|data)-->/g, (slot) => filled[slot as keyof typeof filled]),
    )
  }

  return {
    paths: renderer.publicPaths,
    get(path, query) {
      const search = renderer.searchOf(path, query)
      if (search !== '') return render(path, search)
      const around = `${now().getFullYear()} ${readNotice()}`
      if (around !== keptFor) {
        kept.clear()
        keptFor = around
      }
      let page = kept.get(path)
      if (page === undefined) kept.set(path, (page = render(path, '')))
      return page
    },
    getLive(screen, page) {
      const shown = { ...page, ...shownNow() }
      return keptLive(page.path + page.search, JSON.stringify(shown), async () =>
        fill(await renderer.renderLivePage(screen, shown)),
      )
    },
  }
}
