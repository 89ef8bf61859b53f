import type { ErrorCode } from '@wildpath/contract'

import type { PaymentFailure } from '../../providers/payments/payments.ts'
import { err } from '../../result.ts'

const codes: Record<PaymentFailure, ErrorCode> = {
  'declined': 'payment-declined',
  'price-changed': 'price-changed',
  'unavailable': 'payments-unavailable',
}

/** What a person is told of a provider's answer. */
export function paymentFailure(failure: PaymentFailure) {
  return err({ code: codes[failure] })
}
