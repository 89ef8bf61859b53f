import {
  keptDeletedDays,
  plans,
  priceText,
  product,
  refundDays,
  trialDays,
} from '@wildpath/contract'

import { helpValuesOf } from '../reading/help-values.ts'

/** The values of the product as it is. */
export const productValues = helpValuesOf({
  product,
  plans,
  priceText,
  trialDays,
  refundDays,
  keptDeletedDays,
})
