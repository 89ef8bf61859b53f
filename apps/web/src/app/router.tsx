import type { ComponentType } from 'react'
import { createBrowserRouter, type LoaderFunction, Navigate, type RouteObject } from 'react-router'

import { AdminsOnly } from './admins-only.tsx'
import { BarePage } from './bare-page.tsx'
import { keepEntryKey } from './entry-key.ts'
import { ApplicationErrorScreen, NotFoundScreen } from './failure-screens.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { RequireUser } from './require-user.tsx'
import { RootLayout } from './root-layout.tsx'
import { ScreenError } from './screen-error.tsx'
import { loadScreen } from './screen-load-failure.ts'
import { VisitorsOnly } from './visitors-only.tsx'

/** Every screen of the product; each is its own chunk, loaded when it is first visited. */
export function createRouter() {
  keepEntryKey(window.history)
  return createBrowserRouter([
    {
      Component: RootLayout,
      ErrorBoundary: BareApplicationError,
      HydrateFallback: LoadingScreen,
      children: [{ ErrorBoundary: ScreenError, children: screens }],
    },
    {
      ErrorBoundary: BareScreenError,
      HydrateFallback: LoadingScreen,
      children: bareScreens,
    },
  ])
}

export const screens: RouteObject[] = [
  {
    index: true,
    ...screen(() => import('../features/marketing/home-for-people.tsx'), 'HomeForPeople'),
  },
  {
    path: 'pricing',
    ...screen(() => import('../features/marketing/pricing-for-people.tsx'), 'PricingForPeople'),
  },
  {
    path: 'templates',
    ...screen(() => import('../features/marketing/templates-screen.tsx'), 'TemplatesScreen'),
  },
  {
    path: 'integrations',
    ...screen(() => import('../features/marketing/integrations-screen.tsx'), 'IntegrationsScreen'),
  },
  {
    path: 'about',
    ...screen(() => import('../features/marketing/about-screen.tsx'), 'AboutScreen'),
  },
  {
    path: 'menu',
    ...screen(() => import('../features/marketing/menu-screen.tsx'), 'MenuScreen'),
  },
  {
    path: 'terms',
    ...screen(() => import('../features/marketing/terms-screen.tsx'), 'TermsScreen'),
  },
  {
    path: 'privacy',
    ...screen(() => import('../features/marketing/privacy-screen.tsx'), 'PrivacyScreen'),
  },
  {
    path: 'support',
    ...screen(() => import('../features/marketing/support-screen.tsx'), 'SupportScreen'),
  },
  {
    path: 'outbox',
    ...screen(() => import('../features/outbox/outbox-screen.tsx'), 'OutboxScreen'),
  },
  {
    path: 'auth/reset-password',
    ...screen(() => import('../features/auth/reset-password-screen.tsx'), 'ResetPasswordScreen'),
  },
  {
    path: 'auth/forgot-password',
    ...screen(() => import('../features/auth/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  },
  {
    path: 'auth/verify-email',
    ...screen(() => import('../features/auth/verify-email-screen.tsx'), 'VerifyEmailScreen'),
  },
  {
    path: 'checkout',
    ...screen(() => import('../features/billing/checkout/checkout-screen.tsx'), 'CheckoutScreen'),
  },
  {
    Component: VisitorsOnly,
    children: [
      {
        path: 'auth/login',
        ...screen(() => import('../features/auth/account-screen.tsx'), 'AccountScreen'),
      },
      {
        path: 'auth/signup',
        ...screen(() => import('../features/auth/account-screen.tsx'), 'AccountScreen'),
      },
    ],
  },
  {
    Component: RequireUser,
    children: [
      {
        path: 'new-funnel',
        ...screen(
          () => import('../features/funnel-setup/new-funnel-screen.tsx'),
          'NewFunnelScreen',
        ),
      },
      {
        Component: AdminsOnly,
        children: [
          { path: 'admin', Component: ToAdminPanel },
          {
            path: 'admin/jobs',
            ...screen(() => import('../features/admin/jobs-screen.tsx'), 'JobsScreen'),
          },
          { path: 'admin/*', Component: NotFoundScreen },
        ],
      },
      { path: 'account', ...screen(() => import('./my-account-screen.tsx'), 'MyAccountScreen') },
      {
        path: 'checkout/complete',
        ...screen(() => {
          preloadDashboard()
          return import('../features/billing/checkout/complete-screen.tsx')
        }, 'CompleteScreen'),
      },
      {
        path: 'dashboard',
        ...screen(
          () => import('../features/funnels/dashboard/dashboard-screen.tsx'),
          'DashboardScreen',
        ),
      },
      {
        path: 'leads',
        ...screen(() => import('../features/funnels/inbox/inbox-screen.tsx'), 'InboxScreen'),
      },
      {
        path: 'funnel/:id',
        ...screen(() => import('../features/funnels/detail/funnel-screen.tsx'), 'FunnelScreen'),
      },
      {
        path: 'funnel/:id/preview',
        ...screen(() => import('../features/funnels/detail/preview-screen.tsx'), 'PreviewScreen'),
      },
      {
        path: 'funnel/:id/edit',
        ...screen(
          () => import('../features/funnel-setup/edit/edit-funnel-screen.tsx'),
          'EditFunnelScreen',
        ),
      },
      {
        path: 'funnel/:id/edit-landing-page',
        ...screen(() => import('./landing-editor-screen.tsx'), 'LandingEditorScreen'),
      },
      {
        path: 'funnel/:id/builder',
        ...screen(
          () => import('../features/builders/section-builder/section-builder-screen.tsx'),
          'SectionBuilderScreen',
        ),
      },
      {
        path: 'funnel/:id/page-builder',
        ...screen(
          () => import('../features/builders/page-builder/page-builder-screen.tsx'),
          'PageBuilderScreen',
        ),
      },
      {
        path: 'funnel/:id/visual-editor',
        ...screen(
          () => import('../features/builders/visual-editor/visual-editor-screen.tsx'),
          'VisualEditorScreen',
        ),
      },
      { path: 'funnel/*', Component: NotFoundScreen },
    ],
  },
  ...developmentScreens(),
  { path: '*', Component: NotFoundScreen },
]

/** Screens without the shell, which neither wait for the session nor know it. */
export const bareScreens: RouteObject[] = [
  {
    path: 'preview',
    ...screen(() => import('../features/preview/preview-screen.tsx'), 'PreviewScreen'),
  },
]

/** The build for production leaves the condition, and with it the screen, out. */
function developmentScreens(): RouteObject[] {
  if (!import.meta.env.DEV) return []
  return [
    {
      path: 'gallery',
      ...screen(() => import('../features/gallery/gallery-screen.tsx'), 'GalleryScreen'),
    },
  ]
}

type ScreenModule<Name extends string> = Record<Name, ComponentType> & { loader?: LoaderFunction }

/**
 * A route's screen, named in the module that is loaded when the route is first visited. Its `loader` gets
 * what the screen cannot be shown without.
 */
function screen<Name extends string>(
  load: () => Promise<ScreenModule<Name>>,
  name: Name,
): Pick<RouteObject, 'lazy'> {
  return {
    async lazy() {
      const { [name]: Component, loader } = await loadScreen(load)
      return loader === undefined ? { Component } : { Component, loader }
    },
  }
}

/** Where the screen that waits for a payment leads: when its time is up, nothing is left to be fetched. */
function preloadDashboard(): void {
  void import('../features/funnels/dashboard/dashboard-screen.tsx').catch(() => {})
}

function ToAdminPanel() {
  return <Navigate to="/admin/jobs" replace />
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
