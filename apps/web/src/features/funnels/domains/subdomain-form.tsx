import { customDomains, errorTable } from '@wildpath/contract'
import type { SubmitEvent } from 'react'

import { requestUpgrade } from '../../../entities/plan/upgrade-request.ts'
import { useSite } from '../../../entities/site/site.ts'
import { Button } from '../../../ui/button.tsx'
import { controlClass, Field } from '../../../ui/field.tsx'
import { readLabel } from './domain-entry.ts'
import { useDomainEntry } from './use-domain-entry.ts'

type SubdomainFormProps = { funnelId: string; suggestedLabel: string; isEntitled: boolean }

/** A name below the product's own domain: there is nothing to set anywhere. */
export function SubdomainForm({ funnelId, suggestedLabel, isEntitled }: SubdomainFormProps) {
  const { productDomain } = useSite()
  const entry = useDomainEntry(funnelId, suggestedLabel)
  const refusal = errorTable['subdomain-needs-plan'].message

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isEntitled) entry.submit(readLabel(entry.typed, productDomain))
    else requestUpgrade({ feature: customDomains, note: refusal })
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <fieldset disabled={!isEntitled} className="flex min-w-0 items-start gap-2 max-sm:flex-col">
        <div className="min-w-0 flex-1 max-sm:w-full">
          <Field
            label="Quick subdomain setup"
            hint={isEntitled ? 'Works at once, without any DNS settings' : refusal}
            error={entry.refusal}
          >
            {(control) => (
              <div className="flex items-center gap-2">
                <input
                  type="text"
                  {...control}
                  value={entry.typed}
                  autoCapitalize="none"
                  autoComplete="off"
                  autoCorrect="off"
                  spellCheck={false}
                  onChange={(event) => entry.type(event.target.value)}
                  className={controlClass}
                />
                <span className="max-w-1/2 shrink-0 wrap-anywhere text-quiet">
                  .{productDomain}
                </span>
              </div>
            )}
          </Field>
        </div>
        <Button
          type="submit"
          variant="secondary"
          isBusy={entry.isAdding}
          className="shrink-0 max-sm:w-full sm:mt-6.5"
        >
          Add Subdomain
        </Button>
      </fieldset>
    </form>
  )
}
