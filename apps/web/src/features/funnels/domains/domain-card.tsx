import type { Domain } from '@wildpath/contract'
import {
  CircleCheck,
  CirclePause,
  CircleX,
  ExternalLink,
  Hourglass,
  type LucideIcon,
  RefreshCw,
  TriangleAlert,
  Users,
} from 'lucide-react'
import { useRef } from 'react'

import { RecordSteps } from '../../../entities/dns/record-steps.tsx'
import { useTakeLostFocus } from '../../../lib/use-take-lost-focus.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { CheckTimes } from './check-times.tsx'
import type { DomainFunnel } from './domain-dialog.tsx'
import {
  asciiName,
  astrayText,
  type DomainState,
  domainStateOf,
  endText,
  needsRecords,
  stateLabels,
  stateText,
  visitorsText,
} from './domain-state.ts'
import { HostChoice } from './host-choice.tsx'
import { ProblemList } from './problem-list.tsx'
import { RecordList } from './record-list.tsx'
import { useVerifyDomain } from './use-domain-changes.ts'

const looks: Record<DomainState, { tone: 'fern' | 'lantern' | 'clay'; icon: LucideIcon }> = {
  live: { tone: 'fern', icon: CircleCheck },
  broken: { tone: 'clay', icon: TriangleAlert },
  paused: { tone: 'lantern', icon: CirclePause },
  contested: { tone: 'lantern', icon: Users },
  pending: { tone: 'lantern', icon: Hourglass },
  failed: { tone: 'clay', icon: CircleX },
}

type DomainCardProps = { funnel: DomainFunnel; domain: Domain; isEntitled: boolean }

/** A domain with its state, what stands in its way, and what to set where. */
export function DomainCard({ funnel, domain, isEntitled }: DomainCardProps) {
  const state = domainStateOf(domain, { isEntitled })
  const isToMend = needsRecords(state)
  const ends = endText(domain)
  const told = { isEntitled, isPublic: funnel.isPublic, publicUrl: funnel.public_url }
  const visitors = visitorsText(domain, told)
  const astray = astrayText(domain, told)

  return (
    <section aria-label={`Domain ${domain.displayName}`} className="flex flex-col gap-6">
      <div className="flex flex-col gap-4 rounded-card border border-line bg-ground p-4 sm:p-5">
        <Heading domain={domain} state={state} />
        <div aria-live="polite" className="flex flex-col gap-2">
          {visitors !== null && <p className="wrap-anywhere">{visitors}</p>}
          <p>{stateText(domain, told)}</p>
          {astray !== null && (
            <p className="flex items-start gap-2 font-semibold wrap-anywhere">
              <TriangleAlert aria-hidden size={18} className="mt-1 shrink-0" />
              <span className="min-w-0">{astray}</span>
            </p>
          )}
          {isEntitled && ends !== null && <p className="text-note text-quiet">{ends}</p>}
        </div>
        {state === 'live' && (
          <p>
            <a
              href={domain.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 font-semibold wrap-anywhere text-fern underline decoration-1 underline-offset-4 hover:decoration-2 sm:pointer-fine:min-h-0"
            >
              <ExternalLink aria-hidden size={18} className="shrink-0" />
              {domain.url}
              <span className="sr-only">(opens in a new tab)</span>
            </a>
          </p>
        )}
        {isEntitled && domain.kind === 'custom' && (
          <Check funnelId={funnel.id} domain={domain} isUrgent={isToMend} />
        )}
      </div>
      {isEntitled && <ProblemList problems={domain.problems} />}
      {isToMend && (
        <>
          <RecordList domain={domain} />
          <RecordSteps
            registrar={domain.registrar}
            onOthers="Where a record of the same name and type is there already and says something else, change it. Leave all other records as they are."
            button="Verify"
          />
        </>
      )}
      {isEntitled && domain.hosts.length > 1 && <HostChoice funnelId={funnel.id} domain={domain} />}
      {state === 'live' && domain.records.length > 0 && (
        <Disclosure summary="DNS records of this domain">
          <div className="text-ink">
            <RecordList domain={domain} />
          </div>
        </Disclosure>
      )}
    </section>
  )
}

function Heading({ domain, state }: { domain: Domain; state: DomainState }) {
  const { tone, icon: Icon } = looks[state]
  const ascii = asciiName(domain)
  const heading = useRef<HTMLHeadingElement>(null)

  // It stands where the form was that added it, which took the focus along.
  useTakeLostFocus(heading)

  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h3
          ref={heading}
          tabIndex={-1}
          className="font-sans text-lead font-semibold tracking-normal wrap-anywhere outline-none"
        >
          {domain.displayName}
        </h3>
        {ascii !== null && (
          <p className="text-note wrap-anywhere text-quiet">In DNS settings: {ascii}</p>
        )}
      </div>
      <Badge tone={tone} icon={<Icon aria-hidden size={14} />}>
        {stateLabels[state]}
      </Badge>
    </div>
  )
}

type CheckProps = { funnelId: string; domain: Domain; isUrgent: boolean }

function Check({ funnelId, domain, isUrgent }: CheckProps) {
  const verification = useVerifyDomain(funnelId)

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant={isUrgent ? 'primary' : 'secondary'}
          size={isUrgent ? 'medium' : 'small'}
          isBusy={verification.isPending}
          onClick={() => verification.mutate()}
          className="max-sm:w-full"
        >
          {!verification.isPending && <RefreshCw aria-hidden size={18} />}
          {isUrgent ? 'Verify' : 'Check again'}
        </Button>
        <CheckTimes domain={domain} />
      </div>
      <div aria-live="polite" className="flex flex-col gap-2 text-note text-quiet empty:hidden">
        {verification.isPending && (
          <>
            <p>Asking the name servers of {domain.displayName}…</p>
            <Progress label="Verification" />
          </>
        )}
      </div>
    </div>
  )
}
