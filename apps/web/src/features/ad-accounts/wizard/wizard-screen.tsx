import { useQuery } from '@tanstack/react-query'
import type { User } from '@wildpath/contract'
import { ArrowLeft } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'

import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import type { AdAccount, AdPlatform } from '../ad-platform.ts'
import { accountsQuery } from '../ad-queries.ts'
import { AccountPicker } from '../panel/account-picker.tsx'
import { ConnectionError } from '../panel/connection-error.tsx'
import { PanelBody } from '../panel/panel-body.tsx'
import { chosenAccount } from '../panel/chosen-account.ts'
import { shownAccount } from '../panel/panel-state.ts'
import { usePanelState } from '../panel/use-panel-state.ts'
import type { Obstacle } from './obstacle.ts'

/** Whose money it is, and when. */
export type WizardAccount = {
  account: AdAccount
  isDemo: boolean
  /** Why nothing can be made at the moment. */
  obstacle: Obstacle | null
  /** `2031-05-01`, where the person is. */
  today: string
}

type WizardScreenProps = {
  platform: AdPlatform
  user: User
  title: string
  /** What has to be known first, such as that the adventure is not published. */
  notice: ReactNode
  /** Why nothing can be made of it at the moment. */
  obstacle: Obstacle | null
  renderForm: (of: WizardAccount) => ReactNode
}

/** A wizard, or what has to be done before. */
export function WizardScreen(props: WizardScreenProps) {
  const { platform, user, title, notice, obstacle, renderForm } = props
  const { connection, state } = usePanelState(platform, user)
  const [params] = useSearchParams()
  const back = backOf(platform, params.get('funnel'))
  return (
    <div className="content-width flex flex-1 flex-col gap-6 py-8 sm:py-10">
      <div>
        <TextLink to={back.to} className="inline-flex items-center gap-1.5">
          <ArrowLeft aria-hidden size={16} />
          {back.label}
        </TextLink>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <h1 className="text-heading">{title}</h1>
          {state.kind === 'connected' && state.isDemo && (
            <Badge tone="lantern">Demo: no ad is shown and no money is spent</Badge>
          )}
        </div>
      </div>
      {notice}
      {state.kind === 'connected' ? (
        <ForAccount
          platform={platform}
          isDemo={state.isDemo}
          obstacle={obstacle}
          renderForm={renderForm}
        />
      ) : (
        <Card>
          <PanelBody
            platform={platform}
            state={state}
            failure={connection.error}
            onRetry={() => void connection.refetch()}
          />
        </Card>
      )}
    </div>
  )
}

/** To the ads of the adventure that it is for, else to the platform's panel. */
function backOf({ panelId }: AdPlatform, funnelId: string | null) {
  return funnelId === null
    ? { to: `/dashboard#${panelId}`, label: 'Dashboard' }
    : { to: `/funnel/${encodeURIComponent(funnelId)}?tab=ads`, label: 'Back to the adventure' }
}

type ForAccountProps = Pick<WizardScreenProps, 'platform' | 'obstacle' | 'renderForm'> & {
  isDemo: boolean
}

function ForAccount({ platform, isDemo, obstacle, renderForm }: ForAccountProps) {
  const accounts = useQuery(accountsQuery(platform))
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => localDay(new Date()))
  const account = shownAccount(
    accounts.data ?? [],
    params.get('account') ?? chosenAccount(platform).load(),
  )

  if (accounts.isError && accounts.data === undefined) {
    return (
      <ConnectionError
        platform={platform}
        failure={accounts.error}
        onRetry={() => void accounts.refetch()}
      />
    )
  }
  if (accounts.data === undefined) return <Skeleton className="h-96" />
  if (account === null) {
    return (
      <Card>
        <AccountPicker
          accounts={accounts.data}
          chosenId=""
          onChoose={(id) => setParams((old) => ({ ...Object.fromEntries(old), account: id }))}
        />
      </Card>
    )
  }
  const problem =
    account.problem === null
      ? null
      : {
          text: `The account ${account.name} is ${account.problem}. Check ${platform.name} to see what it needs.`,
        }
  return (
    // Another account is another form, with what fits its currency.
    <Fragment key={account.id}>
      {renderForm({ account, isDemo, obstacle: obstacle ?? problem, today })}
    </Fragment>
  )
}

/** The day where the person is. */
function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
