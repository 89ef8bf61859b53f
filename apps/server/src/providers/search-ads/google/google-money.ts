import { z } from 'zod'

import type { SearchAdsResult } from '../search-ads.ts'
import type { AdsClient, Customer } from './ads-client.ts'
import { done } from './google-client.ts'

/** Google counts money in millionths of the currency. */
const microsOfCent = 10_000

/** A sum in micros that Google takes: amounts are multiples of what can be billed, a whole yen or a US cent. */
export async function readMicros(
  ads: AdsClient,
  customer: Customer,
  { cents, currency }: { cents: number; currency: string },
): Promise<SearchAdsResult<number>> {
  const rows = await ads.search(
    customer,
    `SELECT currency_constant.billable_unit_micros FROM currency_constant WHERE currency_constant.code = '${currency}'`,
    unitSchema,
  )
  if (!rows.ok) return rows
  const unit = rows.value[0]?.currencyConstant.billableUnitMicros ?? microsOfCent
  return done(Math.max(unit, Math.round((cents * microsOfCent) / unit) * unit))
}

const unitSchema = z.object({
  currencyConstant: z.object({ billableUnitMicros: z.coerce.number().int().positive() }),
})

export function centsOf(micros: number): number {
  return Math.round(micros / microsOfCent)
}
