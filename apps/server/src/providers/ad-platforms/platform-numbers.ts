import { z } from 'zod'

/** A count as platforms write it: as text, and what is zero at times not at all. Nothing that could not be kept. */
export const platformCount = z.coerce.number().int().min(0).max(2_147_483_647).default(0)

/** Of what platforms share between several, and count in parts. */
export const platformParts = z.coerce.number().min(0).max(2_147_483_647).default(0)

/** No sum of money in units of any currency is larger: with its cents it is a whole number still. */
const mostUnits = 1e12

/** A sum in units of a currency. */
export const platformMoney = z.coerce.number().min(0).max(mostUnits).default(0)

/** A sum in hundredths of a currency, or in its units where it has no smaller ones. */
export const platformCents = z.coerce.number().int().min(0).max(mostUnits)

/** A sum in millionths of a currency. */
export const platformMicros = z.coerce
  .number()
  .min(0)
  .max(mostUnits * 1e6)
  .default(0)

/** A day that was asked for. */
export const platformDayOf = ({ from, to }: { from: string; to: string }) =>
  z.iso.date().refine((day) => day >= from && day <= to)

const yearTenThousandMs = Date.UTC(10_000, 0, 1)

/** A time in milliseconds; null where there is none, as which the epoch and what no calendar reaches count too. */
export const platformTime = z
  .string()
  .optional()
  .catch(undefined)
  .transform((time) => {
    const atMs = Date.parse(time ?? '')
    return atMs > 0 && atMs < yearTenThousandMs ? atMs : null
  })

/** A row, or null for one that does not fit: it hides none of the others. */
export const orNull = <T>(row: z.ZodType<T>) => z.union([row, z.unknown().transform(() => null)])

/** Without the rows that did not fit, of which it is said once that there were some. */
export function fitting<T>(rows: readonly (T | null)[], onLeftOut: (count: number) => void): T[] {
  const fit = rows.filter((row) => row !== null)
  if (fit.length < rows.length) onLeftOut(rows.length - fit.length)
  return fit
}
