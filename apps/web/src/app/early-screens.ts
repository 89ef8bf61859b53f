import { api } from '@wildpath/contract'

type EarlyScreen = {
  /** The screen's module, from the folder `src`. */
  module: string
  /** Paths of what it asks the API for at once; `:id` is that of the screen's own path. */
  answers: readonly string[]
}

const ofFunnel = [api.getSession.path, api.getFunnel.path]

/**
 * Screens by path whose code and first answers the document itself asks for, so that they are on their way
 * before any script runs. Tests hold them to the router.
 */
export const earlyScreens: Readonly<Record<string, EarlyScreen>> = {
  '/dashboard': {
    module: 'features/funnels/dashboard/dashboard-screen.tsx',
    answers: [api.getSession.path, api.listFunnels.path],
  },
  '/funnel/:id': { module: 'features/funnels/detail/funnel-screen.tsx', answers: ofFunnel },
  '/funnel/:id/edit': {
    module: 'features/funnel-setup/edit/edit-funnel-screen.tsx',
    answers: ofFunnel,
  },
  '/funnel/:id/edit-landing-page': {
    module: 'app/landing-editor-screen.tsx',
    answers: ofFunnel,
  },
  '/funnel/:id/builder': {
    module: 'features/builders/section-builder/section-builder-screen.tsx',
    answers: ofFunnel,
  },
  '/funnel/:id/page-builder': {
    module: 'features/builders/page-builder/page-builder-screen.tsx',
    answers: ofFunnel,
  },
  '/funnel/:id/visual-editor': {
    module: 'features/builders/visual-editor/visual-editor-screen.tsx',
    answers: ofFunnel,
  },
}
