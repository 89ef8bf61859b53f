import type { ComponentType } from 'react'

/** The module and the name of a screen. */
type PublicScreen = { module: string; load: () => Promise<ComponentType> }

/**
 * The screens that visitors get as finished pages: rendered on the server, alive after a small script,
 * without the app around them. They may use React, plain data of the contract and `ui` parts that need
 * neither router nor cache. `module` is the file whose code the page preloads.
 */
export const publicScreens: Record<string, PublicScreen> = {
  '/': {
    module: 'home-screen',
    load: async () => (await import('../features/marketing/home-screen.tsx')).HomeScreen,
  },
  '/menu': {
    module: 'menu-screen',
    load: async () => (await import('../features/marketing/menu-screen.tsx')).MenuScreen,
  },
  '/terms': {
    module: 'terms-screen',
    load: async () => (await import('../features/marketing/terms-screen.tsx')).TermsScreen,
  },
  '/privacy': {
    module: 'privacy-screen',
    load: async () => (await import('../features/marketing/privacy-screen.tsx')).PrivacyScreen,
  },
  '/support': {
    module: 'support-screen',
    load: async () => (await import('../features/marketing/support-screen.tsx')).SupportScreen,
  },
}
