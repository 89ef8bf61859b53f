import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AdminUser, api, type PlanKey, planKeys, plans } from '@wildpath/contract'
import { Check } from 'lucide-react'
import { useState } from 'react'

import { callApi } from '../../../entities/api/call-api.ts'
import { failureMessage } from '../../../lib/request-failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { notifyError, notifySuccess } from '../../../ui/notify.ts'
import { isToldOfPaid, paidText } from './paid-text.ts'
import { isReason, ReasonField } from '../reason-field.tsx'
import { refreshPeople } from '../admin-queries.ts'

type EditPlanDialogProps = { user: AdminUser | null; onClose: () => void }

/** Choosing a plan applies it (spec 3, section 2.10). */
export function EditPlanDialog({ user, onClose }: EditPlanDialogProps) {
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isAdminMeant, setAdminMeant] = useState(false)
  const change = useMutation({
    mutationFn: ({ id, ...body }: { id: string; plan: PlanKey; endsPaid: boolean }) =>
      callApi(api.changeAdminUserPlan, {
        params: { id },
        body: { ...body, reason: reason.trim() },
      }),
    onSuccess(_, { plan }) {
      notifySuccess(`User plan updated to ${plans[plan].label}`)
      handleClose()
    },
    onError: () => notifyError('Failed to update user plan'),
    onSettled: () => refreshPeople(queryClient),
  })

  function handleClose() {
    setReason('')
    setAsked(false)
    setAdminMeant(false)
    change.reset()
    onClose()
  }

  function handleChoose(plan: PlanKey) {
    setAsked(true)
    if (user === null || !isReason(reason)) return
    // It is a role, not a plan: it stands among the plans, and is not given by a slip.
    if (plan === 'admin' && !isAdminMeant) return setAdminMeant(true)
    change.mutate({ id: user.id, plan, endsPaid: isToldOfPaid(user, change.error) })
  }

  const isMissing = isAsked && !isReason(reason)
  return (
    <Dialog
      isOpen={user !== null}
      onClose={handleClose}
      isLocked={change.isPending}
      title="Edit User Plan"
      description={`Choose another plan for ${user?.full_name || 'this user'} (${user?.email ?? ''}).`}
    >
      <div className="flex flex-col gap-4">
        <ReasonField
          reason={reason}
          onChange={setReason}
          error={isMissing ? 'Please give a reason' : undefined}
        />
        <div className="grid gap-2 sm:grid-cols-2">
          {planKeys.map((plan) => (
            <Button
              key={plan}
              variant="secondary"
              disabled={plan === user?.plan}
              isBusy={change.isPending && change.variables.plan === plan}
              onClick={() => !change.isPending && handleChoose(plan)}
            >
              {plan === user?.plan && <Check aria-hidden size={16} />}
              {plan === 'admin' && isAdminMeant ? 'Yes, make them an admin' : plans[plan].label}
              {plan === user?.plan && <span className="sr-only">, their plan now</span>}
            </Button>
          ))}
        </div>
        <p className="text-note text-quiet">
          {plans.explorer.label} and {plans['expedition-leader'].label} are given for 30 days:
          nobody is charged, and they end by themselves. {paidText(user)}
        </p>
        {isAdminMeant && !change.error && (
          <Notice
            tone="lantern"
            title="Admins see every account and act for the team. Press again if you mean it."
          />
        )}
        {change.error && (
          <Notice
            tone="clay"
            title={failureMessage(change.error, 'Nothing was changed. Please try again.')}
          />
        )}
      </div>
    </Dialog>
  )
}
