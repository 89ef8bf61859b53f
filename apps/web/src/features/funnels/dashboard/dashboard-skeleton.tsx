import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { statsGrid } from './stats-grid.ts'

const statCards = ['adventures', 'published', 'views', 'leads', 'rate']

/** The dashboard's shape while the list is on its way. */
export function DashboardSkeleton() {
  return (
    <div aria-live="polite" className="flex flex-col gap-8">
      <span className="sr-only">Loading your adventures…</span>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-8 w-52" />
        {['first', 'second'].map((card) => (
          <Card key={card} className="flex flex-col gap-4">
            <Skeleton className="h-7 w-72 max-w-full" />
            <Skeleton className="h-4 w-48 max-w-full" />
            <div className="mt-2 flex gap-3">
              <Skeleton className="h-10 w-24" />
              <Skeleton className="h-10 w-32" />
            </div>
          </Card>
        ))}
      </div>
      <div className={statsGrid}>
        {statCards.map((card) => (
          <Card key={card} className="flex h-28 flex-col justify-between">
            <Skeleton className="h-4 w-24 max-w-full" />
            <Skeleton className="h-8 w-14" />
          </Card>
        ))}
      </div>
    </div>
  )
}
