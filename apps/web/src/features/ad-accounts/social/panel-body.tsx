import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ConnectionError } from './connection-error.tsx'
import type { SocialPanelState } from './social-panel-state.ts'
import { useConnectFacebook } from './use-connect-facebook.ts'

type PanelBodyProps = {
  state: Exclude<SocialPanelState, { kind: 'connected' }>
  failure: unknown
  onRetry: () => void
}

/** What there is to see, and to do, until an account is connected. */
export function PanelBody({ state, failure, onRetry }: PanelBodyProps) {
  switch (state.kind) {
    case 'loading':
      return <Skeleton className="h-20" />
    case 'failed':
      return <ConnectionError failure={failure} onRetry={onRetry} />
    case 'coming-soon':
      return <p className="text-quiet">Coming soon: run ads on Facebook from here.</p>
    case 'upgrade':
      return (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-prose text-quiet">
            Run ads from here and see what a lead costs, with Explorer or Expedition Leader.
          </p>
          <ButtonLink to="/pricing">Upgrade to Access</ButtonLink>
        </div>
      )
    case 'connect':
      return (
        <Connect
          text={
            state.isDemo
              ? 'This installation is not connected with Facebook: you get a demo ad account, where no ad is shown and no money moves.'
              : 'Connect your Facebook account to make ads from here and see what they bring. Nothing is spent before you say so.'
          }
          label={state.isDemo ? 'Connect a demo account' : 'Connect Facebook'}
        />
      )
    case 'reconnect':
      return (
        <Connect
          text="Facebook no longer accepts the connection to your account. Your ads run as they did; reconnect to change them."
          label="Reconnect"
        />
      )
  }
}

function Connect({ text, label }: { text: string; label: string }) {
  const connecting = useConnectFacebook()
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose text-quiet">{text}</p>
      <Button isBusy={connecting.isPending} onClick={() => connecting.mutate()}>
        {label}
      </Button>
    </div>
  )
}
