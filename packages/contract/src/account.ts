import { z } from 'zod'

import { planKeySchema } from './plans.ts'
import { lineField } from './text.ts'

/** A visitor's address: one @, no spaces, a dotted domain; generous, since a refused address is a lost lead. */
export const emailPattern = /^[^\s@<>()",;:\\[\]]+@[^\s@.<>()",;:\\[\]]+(\.[^\s@.<>()",;:\\[\]]+)+$/

const email = lineField()
  .min(1, 'Email is required')
  .max(254, 'Invalid email address')
  // The auth library's own pattern, so that both sides agree on every address.
  .regex(z.regexes.email, 'Invalid email address')
const password = z
  .string()
  .min(1, 'Password is required')
  .min(6, 'Password must be at least 6 characters')
  .max(128, 'Password must be at most 128 characters')

export const signInSchema = z.object({ email, password })
export type SignIn = z.infer<typeof signInSchema>

export const signUpSchema = z.object({
  full_name: lineField()
    .min(1, 'Full name is required')
    .min(2, 'Name must be at least 2 characters')
    .max(100, 'Name must be at most 100 characters'),
  email,
  password,
})
export type SignUp = z.infer<typeof signUpSchema>

/**
 * What the server accepts before it judges: a bad address or password is then refused with its own
 * code of the error catalogue (spec 1, section 8) instead of a list of fields.
 */
export const signInRequestSchema = z.object({ email: z.string(), password: z.string() })
export const signUpRequestSchema = signInRequestSchema.extend({ full_name: z.string() })

/** The sign-up form: what is sent, plus the repeated password, which never leaves the browser. */
export const signUpFormSchema = signUpSchema
  .extend({ confirm_password: z.string().min(1, 'Please confirm your password') })
  .refine((form) => form.password === form.confirm_password, {
    message: 'Passwords do not match',
    path: ['confirm_password'],
    // Zod skips refinements while another field is wrong; the mismatch must show at once.
    when: () => true,
  })

export const passwordResetRequestSchema = z.object({ email })
export const passwordResetSchema = z.object({ token: z.string().min(1).max(200), password })

/** The signed-in person (spec 1, section 3). Times are ISO 8601. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  plan: planKeySchema,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>

/** What the browser needs to know at its start. `user` is null for visitors. */
export const sessionSchema = z.object({
  user: userSchema.nullable(),
  publicUrl: z.string(),
  productDomain: z.string(),
  /** Whether each outside service is the provider's real one or the embedded stand-in. */
  providers: z.object({
    email: z.enum(['live', 'sandbox']),
    textAi: z.enum(['live', 'sandbox']),
  }),
  /** Whether /outbox may be read without signing in: only on a product that runs on this machine. */
  outboxOpen: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>

export const outboxEmailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  created_at: z.iso.datetime(),
})
export type OutboxEmail = z.infer<typeof outboxEmailSchema>
