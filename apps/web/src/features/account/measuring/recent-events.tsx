import type { MeasuringSettings } from '@wildpath/contract'

import { Badge } from '../../../ui/badge.tsx'

type RecentEventsProps = { recent: MeasuringSettings['server']['recent'] }

const states = {
  'sent': { label: (platform: string) => `Sent to ${platform}`, tone: 'fern' },
  'kept': { label: (platform: string) => `Demo: not sent to ${platform}`, tone: 'lantern' },
  'given-up': { label: (platform: string) => `Not taken by ${platform}`, tone: 'clay' },
} as const
const platformNames = { meta: 'Meta', google: 'Google' } as const

const times = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** The newest leads that platforms were told of by our server, or would have been. */
export function RecentEvents({ recent }: RecentEventsProps) {
  if (recent.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="font-sans text-note font-semibold tracking-normal">Newest events</h3>
      <ul className="mt-1 divide-y divide-line">
        {recent.map(({ id, platform, at, funnel_title, state, body }) => (
          <li key={`${id} ${platform}`} className="py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="min-w-0 text-note">
                Lead of {funnel_title}{' '}
                <span className="text-quiet">{times.format(new Date(at))}</span>
              </p>
              <Badge tone={states[state].tone}>
                {states[state].label(platformNames[platform])}
              </Badge>
            </div>
            {body !== null && (
              <details>
                <summary className="inline-flex min-h-11 cursor-pointer items-center text-note text-quiet underline underline-offset-4">
                  What {platformNames[platform]} would get
                </summary>
                <pre
                  translate="no"
                  className="rounded-control border border-line bg-raised p-3 font-mono text-note wrap-anywhere whitespace-pre-wrap"
                >
                  {body}
                </pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
