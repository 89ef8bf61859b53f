import type { FactorProof, PasskeyProof, SecondStep, User } from '@wildpath/contract'
import { createStore, type StoreApi } from 'zustand/vanilla'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { PasskeyNotUsed } from '../../entities/person/passkeys.ts'
import { authFailureMessage } from './auth-failure-toast.ts'

/** What is shown besides the password. */
export type FactorWay = 'app' | 'passkey' | 'recovery-code'

export type SecondStepState = { way: FactorWay; isBusy: boolean; failure: string | null }

type Tools = {
  /** The ways besides recovery codes. */
  ways: SecondStep
  pass(proof: FactorProof): Promise<User>
  showPasskey(): Promise<PasskeyProof>
  onPassed(user: User): void
  /** The password has to be given again. */
  onExpired(message: string): void
}

export type SecondStepFlow = {
  store: StoreApi<SecondStepState>
  otherWays(): FactorWay[]
  choose(way: FactorWay): void
  /** Nothing happens while an attempt is under way. */
  submitCode(code: string): Promise<void>
  submitPasskey(): Promise<void>
}

/** The second step of signing in: one attempt at a time, and another way whenever one does not work. */
export function createSecondStep(tools: Tools): SecondStepFlow {
  const { ways } = tools
  const first: FactorWay = ways.app ? 'app' : 'passkey'
  const store = createStore<SecondStepState>(() => ({ way: first, isBusy: false, failure: null }))

  async function attempt(readProof: () => Promise<FactorProof>): Promise<void> {
    if (store.getState().isBusy) return
    store.setState({ isBusy: true, failure: null })
    try {
      tools.onPassed(await tools.pass(await readProof()))
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.code === 'second-step-expired') {
        tools.onExpired(failure.message)
      }
      store.setState({ isBusy: false, failure: textOf(failure) })
    }
  }

  return {
    store,
    otherWays() {
      const all: FactorWay[] = [
        ...(ways.app ? (['app'] as const) : []),
        ...(ways.passkey ? (['passkey'] as const) : []),
        'recovery-code',
      ]
      return all.filter((way) => way !== store.getState().way)
    },
    choose(way) {
      if (!store.getState().isBusy) store.setState({ way, failure: null })
    },
    submitCode: (code) => attempt(async () => ({ kind: 'code', code })),
    submitPasskey: () =>
      attempt(async () => ({ kind: 'passkey', passkey: await tools.showPasskey() })),
  }
}

function textOf(failure: unknown): string {
  return failure instanceof PasskeyNotUsed ? failure.message : authFailureMessage(failure)
}
