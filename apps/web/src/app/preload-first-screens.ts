/**
 * Fetches what a person sees first after signing in, while they still type. It makes that step quick,
 * and it lets demo mode open when the network is gone by then. A miss costs nothing: the router asks
 * again.
 */
export function preloadFirstScreens(): void {
  const screens = [
    import('../features/funnels/dashboard/dashboard-screen.tsx'),
    import('../features/funnels/detail/funnel-screen.tsx'),
    import('../features/funnel-setup/new-funnel-screen.tsx'),
  ]
  void Promise.allSettled(screens)
}
