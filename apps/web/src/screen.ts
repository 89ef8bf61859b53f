import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router'

import type { DescribePage, PageMeta } from './entities/site/page-content.ts'

type ScreenModule = { Component: ComponentType; loader?: LoaderFunction }

export type Screen = {
  /** From the root; `:name` is one segment. */
  path: string
  /** Its code, fetched when it is first visited. */
  load: () => Promise<ScreenModule>
  /** The import alone, which the build reads the module's name from. */
  importCode: () => Promise<unknown>
  /** Whoever it is not for is sent on: to the login, or to the dashboard. */
  access: 'everybody' | 'visitor' | 'user' | 'admin'
  /** People arrive under the whole sky, work beside a still one, and edit without it. */
  sky: 'scenic' | 'margins' | 'none'
  /** A workspace takes all the room there is; a bare screen has no shell and knows no session. */
  frame?: 'workspace' | 'bare'
  /**
   * Paths of what it asks the API for at once; `:id` is that of its own path. Its document asks for them and for
   * its code, so that both are on their way before any script runs.
   */
  preloads?: readonly string[]
  /** Where it leads: that screen's code is fetched along with its own. */
  next?: string
}

/** Drawn by the server for visitors: see `publicScreens`. */
export type PublicScreen = Omit<Screen, 'load'> & {
  /** With every page that the screen stands for: one, or those of an address with a parameter. */
  load: () => Promise<ScreenModule & { pages: readonly PublicPageInfo[] }>
}

/** Drawn by the server from what it reads for each visit: see `liveScreens`. */
export type LiveScreen = Omit<Screen, 'load'> & {
  load: () => Promise<ScreenModule & { describe: DescribePage }>
}

export type PublicPageInfo = { path: string; meta: PageMeta }

type Module<Name extends string> = Record<Name, ComponentType> & { loader?: LoaderFunction }

/** A screen's component, named in its module; its `loader` gets what it cannot be shown without. */
export function code<Name extends string>(importCode: () => Promise<Module<Name>>, name: Name) {
  return {
    importCode,
    async load(): Promise<ScreenModule> {
      const { [name]: Component, loader } = await importCode()
      return loader === undefined ? { Component } : { Component, loader }
    },
  }
}

/** Its module exports `meta` beside the component, or `pages` where its path has a parameter. */
export function publicScreen<Name extends string>(
  path: string,
  importCode: () => Promise<
    Module<Name> & ({ meta: PageMeta } | { pages: readonly PublicPageInfo[] })
  >,
  name: Name,
): PublicScreen {
  return {
    path,
    importCode,
    async load() {
      const module = await importCode()
      const pages = 'pages' in module ? module.pages : [{ path, meta: module.meta }]
      return {
        Component: module[name],
        pages,
        ...(path.includes(':') && { loader: loaderOf(pages) }),
      }
    },
    access: 'everybody',
    sky: 'scenic',
  }
}

/** Its module exports `describe` beside the component, for the content that the server reads. */
export function liveScreen<Name extends string>(
  path: string,
  importCode: () => Promise<Module<Name> & { describe: DescribePage }>,
  name: Name,
): LiveScreen {
  return {
    path,
    importCode,
    async load() {
      const module = await importCode()
      return { Component: module[name], describe: module.describe }
    },
    access: 'everybody',
    sky: 'scenic',
  }
}

/** Says 'Page Not Found' where an address with a parameter stands for no page. */
function loaderOf(pages: readonly PublicPageInfo[]): LoaderFunction {
  return ({ request }) => {
    const path = new URL(request.url).pathname.replace(/\/+$/, '')
    // oxlint-disable-next-line typescript/only-throw-error -- how a loader tells the router
    if (!pages.some((page) => page.path === path)) throw new Response(null, { status: 404 })
    return null
  }
}
