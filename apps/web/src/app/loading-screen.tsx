import { LogoMark } from '../ui/logo-mark.tsx'

/** What stands there while nobody knows yet who is visiting. */
export function LoadingScreen() {
  return (
    <div aria-live="polite" className="flex min-h-dvh items-center justify-center">
      <LogoMark className="size-14 animate-shimmer" />
      <span className="sr-only">Loading</span>
    </div>
  )
}
