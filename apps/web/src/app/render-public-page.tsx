import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import type { Site } from '../entities/site/site.ts'
import { publicScreens } from '../screens.ts'
import { PageHead } from './page-head.tsx'
import { PublicPage } from './public-page.tsx'
import { ReadOnlyContent } from './read-only-content.tsx'

/** What the server fills the page's template with. `data` is for the script that hydrates the page. */
export type RenderedPage = { head: string; body: string; data: string }

/** The paths of all pages that can be rendered ahead. */
export const publicPaths = publicScreens.map(({ path }) => path)

/** `path` is one of `publicPaths`. */
export async function renderPublicPage(path: string, site: Site): Promise<RenderedPage> {
  const screen = publicScreens.find((screen) => screen.path === path)
  if (!screen) throw new Error(`No public screen at ${path}`)
  const { Component, meta } = await screen.load()
  return {
    head: renderToStaticMarkup(<PageHead path={path} meta={meta} publicUrl={site.publicUrl} />),
    body: renderToString(
      <PublicPage pathname={path} site={site}>
        <ReadOnlyContent>
          <Component />
        </ReadOnlyContent>
      </PublicPage>,
    ),
    // '<' could end the script element that the data stands in.
    data: JSON.stringify({ path, site }).replaceAll('<', '\\u003c'),
  }
}
