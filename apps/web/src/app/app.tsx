import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'

import { lazyComponent } from '../ui/lazy-component.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { startApp } from './start-app.ts'

const Toasts = lazyComponent(async () => (await import('../ui/toasts.tsx')).Toasts, {
  isDeferred: true,
})

type AppProps = Omit<ReturnType<typeof startApp>, 'isReady'>

export function App({ queryClient, router }: AppProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
