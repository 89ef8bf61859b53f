import { useQuery } from '@tanstack/react-query'
import type { User } from '@wildpath/contract'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'

import type { PictureLibrary } from '../../../../entities/media/picture-library.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { TextLink } from '../../../../ui/text-link.tsx'
import { AccountPicker } from '../account-picker.tsx'
import { ConnectionError } from '../connection-error.tsx'
import { PanelBody } from '../panel-body.tsx'
import { socialAccountsQuery, socialConnectionQuery } from '../social-ads-queries.ts'
import { shownAccount, socialPanelState } from '../social-panel-state.ts'
import { NewSocialAdForm } from './new-social-ad-form.tsx'
import type { SocialAdValues } from './social-ad-values.ts'

type NewSocialAdScreenProps = {
  user: User
  library: PictureLibrary
  /** What is known of the ad already. */
  prefill: Partial<SocialAdValues>
  /** What has to be known first, such as that the adventure is not published. */
  notice: ReactNode
  /** Tells drafts of different ads apart. */
  draftName: string
  renderPreview: (ad: Partial<SocialAdValues>) => ReactNode
}

/** /dashboard/facebook-ads/new: the wizard, or what has to be done before. */
export function NewSocialAdScreen(props: NewSocialAdScreenProps) {
  const { user } = props
  const connection = useQuery(socialConnectionQuery)
  const state = socialPanelState(user.plan, {
    connection: connection.data,
    isFailed: connection.isError,
  })
  return (
    <div className="content-width flex flex-1 flex-col gap-6 py-8 sm:py-10">
      <div>
        <TextLink to="/dashboard#facebook-ads" className="inline-flex items-center gap-1.5">
          <ArrowLeft aria-hidden size={16} />
          Dashboard
        </TextLink>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <h1 className="text-heading">Create New Ad</h1>
          {state.kind === 'connected' && state.isDemo && (
            <Badge tone="lantern">Demo: no ad is shown, no money moves</Badge>
          )}
        </div>
      </div>
      {props.notice}
      {state.kind === 'connected' ? (
        <ForAccount {...props} isDemo={state.isDemo} />
      ) : (
        <Card>
          <PanelBody
            state={state}
            failure={connection.error}
            onRetry={() => void connection.refetch()}
          />
        </Card>
      )}
    </div>
  )
}

function ForAccount(props: NewSocialAdScreenProps & { isDemo: boolean }) {
  const { user, draftName } = props
  const accounts = useQuery(socialAccountsQuery)
  const [params, setParams] = useSearchParams()
  const [today] = useState(() => localDay(new Date()))
  const account = shownAccount(accounts.data ?? [], params.get('account'))

  if (accounts.isError && accounts.data === undefined) {
    return <ConnectionError failure={accounts.error} onRetry={() => void accounts.refetch()} />
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
  return (
    <NewSocialAdForm
      {...props}
      account={account}
      today={today}
      draftKey={`new-social-ad:${user.id}:${draftName}`}
    />
  )
}

/** The day where the person is. */
function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
