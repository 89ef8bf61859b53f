import type { Funnel } from '@wildpath/contract'

import { Inbox } from '../inbox/inbox.tsx'
import { NoLeads } from './no-leads.tsx'

type LeadsTabProps = { funnel: Funnel; onPublish: () => void; onCopyLink: () => void }

/** The inbox of this adventure alone. */
export function LeadsTab({ funnel, ...on }: LeadsTabProps) {
  return (
    <>
      <h2 className="sr-only">Leads</h2>
      <Inbox
        funnelId={funnel.id}
        funnels={[funnel]}
        noLeads={<NoLeads isPublic={funnel.isPublic} {...on} />}
      />
    </>
  )
}
