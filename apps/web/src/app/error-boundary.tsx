import { Component, type ErrorInfo, type ReactNode } from 'react'

import { BarePage } from './bare-page.tsx'
import { ApplicationErrorScreen } from './failure-screens.tsx'

/** The last net: whatever breaks outside the router shows a screen instead of nothing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('The application failed to render', error, info.componentStack)
  }

  override render() {
    return this.state.hasFailed ? (
      <BarePage>
        <ApplicationErrorScreen />
      </BarePage>
    ) : (
      this.props.children
    )
  }
}
