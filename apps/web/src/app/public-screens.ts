import type { ComponentType } from 'react'

import type { pageMeta } from '../features/marketing/page-meta.ts'

export type PublicPath = keyof typeof pageMeta

type LoadScreen = () => Promise<ComponentType>

/**
 * The screens that visitors get as finished pages: rendered on the server, alive after a small script,
 * without the app around them. They may use React, plain data of the contract and `ui` parts that need
 * neither router nor cache.
 */
export const publicScreens: Record<PublicPath, LoadScreen> = {
  '/': async () => (await import('../features/marketing/home-screen.tsx')).HomeScreen,
  '/pricing': async () => (await import('../features/marketing/pricing-screen.tsx')).PricingScreen,
  '/templates': async () =>
    (await import('../features/marketing/templates-screen.tsx')).TemplatesScreen,
  '/integrations': async () =>
    (await import('../features/marketing/integrations-screen.tsx')).IntegrationsScreen,
  '/about': async () => (await import('../features/marketing/about-screen.tsx')).AboutScreen,
  '/menu': async () => (await import('../features/marketing/menu-screen.tsx')).MenuScreen,
  '/terms': async () => (await import('../features/marketing/terms-screen.tsx')).TermsScreen,
  '/privacy': async () => (await import('../features/marketing/privacy-screen.tsx')).PrivacyScreen,
  '/support': async () => (await import('../features/marketing/support-screen.tsx')).SupportScreen,
}
