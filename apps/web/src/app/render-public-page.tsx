import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { askedOf } from '../entities/help/help-question.ts'
import type { Site } from '../entities/site/site.ts'
import { publicScreens } from '../screens.ts'
import { interactiveContent } from './interactive-content.ts'
import { PageHead } from './page-head.tsx'
import { PublicPage } from './public-page.tsx'
import { ReadOnlyContent } from './read-only-content.tsx'

/** What the server fills the page's template with. `data` is for the script that hydrates the page. */
export type RenderedPage = { head: string; body: string; data: string }

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
  { site, search, notice }: { site: Site; search: string; notice: string },
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
    // '<' could end the script element that the data stands in.
    data: JSON.stringify({ path, search, site, notice }).replaceAll('<', '\\u003c'),
  }
}
