import type { FastifyBaseLogger } from 'fastify'
import { Stripe } from 'stripe'

import type { PaymentResult } from './payments.ts'

const { StripeError, StripeInvalidRequestError } = Stripe.errors

/** A response that lacks what its type promises. */
export class IncompleteAnswer extends Error {}

/**
 * The answer, or what the failure means: 402 is a refused payment, a request that makes no sense is a
 * fault of ours and thrown, and anything else (no answer, no right, too many) may pass.
 */
export async function attempt<T>(
  log: Pick<FastifyBaseLogger, 'warn'>,
  call: () => Promise<T>,
): Promise<PaymentResult<T, 'declined' | 'unavailable'>> {
  try {
    return { ok: true, value: await call() }
  } catch (error) {
    if (error instanceof IncompleteAnswer) {
      log.warn({ reason: error.message }, 'Stripe sent an incomplete response')
      return { ok: false, error: 'unavailable' }
    }
    if (!(error instanceof StripeError)) throw error
    if (error.statusCode === 402) return { ok: false, error: 'declined' }
    if (error instanceof StripeInvalidRequestError) throw error
    log.warn(
      { type: error.type, code: error.code, status: error.statusCode, request: error.requestId },
      'Stripe did not answer',
    )
    return { ok: false, error: 'unavailable' }
  }
}

/** The same for calls that charge nothing. */
export async function ask<T>(
  log: Pick<FastifyBaseLogger, 'warn'>,
  call: () => Promise<T>,
): Promise<PaymentResult<T>> {
  const answer = await attempt(log, call)
  return answer.ok ? answer : { ok: false, error: 'unavailable' }
}

/** The answer, or null when Stripe has no such object. */
export async function orMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

/** The answer, or null when Stripe says that this cannot be done. */
export async function orRefused<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof StripeInvalidRequestError) return null
    throw error
  }
}
