import { type ErrorCode, may, type User } from '@wildpath/contract'

import type { ConsentResult } from '../../providers/consent/consent.ts'
import { err, type Failure, ok, type Result } from '../../result.ts'
import type { AccessTokens } from '../connections/index.ts'

export type AskPlatform<F extends { kind: string }> = <T>(
  user: User,
  /** Said where the platform says nothing. */
  fallback: string,
  call: (token: string) => Promise<ConsentResult<T, F>>,
) => Promise<Result<T>>

type Options<F extends { kind: string }> = {
  tokens: Pick<AccessTokens<F>, 'use'>
  /** Of failures that say nothing of what was asked for. */
  silent: readonly ErrorCode[]
  /** The code for an ad that the platform does not find. */
  notFound: ErrorCode
}

/**
 * Calls to a person's own account at a platform. `ask` is for what spends nothing: what runs can be seen and stopped
 * after a plan has ended. `askAsPayer` is for the rest, and `requirePlan` where what is asked for decides.
 */
export function createAdCalls<F extends { kind: string }>({
  tokens,
  silent,
  notFound,
}: Options<F>): {
  ask: AskPlatform<F>
  /** For calls that name no ad: what the platform does not find is the account. */
  askAccount: AskPlatform<F>
  askAsPayer: AskPlatform<F>
  requirePlan(user: User): Result<null>
} {
  const ask: AskPlatform<F> = async (user, fallback, call) => {
    const answer = await tokens.use(user.id, call)
    return answer.ok ? answer : err(worded(answer.error, { fallback, silent }))
  }
  const askAccount: AskPlatform<F> = async (user, fallback, call) => {
    const answer = await ask(user, fallback, call)
    const isAccountMissing = !answer.ok && answer.error.code === notFound
    return isAccountMissing ? err({ code: 'ad-account-not-found' }) : answer
  }
  const requirePlan = ({ plan }: User): Result<null> =>
    may(plan, { to: 'use', feature: 'ad-accounts' }).isAllowed
      ? ok(null)
      : err({ code: 'ad-accounts-need-plan' })
  return {
    ask,
    askAccount,
    async askAsPayer(user, fallback, call) {
      const allowed = requirePlan(user)
      return allowed.ok ? askAccount(user, fallback, call) : allowed
    },
    requirePlan,
  }
}

/** What says nothing gets the words of what was asked for. */
export function worded(
  failure: Failure,
  { fallback, silent }: { fallback: string; silent: readonly ErrorCode[] },
): Failure {
  const saysNothing = failure.message === undefined && silent.includes(failure.code)
  return saysNothing ? { ...failure, message: fallback } : failure
}
