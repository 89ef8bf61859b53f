import type { Funnel } from '@wildpath/contract'
import { useState } from 'react'

import { useLocalDraftAutosave, useLocalDraft } from '../../../entities/funnel/use-local-draft.ts'
import type { useFunnelUpdate } from '../../../entities/funnel/use-funnel-update.ts'
import {
  type FollowUpDraft,
  followUpDraftSchema,
  isDirty,
  openDraft,
  seriesOf,
} from './follow-up-draft.ts'

type Open = { draft: FollowUpDraft; revision: number }

/**
 * One email at a time is edited, over the funnel as it was when the editor was opened. What is typed
 * outlives another tab of the screen and a reload.
 */
export function useFollowUpEditing(funnel: Funnel, update: ReturnType<typeof useFunnelUpdate>) {
  const { store, restored } = useLocalDraft(
    { funnelId: funnel.id, screen: 'follow-ups' },
    (values) => followUpDraftSchema.safeParse(values).data ?? null,
  )
  const [open, setOpen] = useState<Open | null>(
    restored && { draft: restored.values, revision: restored.revision },
  )
  const emails = funnel.generated_content.follow_up_emails
  const isChanged = open !== null && isDirty(open.draft)
  useLocalDraftAutosave({
    store,
    isDirty: isChanged,
    revision: open?.revision ?? funnel.revision,
    values: open?.draft ?? null,
  })

  function save(draft: FollowUpDraft, base: { revision: number; emails: readonly string[] }) {
    return update.save({
      change: {
        generated_content: { follow_up_emails: seriesOf(draft, [...base.emails]) },
        baseRevision: base.revision,
      },
      success: 'The email is saved.',
      fallback: 'The email could not be saved. What you typed is still here.',
      refusal: 'Unable to save changes',
      onSaved: () => setOpen(null),
    })
  }

  return {
    draft: open?.draft ?? null,
    isChanged,
    edit: (position: number) =>
      setOpen({ draft: openDraft(emails, position), revision: funnel.revision }),
    change: (draft: FollowUpDraft) => setOpen((now) => now && { ...now, draft }),
    cancel: () => setOpen(null),
    save: () => open && save(open.draft, { revision: open.revision, emails: open.draft.emails }),
    /** The other emails as they are now, with this one in its place. */
    saveOver(theirs: Funnel) {
      update.dismissConflict()
      const base = { revision: theirs.revision, emails: theirs.generated_content.follow_up_emails }
      if (open) void save(open.draft, base)
    },
    loadNewest(theirs: Funnel) {
      update.dismissConflict()
      const newest = theirs.generated_content.follow_up_emails
      setOpen(
        (now) => now && { draft: openDraft(newest, now.draft.position), revision: theirs.revision },
      )
    },
  }
}
