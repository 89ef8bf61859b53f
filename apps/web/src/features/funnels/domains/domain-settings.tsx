import { useQuery } from '@tanstack/react-query'
import { type DomainSettings as Settings, may } from '@wildpath/contract'

import { NeedHelp } from '../../../entities/dns/need-help.tsx'
import { usePerson } from '../../../entities/person/person.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CustomDomainForm } from './custom-domain-form.tsx'
import { isAwaited } from './domain-state.ts'
import { DomainCard } from './domain-card.tsx'
import type { DomainFunnel } from './domain-dialog.tsx'
import { domainQuery } from './domain-query.ts'
import { PlanNotice } from './plan-notice.tsx'
import { PublicAddress } from './public-address.tsx'
import { SubdomainForm } from './subdomain-form.tsx'

type DomainSettingsProps = { funnel: DomainFunnel; onLeave: () => void }

export function DomainSettings({ funnel, onLeave }: DomainSettingsProps) {
  const settings = useQuery(domainQuery(funnel.id))
  const verdict = may(usePerson()?.plan ?? 'free', { to: 'use', feature: 'custom-domains' })
  const isEntitled = verdict.isAllowed

  return (
    <div className="flex flex-col gap-7">
      {!isEntitled && <PlanNotice />}
      <PublicAddress funnel={funnel} />
      {settings.isPending && (
        <div aria-live="polite">
          <p className="sr-only">Loading the domain settings…</p>
          <Skeleton className="h-44" />
        </div>
      )}
      {settings.isError && (
        <LoadFailure
          title={
            settings.data
              ? 'What is shown here may be out of date'
              : 'The domain settings could not be loaded'
          }
          failure={settings.error}
          isRetrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.data && (
        <Content funnel={funnel} settings={settings.data} isEntitled={isEntitled} />
      )}
      <NeedHelp
        isWaiting={isEntitled && isAwaited(settings.data?.domain ?? null)}
        onLeave={onLeave}
      />
    </div>
  )
}

type ContentProps = { funnel: DomainFunnel; settings: Settings; isEntitled: boolean }

function Content({ funnel, settings, isEntitled }: ContentProps) {
  const { domain, suggestedLabel } = settings
  const forms = (
    <div className="flex flex-col gap-7">
      <CustomDomainForm funnelId={funnel.id} isEntitled={isEntitled} />
      <SubdomainForm funnelId={funnel.id} suggestedLabel={suggestedLabel} isEntitled={isEntitled} />
    </div>
  )
  if (domain === null) return forms

  return (
    <div className="flex flex-col gap-2">
      <DomainCard
        // What was checked or unfolded belongs to one domain.
        key={domain.domain}
        funnel={funnel}
        domain={domain}
        isEntitled={isEntitled}
      />
      {isEntitled && (
        <Disclosure key={`other than ${domain.domain}`} summary="Use another domain instead">
          <div className="flex flex-col gap-5 text-ink">
            <p className="text-quiet">
              {domain.status === 'verified'
                ? `Once it is verified, it takes the place of ${domain.displayName}, which then leads on to the new one for 30 days.`
                : `It takes the place of ${domain.displayName}, which is not verified yet.`}
            </p>
            {forms}
          </div>
        </Disclosure>
      )}
    </div>
  )
}
