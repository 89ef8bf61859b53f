import { product } from '@wildpath/contract'

import type { SandboxTexts } from '../../../sandbox-pages/page-frame.ts'

export const paymentTexts: SandboxTexts = {
  brand: 'Sandbox payments',
  mark: 'Sandbox: no money moves',
  footer: `A stand-in for a payment service, part of ${product.name}. It takes test cards only.`,
}
