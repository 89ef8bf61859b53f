import { Skeleton } from '../../../ui/skeleton.tsx'

export function InboxSkeleton() {
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      <span className="sr-only">Loading leads…</span>
      {['first', 'second', 'third'].map((entry) => (
        <Skeleton key={entry} className="h-24" />
      ))}
    </div>
  )
}
