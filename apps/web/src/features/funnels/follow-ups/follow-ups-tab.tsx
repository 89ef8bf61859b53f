import type { Funnel } from '@wildpath/contract'
import { Send } from 'lucide-react'

import { usePerson } from '../../../entities/person/person.ts'
import { useSession } from '../../../entities/person/session.ts'
import { useFunnelUpdate } from '../../../entities/funnel/use-funnel-update.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LeaveGuard } from '../../../ui/leave-guard.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { UpdateConflictDialog } from '../../../entities/funnel/update-conflict-dialog.tsx'
import { useContactedFollowUps } from '../use-contacted-follow-ups.ts'
import { FollowUpCard } from './follow-up-card.tsx'
import { FollowUpEditor } from './follow-up-editor.tsx'
import { FollowUpQuestions } from './follow-up-questions.tsx'
import { SandboxNotice } from './sandbox-notice.tsx'
import { SenderNotice } from './sender-notice.tsx'
import { UnconfirmedNotice } from './unconfirmed-notice.tsx'
import { SuppressionList } from './suppression-list.tsx'
import { useFollowUpEditing } from './use-follow-up-editing.ts'
import { useTestEmail } from './use-test-email.tsx'

/** The emails that every new lead gets by itself: their texts, whether they are sent, and to whom not. */
export function FollowUpsTab({ funnel }: { funnel: Funnel }) {
  const isDemo = useSession()?.isDemo ?? false

  return (
    <div className="flex flex-col gap-6">
      <h2 className="sr-only">Follow-up emails</h2>
      {isDemo ? <Series funnel={funnel} /> : <OwnSeries funnel={funnel} />}
      <FollowUpQuestions />
      {!isDemo && <SuppressionList />}
    </div>
  )
}

/** Of a demo: to be read and copied. */
function Series({ funnel }: { funnel: Funnel }) {
  return (
    <ol className="flex flex-col gap-4">
      {funnel.generated_content.follow_up_emails.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place in the series is the identity
        <li key={index}>
          <FollowUpCard text={text} position={index} editor={null} />
        </li>
      ))}
    </ol>
  )
}

function OwnSeries({ funnel }: { funnel: Funnel }) {
  const user = usePerson()
  const update = useFunnelUpdate(funnel.id)
  const editing = useFollowUpEditing(funnel, update)
  const test = useTestEmail(funnel)
  const contacted = useContactedFollowUps()
  const { draft } = editing
  const postalAddress = user?.postal_address ?? ''
  const email = useSession()?.providers.email
  const isWaiting = email === 'live' && user?.email_verified === false

  function handleSwitch(isOn: boolean) {
    void update.save({
      change: { follow_ups_on: isOn, baseRevision: funnel.revision },
      success: isOn
        ? 'New leads will get follow-ups.'
        : 'Follow-ups are off. Emails that are still due will not go out.',
      fallback: "We couldn't save this change. Try again.",
      refusal: 'Unable to save changes',
      onSaved: () => undefined,
    })
  }

  return (
    <>
      <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <Switch
            label="Send follow-ups to new leads"
            hint="Each new lead gets these three emails, a day apart. Replies go to your own address."
            checked={funnel.follow_ups_on}
            disabled={update.isSaving}
            onChange={(event) => handleSwitch(event.target.checked)}
          />
          <Switch
            label="Pause emails to leads you've contacted"
            hint="Applies to all your adventures. Emails continue if you set the lead back to New."
            checked={
              contacted.isPending ? contacted.variables.pause : user?.pauses_contacted === true
            }
            disabled={contacted.isPending}
            onChange={(event) => contacted.mutate({ pause: event.target.checked })}
          />
        </div>
        <Button variant="secondary" isBusy={test.isSending} onClick={test.sendTest}>
          {!test.isSending && <Send aria-hidden size={18} />}
          Send test email
        </Button>
      </Card>
      {email === 'sandbox' && <SandboxNotice />}
      {isWaiting && <UnconfirmedNotice />}
      {postalAddress === '' && <SenderNotice facts={funnel.business_facts} />}
      <ol className="flex flex-col gap-4">
        {funnel.generated_content.follow_up_emails.map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place in the series is the identity
          <li key={index}>
            <FollowUpCard
              text={text}
              position={index}
              onEdit={draft === null ? () => editing.edit(index) : undefined}
              editor={
                draft?.position === index ? (
                  <FollowUpEditor
                    draft={draft}
                    business={funnel.business_info}
                    language={funnel.generated_content.landing_page.language ?? 'en'}
                    postalAddress={postalAddress}
                    isSaving={update.isSaving}
                    onChange={editing.change}
                    onSave={() => void editing.save()}
                    onCancel={editing.cancel}
                  />
                ) : null
              }
            />
          </li>
        ))}
      </ol>
      <LeaveGuard isDirty={editing.isChanged} onLeave={editing.cancel} />
      <UpdateConflictDialog
        conflict={update.conflict}
        onLoadNewest={({ theirs }) => editing.loadNewest(theirs)}
        onOverwrite={() => {
          if (draft === null) update.overwrite()
          else if (update.conflict) editing.saveOver(update.conflict.theirs)
        }}
        onClose={update.dismissConflict}
      />
    </>
  )
}
