import { api, type IdentityProof, type SecondFactor } from '@wildpath/contract'
import { useState } from 'react'

import { ApiFailure, type FailureCode } from '../../../entities/api/api-failure.ts'
import { callApi } from '../../../entities/api/call-api.ts'
import { canUsePasskeys, provePasskey } from '../../../entities/person/passkeys.ts'
import { failureMessage } from '../../../lib/request-failure.ts'

/** What a person types to show who they are, and the proof that is made of it. */
export type Identity = ReturnType<typeof useIdentity>

export function useIdentity(factor: SecondFactor) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const hasPasskey = factor.passkeys.length > 0 && canUsePasskeys()
  const isProtected = factor.app_since !== null || factor.passkeys.length > 0
  // Whoever has nothing but passkeys may leave the code empty and is asked for one of them.
  const showsPasskey = isProtected && code.trim() === '' && hasPasskey

  return {
    password,
    setPassword,
    code,
    setCode,
    isProtected,
    hasPasskey,
    isComplete: password !== '' && (!isProtected || code.trim() !== '' || hasPasskey),
    async readProof(): Promise<IdentityProof> {
      if (!isProtected) return { password, factor: null }
      if (!showsPasskey) return { password, factor: { kind: 'code', code } }
      const passkey = await provePasskey(await callApi(api.beginPasskeyProof, {}))
      return { password, factor: { kind: 'passkey', passkey } }
    },
    clear() {
      setPassword('')
      setCode('')
    },
  }
}

/** What of a failure is said at a field, and what below them all. */
export function splitFailure(failure: unknown): {
  password?: string
  code?: string
  other: string | null
} {
  if (failure === null || failure === undefined) return { other: null }
  const text = failureMessage(failure, 'Nothing was changed. Please try again.')
  const known: FailureCode | null = failure instanceof ApiFailure ? failure.code : null
  if (known === 'wrong-password') return { password: text, other: null }
  if (known === 'wrong-code') return { code: text, other: null }
  return { other: failure instanceof Error && known === null ? failure.message : text }
}
