import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'

import type { Screen } from '../screen.ts'
import { redirects, screens } from '../screens.ts'
import { AdminsOnly } from './admins-only.tsx'
import { BarePage } from './bare-page.tsx'
import { keepHistoryEntryKey } from './history-entry-key.ts'
import { ApplicationErrorScreen, NotFoundScreen } from './failure-screens.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { preloadScreens } from './preload-screens.ts'
import { RequireUser } from './require-user.tsx'
import { RootLayout } from './root-layout.tsx'
import { ScreenError } from './screen-error.tsx'
import { loadScreen } from './screen-load-failure.ts'
import { VisitorsOnly } from './visitors-only.tsx'

/** Every screen of the product; each is its own chunk, loaded when it is first visited. */
export function createRouter() {
  keepHistoryEntryKey(window.history)
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: BareApplicationError,
      HydrateFallback: LoadingScreen,
      children: [{ ErrorBoundary: ScreenError, children: shellRoutes }],
    },
    {
      ErrorBoundary: BareScreenError,
      HydrateFallback: LoadingScreen,
      children: screens.filter(isBare).map(routeOf),
    },
  ])
}

/** The routes within the shell, behind the guards that their screens ask for. */
const shellRoutes: RouteObject[] = [
  ...routesFor('everybody'),
  { Component: VisitorsOnly, children: routesFor('visitor') },
  {
    Component: RequireUser,
    children: [
      ...routesFor('user'),
      {
        Component: AdminsOnly,
        children: [...routesFor('admin'), { path: '/admin/*', Component: NotFoundScreen }],
      },
      { path: '/funnel/*', Component: NotFoundScreen },
    ],
  },
  { path: '*', Component: NotFoundScreen },
]

function routesFor(access: Screen['access']): RouteObject[] {
  const shown = screens.filter((screen) => screen.access === access && !isBare(screen))
  const leading = redirects.filter((redirect) => redirect.access === access)
  return [
    ...shown.map(routeOf),
    ...leading.map(({ path, to }) => ({ path, element: <Navigate to={to} replace /> })),
  ]
}

function isBare({ frame }: Screen): boolean {
  return frame === 'bare'
}

function routeOf({ path, load, next }: Screen): RouteObject {
  return {
    path,
    lazy() {
      if (next !== undefined) preloadScreens([next])
      return loadScreen(load)
    },
  }
}

function BareApplicationError() {
  return (
    <BarePage>
      <ApplicationErrorScreen />
    </BarePage>
  )
}

function BareScreenError() {
  return (
    <BarePage>
      <ScreenError />
    </BarePage>
  )
}
