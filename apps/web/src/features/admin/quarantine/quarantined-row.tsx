import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, type QuarantinedLead } from '@wildpath/contract'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { formatDateTime } from '../../../lib/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { notifySuccess } from '../../../ui/notify.ts'
import { ReasonDialog } from '../reason-dialog.tsx'

type QuarantinedRowProps = { lead: QuarantinedLead }
type Act = 'read' | 'free' | 'delete'

const why = {
  honeypot: 'Filled in the trap',
  rate: 'Flood of one network',
} as const

/** Whatever is done with it asks for a reason first. */
export function QuarantinedRow({ lead }: QuarantinedRowProps) {
  const [act, setAct] = useState<Act | null>(null)
  const queryClient = useQueryClient()
  const reading = useMutation({
    mutationFn: (reason: string) =>
      callApi(api.readQuarantined, { params: { id: lead.id }, body: { reason } }),
    onSuccess: () => setAct(null),
  })
  const settling = useMutation({
    mutationFn: (body: { act: 'free' | 'delete'; reason: string }) =>
      callApi(api.settleQuarantined, { params: { id: lead.id }, body }),
    onSuccess(_, body) {
      setAct(null)
      notifySuccess(body.act === 'free' ? 'Freed: the owner has the lead now' : 'Deleted')
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'quarantine'] }),
  })
  const running = act === 'read' ? reading : settling

  function handleReason(reason: string) {
    if (act === 'read') reading.mutate(reason)
    else if (act !== null) settling.mutate({ act, reason })
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-semibold wrap-anywhere">{lead.funnel_title}</strong>
          <Badge tone="lantern">{why[lead.reason]}</Badge>
          {lead.submissions > 1 && (
            <span className="text-note text-quiet">sent {lead.submissions} times</span>
          )}
        </p>
        <p className="wrap-anywhere">{lead.excerpt || 'No answer in words'}</p>
        <p className="text-note wrap-anywhere text-quiet">
          {lead.owner_email} · {formatDateTime(lead.created_at)}
        </p>
        {reading.data && (
          <dl className="mt-2 flex flex-col gap-1 rounded-control bg-raised p-3 text-note">
            {reading.data.values.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-quiet">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!reading.data && (
          <Button size="small" variant="quiet" onClick={() => setAct('read')}>
            Read all answers
          </Button>
        )}
        <Button size="small" variant="secondary" onClick={() => setAct('free')}>
          Not spam
        </Button>
        <Button size="small" variant="danger" onClick={() => setAct('delete')}>
          Delete
        </Button>
      </div>
      <ReasonDialog
        isOpen={act !== null}
        {...dialogs[act ?? 'read']}
        isBusy={running.isPending}
        failure={running.error}
        onSubmit={handleReason}
        onClose={() => {
          running.reset()
          setAct(null)
        }}
      />
    </li>
  )
}

const dialogs = {
  read: {
    title: 'Read all answers?',
    description:
      'They are somebody’s own words to the owner. The audit log keeps that you read them.',
    submitLabel: 'Read',
  },
  free: {
    title: 'Hand it to the owner?',
    description:
      'It counts as a lead from now on: the owner is told, and the follow-ups begin as for any other.',
    submitLabel: 'Not spam',
  },
  delete: {
    title: 'Delete it for good?',
    description: 'The answers are gone, for the owner, too. This cannot be undone.',
    submitLabel: 'Delete',
  },
} as const
