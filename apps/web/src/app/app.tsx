import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router/dom'

import { createQueryClient } from '../lib/query-client.ts'
import { changeUser } from '../lib/session.ts'
import { Toasts } from '../ui/toasts.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { createRouter } from './router.tsx'

export function App() {
  const [queryClient] = useState(() => {
    const client = createQueryClient({ onSessionExpired: () => changeUser(client, null) })
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
