import type { User } from '@wildpath/contract'
import { useState } from 'react'

import { InPersonOnly } from '../../entities/person/in-person-only.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { EmailVerification } from './email-verification.tsx'
import { NotificationsDialog } from './notifications-dialog.tsx'
import { TwoFactorRows } from './second-factor/two-factor-rows.tsx'
import { SettingRow } from './setting-row.tsx'
import { SupportAccessRow } from './support-access/support-access-row.tsx'
import { useDemoRefusal } from './use-demo-refusal.ts'

/** Password, email address, and which emails are wanted. */
export function SecurityCard({ user }: { user: User }) {
  const [openDialog, setOpenDialog] = useState<'password' | 'notifications' | null>(null)
  const unlessDemo = useDemoRefusal()
  const close = () => setOpenDialog(null)

  return (
    <Card id="security">
      <h2 className="text-title">Security</h2>
      <div className="mt-2 divide-y divide-line">
        <InPersonOnly className="divide-y divide-line pb-4">
          <SettingRow
            title="Password"
            text="Changing it signs you out everywhere else."
            action={
              <Button
                variant="secondary"
                size="small"
                onClick={unlessDemo(() => setOpenDialog('password'))}
              >
                Change Password
              </Button>
            }
          />
          <TwoFactorRows />
          <EmailVerification user={user} />
        </InPersonOnly>
        <SettingRow
          title="Email Notifications"
          text={wantedText(user)}
          action={
            <Button
              variant="secondary"
              size="small"
              aria-label="Manage email notifications"
              onClick={unlessDemo(() => setOpenDialog('notifications'))}
            >
              Manage
            </Button>
          }
        />
        <InPersonOnly>
          <SupportAccessRow />
        </InPersonOnly>
      </div>
      <ChangePasswordDialog isOpen={openDialog === 'password'} onClose={close} />
      <NotificationsDialog user={user} isOpen={openDialog === 'notifications'} onClose={close} />
    </Card>
  )
}

function wantedText({ notifications }: User): string {
  const { new_lead, weekly_summary, community_answers, product_news } = notifications
  const wanted = [
    new_lead && 'new lead',
    weekly_summary && 'weekly summary',
    community_answers && 'answers to your questions',
    product_news && 'product news',
  ].filter((name) => name !== false)
  return wanted.length === 0 ? 'All are off.' : `On: ${wanted.join(', ')}.`
}
