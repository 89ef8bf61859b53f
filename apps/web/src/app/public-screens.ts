import type { ComponentType } from 'react'

import type { pageMeta } from '../features/marketing/page-meta.ts'

export type PublicPath = keyof typeof pageMeta

/** The module and the name of a screen. */
type PublicScreen = { module: string; load: () => Promise<ComponentType> }

/**
 * The screens that visitors get as finished pages: rendered on the server, alive after a small script,
 * without the app around them. They may use React, plain data of the contract and `ui` parts that need
 * neither router nor cache. `module` is the file whose code the page preloads.
 */
export const publicScreens: Record<PublicPath, PublicScreen> = {
  '/': {
    module: 'src/features/marketing/home-screen.tsx',
    load: async () => (await import('../features/marketing/home-screen.tsx')).HomeScreen,
  },
  '/pricing': {
    module: 'src/features/marketing/pricing-screen.tsx',
    load: async () => (await import('../features/marketing/pricing-screen.tsx')).PricingScreen,
  },
  '/templates': {
    module: 'src/features/marketing/templates-screen.tsx',
    load: async () => (await import('../features/marketing/templates-screen.tsx')).TemplatesScreen,
  },
  '/integrations': {
    module: 'src/features/marketing/integrations-screen.tsx',
    load: async () =>
      (await import('../features/marketing/integrations-screen.tsx')).IntegrationsScreen,
  },
  '/about': {
    module: 'src/features/marketing/about-screen.tsx',
    load: async () => (await import('../features/marketing/about-screen.tsx')).AboutScreen,
  },
  '/menu': {
    module: 'src/features/marketing/menu-screen.tsx',
    load: async () => (await import('../features/marketing/menu-screen.tsx')).MenuScreen,
  },
  '/terms': {
    module: 'src/features/marketing/terms-screen.tsx',
    load: async () => (await import('../features/marketing/terms-screen.tsx')).TermsScreen,
  },
  '/privacy': {
    module: 'src/features/marketing/privacy-screen.tsx',
    load: async () => (await import('../features/marketing/privacy-screen.tsx')).PrivacyScreen,
  },
  '/support': {
    module: 'src/features/marketing/support-screen.tsx',
    load: async () => (await import('../features/marketing/support-screen.tsx')).SupportScreen,
  },
}
