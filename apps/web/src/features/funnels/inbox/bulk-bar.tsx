import { leadStatuses, type LeadStatus } from '@wildpath/contract'
import { ChevronDown, ShieldAlert, ShieldCheck, Tag, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { formatCount } from '../funnel-stats.ts'
import type { LeadAction } from './optimistic-leads.ts'
import { statusNames } from './inbox-text.ts'

type BulkBarProps = {
  count: number
  isHeldBack: boolean
  isBusy: boolean
  onAction: (action: LeadAction) => void
  onClear: () => void
}

/** What can be done with the chosen leads; stays in sight while the list scrolls. */
export function BulkBar({ count, isHeldBack, isBusy, onAction, onClear }: BulkBarProps) {
  const setStatus = (status: LeadStatus) => onAction({ kind: 'set-status', status })

  return (
    <section
      data-action-bar
      aria-label="Chosen leads"
      className="sticky bottom-[calc(var(--foot)+1rem)] z-20 flex flex-wrap items-center gap-1.5 rounded-card border border-lantern bg-surface px-3 py-2.5 shadow-mid sm:gap-2 sm:px-4"
    >
      <p aria-live="polite" className="mr-auto text-note font-semibold">
        {formatCount(count)} selected
      </p>
      {!isHeldBack && (
        <Menu
          trigger={
            <Button size="small" variant="secondary" disabled={isBusy}>
              <Tag aria-hidden size={16} />
              <Label>Set status</Label>
              <ChevronDown aria-hidden size={16} />
            </Button>
          }
        >
          {leadStatuses.map((status) => (
            <MenuItem key={status} onSelect={() => setStatus(status)}>
              {statusNames[status]}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Button
        size="small"
        variant="secondary"
        disabled={isBusy}
        onClick={() => onAction({ kind: isHeldBack ? 'not-spam' : 'spam' })}
      >
        {isHeldBack ? <ShieldCheck aria-hidden size={16} /> : <ShieldAlert aria-hidden size={16} />}
        <Label>{isHeldBack ? 'Not spam' : 'Spam'}</Label>
      </Button>
      <Button
        size="small"
        variant="danger"
        disabled={isBusy}
        onClick={() => onAction({ kind: 'delete' })}
      >
        <Trash2 aria-hidden size={16} />
        <Label>Delete</Label>
      </Button>
      <IconButton label="Clear the selection" onClick={onClear}>
        <X aria-hidden size={18} />
      </IconButton>
    </section>
  )
}

/** Only read aloud on phones, where the icons alone fit one line. */
function Label({ children }: { children: ReactNode }) {
  return <span className="max-sm:sr-only">{children}</span>
}
