import type { MeasuringSettings } from '@wildpath/contract'
import { TriangleAlert } from 'lucide-react'

import { formatDate } from '../../../lib/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { MetaTokenForm } from './meta-token-form.tsx'

type ServerEventsProps = { server: MeasuringSettings['server'] }

/** Leads that our server tells Meta of, beside the visitor's browser. */
export function ServerEvents({ server }: ServerEventsProps) {
  const { mode, token } = server
  const isDemo = mode === 'sandbox' || token.state === 'none'

  return (
    <section aria-labelledby="server-events-title" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="server-events-title" className="font-sans text-body font-semibold tracking-normal">
          Leads from Our Server to Meta
        </h3>
        {isDemo && <Badge tone="lantern">Demo</Badge>}
      </div>
      <p className="mt-1 max-w-prose text-note text-quiet">
        Browsers that block pixels tell Meta nothing. With an access token of the Conversions API,
        our server tells Meta of each lead whose visitor accepted, and it still counts once. Email
        address and phone number leave as hashes only, and your visitors are told so before they
        accept.
      </p>
      {mode === 'sandbox' ? (
        <p className="mt-3 max-w-prose text-note text-quiet">
          This installation sends nothing to Meta. What would be sent is kept and shown below.
        </p>
      ) : (
        token.state === 'none' && (
          <p className="mt-3 max-w-prose text-note text-quiet">
            There is no token yet, so nothing is sent. What would be sent is kept and shown below.
          </p>
        )
      )}
      {token.state === 'refused' && (
        <div className="mt-4">
          <Notice
            tone="clay"
            icon={<TriangleAlert aria-hidden size={20} className="shrink-0 text-clay" />}
            title={`Meta refuses the token since ${formatDate(token.since)}`}
          >
            Make a new one in Events Manager and save it here. Leads of the last seven days are told
            then.
          </Notice>
        </div>
      )}
      <MetaTokenForm isSet={token.state !== 'none'} />
    </section>
  )
}
