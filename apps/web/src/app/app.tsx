import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'

import { funnelQuery } from '../lib/funnel-queries.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { changeUser, sessionQuery } from '../lib/session.ts'
import { Toasts } from '../ui/toasts.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { createRouter } from './router.tsx'

export function App() {
  const [queryClient] = useState(() => {
    const client = createQueryClient({ onSessionExpired: () => changeUser(client, null) })
    askAhead(client, window.location.pathname)
    return client
  })
  const [router] = useState(createRouter)

  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}

/** What the first screen will ask for, asked while its code is on the way. */
function askAhead(client: QueryClient, path: string): void {
  // The preview knows nobody and asks for nothing.
  if (path.startsWith('/preview')) return
  void client.prefetchQuery(sessionQuery)
  const [, funnelId] =
    /^\/funnel\/([^/]+)\/(?:builder|page-builder|visual-editor)$/.exec(path) ?? []
  if (funnelId !== undefined) void client.prefetchQuery(funnelQuery(funnelId))
}
