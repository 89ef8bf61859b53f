import type { BrandTone, BusinessFacts, Industry } from '@wildpath/contract'

/** The six answers as the owner typed them, before any cleaning. */
export type Answers = {
  businessName: string
  industry: Industry
  productService: string
  mainOffer: string
  targetCustomer: string
  brandTone: BrandTone
}

/** What a writer knows: the owner's answers and the facts about the business. */
export type CopyBrief = Answers & { facts: BusinessFacts }
