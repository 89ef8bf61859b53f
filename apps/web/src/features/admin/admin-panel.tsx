import { AdminNav } from './admin-nav.tsx'
import { UserManagement } from './people/user-management.tsx'
import { SetupCard } from './setup-card.tsx'
import { StatsOverview } from './stats/stats-overview.tsx'

/** What whoever runs the installation looks after (spec 3, section 2.10). */
export function AdminPanel() {
  return (
    <div className="flex flex-col gap-8">
      <AdminNav />
      <StatsOverview />
      <UserManagement />
      <SetupCard />
    </div>
  )
}
