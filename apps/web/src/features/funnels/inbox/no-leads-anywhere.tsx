import type { FunnelSummary } from '@wildpath/contract'
import { Inbox, Link, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { copyWithToast } from '../../../ui/copy-with-toast.ts'

/** What brings the first lead: an adventure, its publishing, or its address in other hands. */
export function NoLeadsAnywhere({ funnels }: { funnels: readonly FunnelSummary[] }) {
  const shared = funnels.find(({ isPublic }) => isPublic)

  if (shared !== undefined) {
    return (
      <Empty
        text={`Share the address of ‘${shared.title}’: every form that is sent shows up here within seconds.`}
        action={
          <Button
            onClick={() =>
              void copyWithToast(shared.public_url, 'Public link copied to clipboard!')
            }
          >
            <Link aria-hidden size={18} />
            Copy Link
          </Button>
        }
      />
    )
  }
  if (funnels.length > 0) {
    return (
      <Empty
        text="Publish an adventure and share its address: every form that is sent shows up here within seconds."
        action={<ButtonLink to="/dashboard">Go to Your Adventures</ButtonLink>}
      />
    )
  }
  return (
    <Empty
      text="Create an adventure first: its page has a form, and every form that is sent shows up here."
      action={
        <ButtonLink to="/new-funnel">
          <Plus aria-hidden size={20} />
          Create Your First Adventure
        </ButtonLink>
      }
    />
  )
}

function Empty({ text, action }: { text: string; action: ReactNode }) {
  return (
    <EmptyState
      illustration={<Inbox aria-hidden size={32} className="text-lantern" />}
      title="No leads yet"
      text={text}
      action={action}
    />
  )
}
