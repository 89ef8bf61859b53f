import { clsx } from 'clsx'

/** A block in the shape of what is coming; size it with classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden className={clsx('animate-shimmer rounded-control bg-raised', className)} />
  )
}
