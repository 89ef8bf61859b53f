import type { MeasuringSettings } from '@wildpath/contract'
import { TriangleAlert } from 'lucide-react'

import { formatDate } from '../../../lib/format-date.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDemoRefusal } from '../use-demo-refusal.ts'
import { useTellGoogle } from './measuring-queries.ts'

/** Leads that our server tells Google of, beside the visitor's browser; nothing where there are no ads at Google. */
export function GoogleEvents({ google }: { google: MeasuringSettings['google'] }) {
  const unlessDemo = useDemoRefusal()
  const tell = useTellGoogle()
  const { mode, isOn, problem } = google
  if (mode === 'off') return null

  return (
    <section aria-labelledby="google-events-title" className="mt-6 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-3">
        <h3 id="google-events-title" className="font-sans text-body font-semibold tracking-normal">
          Leads from Our Server to Google
        </h3>
        {mode === 'sandbox' && <Badge tone="lantern">Demo</Badge>}
      </div>
      <p className="mt-1 max-w-prose text-note text-quiet">
        Google calls this enhanced conversions. By your connection with Google Ads on the dashboard,
        our server tells Google of each lead whose visitor accepted, and it still counts once. Email
        address and phone number leave as hashes only, and your visitors are told so before they
        accept. It needs a Google tag id that begins with AW- and its conversion label.
      </p>
      {mode === 'sandbox' && (
        <p className="mt-3 max-w-prose text-note text-quiet">
          This installation sends nothing to Google. What would be sent is kept and shown below.
        </p>
      )}
      {problem !== null && (
        <div className="mt-4">
          <Notice
            tone="clay"
            icon={<TriangleAlert aria-hidden size={20} className="shrink-0 text-clay" />}
            title={`Google takes no leads since ${formatDate(problem.since)}`}
          >
            {remedies[problem.kind]} Leads of the last seven days are told then.
          </Notice>
        </div>
      )}
      <Button
        variant="secondary"
        className="mt-4"
        isBusy={tell.isPending}
        onClick={unlessDemo(() => tell.mutate(!isOn))}
      >
        {isOn ? 'Stop Telling Google' : 'Tell Google from Our Server'}
      </Button>
    </section>
  )
}

const remedies: Record<NonNullable<MeasuringSettings['google']['problem']>['kind'], string> = {
  token: 'Connect Google Ads on the dashboard.',
  permission:
    'Disconnect Google Ads on the dashboard and connect it again, with every permission that is asked for.',
  terms: 'Turn on enhanced conversions in Google Ads and accept the terms for customer data there.',
  conversion:
    'The conversion is gone there, or is none of a website. Once there is one, save its id and label, and turn this on again.',
}
