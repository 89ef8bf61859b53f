import type { SenderDomain } from '@wildpath/contract'
import { type ReactNode, type RefObject, useState } from 'react'

import { ProblemLines } from '../../../entities/dns/problem-lines.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SenderAddress } from './sender-address.tsx'
import { useRemoveSenderDomain } from './sender-domain-queries.ts'
import { answersText, senderState } from './sender-domain-state.ts'
import { SenderRecords } from './sender-records.tsx'

type SenderDomainDetailsProps = {
  sender: SenderDomain
  mayChange: boolean
  /** Gets the focus once the domain is removed, when it is there. */
  focusAfter: RefObject<HTMLElement | null>
}

/** How the domain stands, what is wrong, its records, and what can be done about it. */
export function SenderDomainDetails({ sender, mayChange, focusAfter }: SenderDomainDetailsProps) {
  const { address, problems } = sender
  const { tone, title, text } = senderState(sender)
  const answers = answersText(sender)
  const blocking = problems.some(({ weight }) => weight === 'blocks')

  return (
    <div className="flex flex-col gap-6">
      <SenderAddress address={address} mayChange={mayChange} />
      <Notice tone={tone} title={title}>
        <p>{text}</p>
        {answers !== null && <p className="mt-1">{answers}</p>}
      </Notice>
      {blocking && (
        <Part title="What is in the way">
          <ProblemLines problems={problems} weight="blocks" />
        </Part>
      )}
      <Part title="DNS records">
        <SenderRecords sender={sender} />
      </Part>
      {problems.some(({ weight }) => weight === 'warns') && (
        <Part title="Works better once this is mended">
          <ProblemLines problems={problems} weight="warns" />
        </Part>
      )}
      <RemoveSenderDomain sender={sender} focusAfter={focusAfter} />
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

function RemoveSenderDomain({
  sender: { domain },
  focusAfter,
}: Omit<SenderDomainDetailsProps, 'mayChange'>) {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveSenderDomain(() => setAsking(false))

  return (
    <div className="border-t border-line pt-4">
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        <span className="text-left whitespace-normal wrap-anywhere">Remove {domain}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Stop sending from ${domain}?`}
        confirmLabel="Remove Domain"
        isBusy={remove.isPending}
        returnFocus={focusAfter}
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
