import { dailyBudgetSchemaOf, dailyCapSchemaOf, buildTotalBudgetSchema } from '@wildpath/contract'
import { z } from 'zod'

import { invalidInput } from '../../http/route.ts'
import { err, ok, type Result } from '../../result.ts'

/** Refuses a budget a day that an account in its currency does not take, as the form says it. */
export function budgetFits(dailyBudget: number, currency: string): Result<null> {
  return fits(z.object({ dailyBudget: dailyBudgetSchemaOf(currency) }), { dailyBudget })
}

/** Checks a total budget against the limits of a currency. */
export function totalBudgetFits(totalBudget: number, currency: string): Result<null> {
  return fits(z.object({ totalBudget: buildTotalBudgetSchema(currency) }), { totalBudget })
}

/** The same of a cap. */
export function capFits(dailyCap: number, currency: string): Result<null> {
  return fits(z.object({ dailyCap: dailyCapSchemaOf(currency) }), { dailyCap })
}

function fits(schema: z.ZodType, body: object): Result<null> {
  const read = schema.safeParse(body)
  return read.success ? ok(null) : err(invalidInput(read.error))
}
