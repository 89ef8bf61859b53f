import { ListChecks } from 'lucide-react'

import { ButtonLink } from '../../ui/button-link.tsx'
import { SetupCard } from './setup-card.tsx'

/** What whoever runs the installation looks after. */
export function AdminPanel() {
  return (
    <div className="flex flex-col items-start gap-6">
      <ButtonLink to="/admin/jobs" variant="secondary">
        <ListChecks aria-hidden size={18} />
        Background jobs
      </ButtonLink>
      <div className="w-full">
        <SetupCard />
      </div>
    </div>
  )
}
