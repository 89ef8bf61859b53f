import type { BrandTone, Industry } from '@wildpath/contract'

/** What the owner typed, before any cleaning. */
export type CopyBrief = {
  businessName: string
  industry: Industry
  productService: string
  mainOffer: string
  targetCustomer: string
  brandTone: BrandTone
}
