import { toDisplayEmail } from '#display-email'
import { z } from 'zod'

/** An address in an answer of the API, which readers see with its domain in the script of its owner. */
export const displayEmailField = () => z.string().overwrite(toDisplayEmail)
