import { plans, priceText } from '@wildpath/contract'
import type { ReactNode } from 'react'

import { wayBack } from '../../../entities/plan/way-back.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { AdPlatform } from '../ad-platform.ts'
import { ConnectionError } from './connection-error.tsx'
import { LastKnownAds } from './last-known-ads.tsx'
import type { AdPanelState } from './panel-state.ts'
import { useConnect } from './use-connect.ts'

type PanelBodyProps = {
  platform: AdPlatform
  state: Exclude<AdPanelState, { kind: 'connected' }>
  failure: unknown
  /** Whether what runs is listed below it. */
  isAboveList?: boolean
  onRetry: () => void
}

/** What there is to see, and to do, until an account is connected. */
export function PanelBody(props: PanelBodyProps) {
  const { platform, state, failure, isAboveList = false, onRetry } = props
  const { name, things, stops } = platform
  switch (state.kind) {
    case 'loading':
      return <Skeleton className="h-20" />
    case 'failed':
      return <ConnectionError platform={platform} failure={failure} onRetry={onRetry} />
    case 'coming-soon':
      return (
        <p className="text-quiet">
          Coming soon: run {things} on {name} from here.
        </p>
      )
    case 'upgrade':
      return (
        <NextStep
          text={
            state.running === null
              ? `Run ${things} from here and see what a lead costs, with ${plans.explorer.label} at ${priceText(plans.explorer.priceCents)} a month or ${plans['expedition-leader'].label}.`
              : `Your plan has ended, but your ${things} keep running. They can be ${stops} ${isAboveList ? 'below' : 'on the dashboard'}. For more, you need Explorer or Expedition Leader.`
          }
        >
          <ButtonLink
            to="/pricing"
            variant="secondary"
            onClick={() => wayBack.keep(placeOf(platform))}
          >
            Upgrade to Access
          </ButtonLink>
        </NextStep>
      )
    case 'connect':
      return (
        <Connect
          platform={platform}
          text={
            state.isDemo
              ? `This installation isn’t connected to ${name}, so you get a demo ad account. No ad is shown and no money is spent.`
              : `Connect your ${name} account to create ${things} here and see their results. Nothing is spent until you confirm.`
          }
          label={state.isDemo ? 'Connect a demo account' : `Connect ${name}`}
        />
      )
    case 'reconnect':
      return (
        <>
          <Connect
            platform={platform}
            text={`${name} no longer accepts the connection to your account. Your ${things} run as they did; reconnect to change them.`}
            label="Reconnect"
          />
          <LastKnownAds platform={platform} />
        </>
      )
  }
}

/** This screen: the panel of the platform where there are others, else the wizard. */
function placeOf({ panelId }: AdPlatform): string {
  const { pathname, search } = window.location
  return pathname === '/dashboard' ? `${pathname}#${panelId}` : pathname + search
}

type ConnectProps = { platform: AdPlatform; text: string; label: string }

function Connect({ platform, text, label }: ConnectProps) {
  const connecting = useConnect(platform)
  return (
    <NextStep text={text}>
      <Button isBusy={connecting.isPending} onClick={() => connecting.mutate()}>
        {label}
      </Button>
    </NextStep>
  )
}

/** One paragraph and one button, close together on phones, where two panels follow one another. */
function NextStep({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="max-w-prose text-quiet max-sm:text-note">{text}</p>
      {children}
    </div>
  )
}
