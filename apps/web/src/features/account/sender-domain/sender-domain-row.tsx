import { useQuery } from '@tanstack/react-query'
import { may, type User } from '@wildpath/contract'
import { useState } from 'react'

import { useSession } from '../../../entities/person/session.ts'
import { requestUpgrade } from '../../../entities/plan/upgrade-request.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { SettingRow } from '../setting-row.tsx'
import { useDemoRefusal } from '../use-demo-refusal.ts'
import { SenderDomainDialog } from './sender-domain-dialog.tsx'
import { senderDomainQuery } from './sender-domain-queries.ts'
import { senderState } from './sender-domain-state.ts'

/** Whether follow-ups come from the owner's own domain, and the way to it. */
export function SenderDomainRow({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false)
  const unlessDemo = useDemoRefusal()
  const isDemo = useSession()?.isDemo ?? false
  const { data } = useQuery({ ...senderDomainQuery, enabled: !isDemo })
  const sender = data?.senderDomain ?? null
  const verdict = may(user.plan, { to: 'use', feature: 'custom-domains' })
  const state = sender && senderState(sender)

  function handleOpen() {
    // What was set up before can be looked at and removed on every plan.
    if (verdict.isAllowed || sender !== null) setOpen(true)
    else requestUpgrade({ feature: verdict.unlock, note: keptNote })
  }

  return (
    <>
      <SettingRow
        title="Send From Your Own Domain"
        text={
          sender === null
            ? 'Follow-ups come from our address, and answers go to yours.'
            : sender.isInUse
              ? `Follow-ups come from ${sender.address}.`
              : `${sender.address}: follow-ups come from our address for now.`
        }
        action={
          <>
            {state && (
              <span className="inline-flex items-center">
                <Badge tone={state.tone}>{state.label}</Badge>
              </span>
            )}
            <Button
              variant="secondary"
              size="small"
              aria-label={sender === null ? 'Set up sending domain' : 'Manage sending domain'}
              onClick={unlessDemo(handleOpen)}
            >
              {sender === null ? 'Set Up' : 'Manage'}
            </Button>
          </>
        }
      />
      <SenderDomainDialog
        isOpen={isOpen}
        mayChange={verdict.isAllowed}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

const keptNote = 'Your follow-ups go out as before, whatever you choose.'
