import { z } from 'zod'

import {
  billingSchema,
  checkoutRequestSchema,
  planChangeRequestSchema,
  planChangeSchema,
  quotedPlanChangeSchema,
} from '../billing.ts'
import { endpoint } from '../endpoint.ts'
import { nothing } from './shapes.ts'

/** Plans, and paying for them. */
export const billingEndpoints = {
  getBilling: endpoint({ method: 'GET', path: '/api/billing', answer: billingSchema }),
  /** Answers where the person pays. */
  startCheckout: endpoint({
    method: 'POST',
    path: '/api/billing/checkout',
    body: checkoutRequestSchema,
    answer: z.object({ url: z.string() }),
  }),
  previewPlanChange: endpoint({
    method: 'POST',
    path: '/api/billing/preview',
    body: planChangeRequestSchema,
    answer: planChangeSchema,
  }),
  /** Charges what the preview of `quote` said; the plan changes with the confirmed payment. */
  changePlan: endpoint({
    method: 'POST',
    path: '/api/billing/change',
    body: quotedPlanChangeSchema,
    answer: nothing,
  }),
  cancelSubscription: endpoint({
    method: 'POST',
    path: '/api/billing/cancel',
    answer: billingSchema,
  }),
  resumeSubscription: endpoint({
    method: 'POST',
    path: '/api/billing/resume',
    answer: billingSchema,
  }),
  /** Answers where the card is changed and receipts are kept. */
  openBillingPortal: endpoint({
    method: 'POST',
    path: '/api/billing/portal',
    answer: z.object({ url: z.string() }),
  }),
}
