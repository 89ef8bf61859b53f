import type { ComponentType } from 'react'

import type { pageMeta } from '../features/marketing/page-meta.ts'

export type PublicPath = keyof typeof pageMeta

type LoadScreen = () => Promise<ComponentType>

/**
 * The screens that visitors get as finished pages. They are drawn on the server alone, so what must
 * answer in them is native (links, details, forms); the shell around them wakes up in the browser.
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
