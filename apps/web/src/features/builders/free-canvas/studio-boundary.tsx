import { Component, type ReactNode } from 'react'

type StudioBoundaryProps = { fallback: ReactNode; children: ReactNode }

/** A studio that cannot begin must not take the builder with it. */
export class StudioBoundary extends Component<StudioBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
