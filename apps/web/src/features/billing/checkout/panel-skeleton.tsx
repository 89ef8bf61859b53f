import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The shape of an order that is being prepared. */
export function PanelSkeleton() {
  return (
    <Card aria-live="polite" className="flex flex-col gap-4">
      <span className="sr-only">Preparing the checkout…</span>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
      <Skeleton className="h-5" />
      <Skeleton className="h-5" />
      <Skeleton className="h-11" />
    </Card>
  )
}
