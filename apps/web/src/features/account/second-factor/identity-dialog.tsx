import { useMutation } from '@tanstack/react-query'
import type { IdentityProof, SecondFactor } from '@wildpath/contract'
import type { ReactNode } from 'react'

import { FormDialog } from '../../../ui/form-dialog.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { splitFailure, useIdentity } from './use-identity.ts'

type IdentityDialogProps = {
  title: string
  description: string
  submitLabel: string
  factor: SecondFactor
  canSubmit?: boolean
  act: (proof: IdentityProof) => Promise<void>
  onClose: () => void
  /** Fields before the password. */
  children?: ReactNode
}

/** An act that only the person may do: they show who they are, and it is done. Mounted while it is open. */
export function IdentityDialog(props: IdentityDialogProps) {
  const { canSubmit = true } = props
  const identity = useIdentity(props.factor)
  const action = useMutation({
    mutationFn: async () => props.act(await identity.readProof()),
    onSuccess: props.onClose,
  })

  return (
    <FormDialog
      isOpen
      size="sm"
      title={props.title}
      description={props.description}
      submitLabel={props.submitLabel}
      submitsOnEnter
      canSubmit={canSubmit && identity.isComplete}
      isBusy={action.isPending}
      failure={splitFailure(action.error).other}
      onSubmit={() => action.mutate()}
      onClose={props.onClose}
    >
      {props.children}
      <IdentityFields identity={identity} failure={action.error} />
    </FormDialog>
  )
}
