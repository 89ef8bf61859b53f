import { useMutation, useQuery } from '@tanstack/react-query'
import { api, plans, type User } from '@wildpath/contract'
import { type FormEvent, useState } from 'react'

import { callApi } from '../../entities/api/call-api.ts'
import { ApiFailure } from '../../entities/api/api-failure.ts'
import { failureMessage } from '../../lib/request-failure.ts'
import { useRunningAdsText } from '../../entities/ad-spending/use-running-ads-text.ts'
import { funnelListQuery } from '../../entities/funnel/funnel-queries.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

type DeleteAccountDialogProps = {
  user: User
  isOpen: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Says what will be lost, in numbers, and asks for the password. */
export function DeleteAccountDialog({
  user,
  isOpen,
  onClose,
  onDeleted,
}: DeleteAccountDialogProps) {
  const [password, setPassword] = useState('')
  const deletion = useMutation({
    mutationFn: () => callApi(api.deleteAccount, { body: { password } }),
    onSuccess: onDeleted,
  })
  const runningAds = useRunningAdsText({ isShown: isOpen && !deletion.isSuccess })
  const isWrong = deletion.error instanceof ApiFailure && deletion.error.code === 'wrong-password'

  function handleClose() {
    setPassword('')
    deletion.reset()
    onClose()
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (password !== '' && !deletion.isPending) deletion.mutate()
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Delete your account?"
      confirmLabel="Delete Account"
      keepLabel="Keep my account"
      canConfirm={password !== ''}
      isBusy={deletion.isPending}
      onConfirm={() => deletion.mutate()}
      onClose={handleClose}
    >
      <p>This is deleted at once and cannot be brought back:</p>
      <Losses user={user} isShown={isOpen && !deletion.isSuccess} />
      <p className="mt-3">
        Ads that run at Facebook or Google Ads go on there, at your cost: pause them first.{' '}
        {runningAds}
      </p>
      <form noValidate onSubmit={handleSubmit} className="mt-5 flex flex-col gap-4">
        {/* For password managers, which look for the account's name beside its password. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={isWrong ? deletion.error?.message : undefined}
        />
        {deletion.isError && !isWrong && (
          <Notice
            tone="clay"
            title={failureMessage(deletion.error, 'Your account was not deleted.')}
          />
        )}
      </form>
    </ConfirmDialog>
  )
}

function Losses({ user, isShown }: { user: User; isShown: boolean }) {
  const funnels = useQuery({ ...funnelListQuery, enabled: isShown }).data
  const leads = funnels?.reduce((sum, { stats }) => sum + stats.leads, 0)
  const isPaying = user.plan !== 'free' && user.plan !== 'admin'

  return (
    <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5">
      <li>
        {funnels === undefined
          ? 'Your adventures and their pages'
          : `${counted(funnels.length, 'adventure')} and ${funnels.length === 1 ? 'its page' : 'their pages'}`}
      </li>
      <li>{leads === undefined ? 'The leads they collected' : counted(leads, 'lead')}</li>
      <li>Your profile, your settings and your receipts here</li>
      {isPaying && (
        <li>
          Your {plans[user.plan].label} subscription, which is <strong>cancelled at once</strong>
        </li>
      )}
    </ul>
  )
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
