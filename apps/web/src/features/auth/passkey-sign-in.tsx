import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@wildpath/contract'
import { Fingerprint } from 'lucide-react'

import { callApi } from '../../entities/api/call-api.ts'
import { canUsePasskeys, PasskeyNotUsed, provePasskey } from '../../entities/person/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { authFailureMessage } from './auth-failure-toast.ts'
import { welcome } from './welcome.ts'

/** In without a password, for whoever made a passkey in their account. */
export function PasskeySignIn() {
  const queryClient = useQueryClient()
  const entry = useMutation({
    mutationFn: async () => {
      const passkey = await provePasskey(await callApi(api.beginPasskeySignIn, {}))
      return callApi(api.signInWithPasskey, { body: passkey })
    },
    onSuccess: ({ user }) => welcome(queryClient, user, 'login'),
  })
  if (!canUsePasskeys()) return null

  return (
    <div className="mt-4 flex flex-col gap-3">
      <Button variant="secondary" isBusy={entry.isPending} onClick={() => entry.mutate()}>
        {!entry.isPending && <Fingerprint aria-hidden size={18} />}
        Sign in with a passkey
      </Button>
      {entry.isError && <Notice tone="clay" title={textOf(entry.error)} />}
    </div>
  )
}

function textOf(failure: Error): string {
  return failure instanceof PasskeyNotUsed ? failure.message : authFailureMessage(failure)
}
