import { createBrowserRouter } from 'react-router'

import { ApplicationErrorScreen, NotFoundScreen } from './failure-screens.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { RequireUser } from './require-user.tsx'
import { RootLayout } from './root-layout.tsx'
import { VisitorsOnly } from './visitors-only.tsx'

/** Every screen of the product; each is its own chunk, loaded when it is first visited. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: ApplicationErrorScreen,
      HydrateFallback: LoadingScreen,
      children: [
        {
          Component: RequireUser,
          children: [
            { path: 'account', Component: NotFoundScreen },
            { path: 'funnel/*', Component: NotFoundScreen },
          ],
        },
        { Component: VisitorsOnly, children: [] },
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ])
}
