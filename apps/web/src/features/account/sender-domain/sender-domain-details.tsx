import type { SenderDomain } from '@wildpath/contract'
import { type ReactNode, useState } from 'react'

import { ProblemLines } from '../../../entities/dns/problem-lines.tsx'
import { RecordTable } from '../../../entities/dns/record-table.tsx'
import { formatDateTime } from '../../../lib/format-date.ts'
import { relativeTime } from '../../../lib/relative-time.ts'
import { useNow } from '../../../lib/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SenderDomainForm } from './sender-domain-form.tsx'
import { useCheckSenderDomain, useRemoveSenderDomain } from './sender-domain-queries.ts'
import { senderState } from './sender-domain-state.ts'

type SenderDomainDetailsProps = { sender: SenderDomain; mayChange: boolean }

/** How the domain stands, what is wrong, its records, and what can be done about it. */
export function SenderDomainDetails({ sender, mayChange }: SenderDomainDetailsProps) {
  const [isEditing, setEditing] = useState(false)
  const { address, problems, records, lastChecked } = sender
  const { tone, title, text } = senderState(sender)
  const now = useNow()
  const check = useCheckSenderDomain()
  const blocking = problems.some(({ weight }) => weight === 'blocks')

  return (
    <div className="flex flex-col gap-6">
      {isEditing ? (
        <SenderDomainForm
          address={address}
          onSet={() => setEditing(false)}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 text-lead font-semibold wrap-anywhere">{address}</p>
          {mayChange && (
            <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
              Change Address
            </Button>
          )}
        </div>
      )}
      <Notice tone={tone} title={title}>
        <p>{text}</p>
      </Notice>
      {blocking && (
        <Part title="What is in the way">
          <ProblemLines problems={problems} weight="blocks" />
        </Part>
      )}
      <Part title="DNS records">
        <RecordTable records={records} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button isBusy={check.isPending} onClick={() => check.mutate()}>
            Check Now
          </Button>
          {lastChecked !== null && (
            <p className="text-note text-quiet">
              Last checked{' '}
              <time dateTime={lastChecked} title={formatDateTime(lastChecked)}>
                {relativeTime(lastChecked, now)}
              </time>
              .
            </p>
          )}
        </div>
      </Part>
      {problems.some(({ weight }) => weight === 'warns') && (
        <Part title="Works better once this is mended">
          <ProblemLines problems={problems} weight="warns" />
        </Part>
      )}
      <RemoveSenderDomain sender={sender} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-sans text-body font-semibold tracking-normal">{title}</h3>
      {children}
    </section>
  )
}

function RemoveSenderDomain({ sender: { domain } }: { sender: SenderDomain }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveSenderDomain(() => setAsking(false))

  return (
    <div className="border-t border-line pt-4">
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Remove {domain}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Stop sending from ${domain}?`}
        confirmLabel="Remove Domain"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>
          Your follow-ups come from our address again at once. The key is deleted: if you come back,
          there is a new record to set. You can delete the old one at your registrar.
        </p>
      </ConfirmDialog>
    </div>
  )
}
