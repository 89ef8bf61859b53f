import { useState } from 'react'

import { isPlanRefusal } from '../../../entities/plan/plan-refusal.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import type { ReadEntry } from './domain-entry.ts'
import { useAddDomain } from './use-domain-changes.ts'

/** A field for a domain: what is typed, why it was refused, and adding it. What was typed stays after a failure. */
export function useDomainEntry(funnelId: string, initial = '') {
  const [typed, setTyped] = useState(initial)
  const [refusal, setRefusal] = useState<string | undefined>()
  const addition = useAddDomain(funnelId)

  function type(text: string) {
    setTyped(text)
    setRefusal(undefined)
  }

  function submit(read: ReadEntry) {
    if (addition.isPending || read.kind === 'empty') return
    if (read.kind === 'wrong') return setRefusal(read.text)
    addition.mutate(read.domain, {
      onError: (failure) => {
        if (isPlanRefusal(failure)) return
        setRefusal(failureMessage(failure, 'The server could not answer just now.'))
      },
    })
  }

  return { typed, refusal, isAdding: addition.isPending, type, submit }
}
