import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { askedOf } from '../entities/help/help-question.ts'
import type { Site } from '../entities/site/site.ts'
import { PageContentContext } from '../entities/site/page-content.ts'
import { liveScreens, publicScreens } from '../screens.ts'
import { interactiveContent } from './interactive-content.ts'
import { PageHead } from './page-head.tsx'
import { PublicPage } from './public-page.tsx'
import { ReadOnlyContent } from './read-only-content.tsx'

/** What the server fills the page's template with. `data` is for the script that hydrates the page. */
export type RenderedPage = { head: string; body: string; data: string }

/** What a page depends on beside its own address. */
type Surroundings = { site: Site; search: string; notice: string }

/** Of every public screen the paths that it stands for; one with a parameter is asked for them. */
const pathsOfScreens = await Promise.all(
  publicScreens.map(async ({ path, load }) =>
    path.includes(':') ? (await load()).pages.map((page) => page.path) : [path],
  ),
)

/** The paths of all pages that can be rendered ahead. */
export const publicPaths = pathsOfScreens.flat()

/** Of a query what the page at `path` depends on, or nothing. */
export function searchOf(path: string, query: string): string {
  const asked = path === '/help' ? askedOf(query) : ''
  return asked === '' ? '' : `?${new URLSearchParams({ q: asked }).toString()}`
}

/** `path` is one of `publicPaths`. */
export async function renderPublicPage(
  path: string,
  { site, search, notice }: Surroundings,
): Promise<RenderedPage> {
  const screen = publicScreens.find((_, index) => pathsOfScreens[index]?.includes(path))
  if (!screen) throw new Error(`No public screen at ${path}`)
  const { Component, pages } = await screen.load()
  const meta = pages.find((page) => page.path === path)?.meta
  if (!meta) throw new Error(`Nothing is said of the page ${path}`)
  const content = <Component />
  return {
    head: renderToStaticMarkup(<PageHead path={path} meta={meta} publicUrl={site.publicUrl} />),
    body: renderToString(
      <PublicPage pathname={path} search={search} site={site} notice={notice}>
        {interactiveContent(path) === null ? <ReadOnlyContent>{content}</ReadOnlyContent> : content}
      </PublicPage>,
    ),
    data: dataOf({ path, search, site, notice }),
  }
}

type LivePage = Surroundings & { path: string; content: object }

/** A page of what people write; `screen` is a path of `liveScreens`, `content` what the server read for it. */
export async function renderLivePage(
  screen: string,
  { path, search, content, site, notice }: LivePage,
): Promise<RenderedPage> {
  const live = liveScreens.find((one) => one.path === screen)
  if (!live) throw new Error(`No screen of what people write at ${screen}`)
  const { Component, describe } = await live.load()
  const head = { ...describe(content, search), path, publicUrl: site.publicUrl }
  return {
    head: renderToStaticMarkup(<PageHead {...head} />),
    body: renderToString(
      <PublicPage pathname={path} search={search} site={site} notice={notice}>
        <PageContentContext value={content}>
          <ReadOnlyContent>
            <Component />
          </ReadOnlyContent>
        </PageContentContext>
      </PublicPage>,
    ),
    data: dataOf({ path, search, site, notice }),
  }
}

// '<' could end the script element that the data stands in.
function dataOf(data: Surroundings & { path: string }): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
