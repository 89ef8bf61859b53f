import { customDomains, errorTable } from '@wildpath/contract'
import type { SubmitEvent } from 'react'

import { requestUpgrade } from '../../../entities/plan/upgrade-request.ts'
import { useSite } from '../../../entities/site/site.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { readEntry, typingNote } from './domain-entry.ts'
import { useDomainEntry } from './use-domain-entry.ts'

// Nobody is told what is wrong in the middle of a word.
const noteAfterMs = 800

type CustomDomainFormProps = { funnelId: string; isEntitled: boolean }

export function CustomDomainForm({ funnelId, isEntitled }: CustomDomainFormProps) {
  const { productDomain } = useSite()
  const entry = useDomainEntry(funnelId)
  const settled = useDebounced(entry.typed, noteAfterMs)
  const note = settled === entry.typed ? typingNote(entry.typed, productDomain) : undefined

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = readEntry(entry.typed, productDomain)
    if (isEntitled) entry.submit(read)
    else requestUpgrade({ feature: customDomains, note: refusalOf(read) })
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <fieldset disabled={!isEntitled} className="flex min-w-0 items-start gap-2 max-sm:flex-col">
        <div className="min-w-0 flex-1 max-sm:w-full">
          <TextField
            label="Custom domain"
            hint="One that you own, with or without www. A website that is there now makes way for this page; to keep it, use a part such as trips.example.com"
            error={entry.refusal ?? note}
            value={entry.typed}
            placeholder="www.example.com"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => entry.type(event.target.value)}
          />
        </div>
        <Button type="submit" isBusy={entry.isAdding} className="shrink-0 max-sm:w-full sm:mt-6.5">
          Add Domain
        </Button>
      </fieldset>
    </form>
  )
}

/** What the server would say to a plan without domains. */
function refusalOf(read: ReturnType<typeof readEntry>): string {
  const isSubdomain = read.kind === 'right' && read.isSubdomain
  return errorTable[isSubdomain ? 'subdomain-needs-plan' : 'domain-needs-plan'].message
}
