import { AdminNav } from './admin-nav.tsx'
import { SetupCard } from './setup-card.tsx'

/** What whoever runs the installation looks after. */
export function AdminPanel() {
  return (
    <div className="flex flex-col gap-6">
      <AdminNav />
      <SetupCard />
    </div>
  )
}
