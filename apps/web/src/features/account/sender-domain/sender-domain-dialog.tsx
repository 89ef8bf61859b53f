import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'

import { NeedHelp } from '../../../entities/dns/need-help.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SenderDomainDetails } from './sender-domain-details.tsx'
import { SenderDomainForm } from './sender-domain-form.tsx'
import { senderDomainQuery } from './sender-domain-queries.ts'
import { isAwaited, refreshPauseMs } from './sender-domain-state.ts'

type SenderDomainDialogProps = { isOpen: boolean; mayChange: boolean; onClose: () => void }

/** The domain that follow-ups come from: its address, its records and how they stand. */
export function SenderDomainDialog({ isOpen, mayChange, onClose }: SenderDomainDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const loading = useRef<HTMLDivElement>(null)
  const { isPending } = useQuery({ ...senderDomainQuery, enabled: isOpen })

  return (
    <Dialog
      isOpen={isOpen}
      // What takes its place when it is gone takes the focus over.
      firstFocus={isPending ? loading : field}
      onClose={onClose}
      size="lg"
      title="Send From Your Own Domain"
      description="Follow-ups to your leads come from your own address instead of ours."
    >
      <Content mayChange={mayChange} field={field} loading={loading} onClose={onClose} />
    </Dialog>
  )
}

type ContentProps = Omit<SenderDomainDialogProps, 'isOpen'> & {
  field: RefObject<HTMLInputElement | null>
  loading: RefObject<HTMLDivElement | null>
}

function Content({ mayChange, field, loading, onClose }: ContentProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...senderDomainQuery,
    refetchInterval: ({ state }) => refreshPauseMs(state.data?.senderDomain),
  })
  if (data === undefined) {
    return error === null ? (
      <div ref={loading} tabIndex={-1} className="outline-none">
        <p className="sr-only">Loading your domain…</p>
        <Skeleton className="h-40 w-full" />
      </div>
    ) : (
      <LoadFailure
        title="Your domain could not be loaded"
        failure={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const { senderDomain } = data
  if (senderDomain !== null) {
    return (
      <div className="flex flex-col gap-6">
        <SenderDomainDetails sender={senderDomain} mayChange={mayChange} focusAfter={field} />
        <NeedHelp isWaiting={mayChange && isAwaited(senderDomain)} onLeave={onClose} />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-quiet">
        You set three records where your domain is managed, and press a button here. Until they are
        found, and should they ever break, your emails go out from our address: nothing is lost.
      </p>
      <SenderDomainForm address="" field={field} onSet={() => {}} />
      <NeedHelp isWaiting={false} onLeave={onClose} />
    </div>
  )
}
