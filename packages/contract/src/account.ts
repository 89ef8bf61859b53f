import { z } from 'zod'

import { adModeSchema } from './ad-accounts.ts'
import { displayEmailField } from './display-email-field.ts'
import { isEmailAddress, longestEmail, toAsciiEmail } from './email-address.ts'
import { supportPromiseSchema } from './support-promise.ts'
import { siteSettingsSchema } from './feature-switches.ts'
import { secondStepSchema } from './second-factor.ts'
import { socialProfileSchema } from './social-profiles.ts'
import { planKeySchema, subscriptionSchema } from './subscription.ts'
import { actingSchema } from './support-access.ts'
import { lineField } from './text.ts'
import { isTimeZone } from './time-zone.ts'

const email = lineField()
  .min(1, 'Email is required')
  .max(longestEmail, 'Invalid email address')
  .refine(isEmailAddress, 'Invalid email address')
  .overwrite(toAsciiEmail)
const password = z
  .string()
  .min(1, 'Password is required')
  .min(6, 'Password must be at least 6 characters')
  .max(128, 'Password must be at most 128 characters')

export const signInSchema = z.object({ email, password })
export type SignIn = z.infer<typeof signInSchema>

const full_name = lineField()
  .min(1, 'Full name is required')
  .min(2, 'Name must be at least 2 characters')
  .max(100, 'Name must be at most 100 characters')

const timeZone = lineField().max(64).refine(isTimeZone, 'Choose a time zone from the list')

export const signUpSchema = z.object({
  full_name,
  email,
  password,
  /** Reported by the browser. An unknown zone must not prevent the sign-up. */
  time_zone: timeZone.optional().catch(undefined),
})
export type SignUp = z.infer<typeof signUpSchema>

/**
 * What the server accepts before it judges: a bad address or password is then refused with its own
 * code of the error catalogue (spec 1, section 8) instead of a list of fields.
 */
export const signInRequestSchema = z.object({ email: z.string(), password: z.string() })
export const signUpRequestSchema = signInRequestSchema.extend({
  full_name: z.string(),
  time_zone: lineField().optional(),
})

/** The sign-up form: what is sent, plus the repeated password, which never leaves the browser. */
export const signUpFormSchema = signUpSchema
  .omit({ time_zone: true })
  .extend({ confirm_password: z.string().min(1, 'Please confirm your password') })
  .refine((form) => form.password === form.confirm_password, {
    message: 'Passwords do not match',
    path: ['confirm_password'],
    // Zod skips refinements while another field is wrong; the mismatch must show at once.
    when: () => true,
  })

export const passwordResetRequestSchema = z.object({ email })
export const resetLinkSchema = z.object({ token: z.string().min(1).max(200) })
export const passwordResetSchema = resetLinkSchema.extend({ password })

export const emailVerificationSchema = z.object({ token: z.string().min(1).max(2000) })

/** Which emails of the product a person wants. */
export const notificationsSchema = z.object({
  new_lead: z.boolean(),
  weekly_summary: z.boolean(),
  product_news: z.boolean(),
  /** Somebody answered a question of theirs on the questions page. */
  community_answers: z.boolean(),
})
export type Notifications = z.infer<typeof notificationsSchema>

/** What a person may change about themselves. */
export const profileSchema = z.object({ full_name })
export type Profile = z.infer<typeof profileSchema>

/** Loose, so that the server sees, and refuses, what nobody may write about themselves. */
export const profileRequestSchema = z.looseObject({ full_name: z.string().optional() })

/** Who sends the follow-ups: the line that laws on commercial email ask for below each of them. */
export const senderSchema = z.object({
  postal_address: lineField().max(300, 'Please keep this under 300 characters'),
})
export type Sender = z.infer<typeof senderSchema>

/** Whether follow-ups pause while their lead is marked as contacted. */
export const contactedFollowUpsSchema = z.object({ pause: z.boolean() })
export type ContactedFollowUps = z.infer<typeof contactedFollowUpsSchema>

/** An IANA name. The account's days are counted in this zone from now on. */
export const timeZoneSchema = z.object({ time_zone: timeZone })
export type TimeZone = z.infer<typeof timeZoneSchema>

export const passwordChangeSchema = z.object({
  current_password: z.string().min(1, 'Password is required').max(128, 'Incorrect password.'),
  new_password: password,
})
export type PasswordChange = z.infer<typeof passwordChangeSchema>

/** The form: what is sent, plus the repeated password, which never leaves the browser. */
export const passwordChangeFormSchema = passwordChangeSchema
  .extend({ confirm_password: z.string().min(1, 'Please confirm your password') })
  .refine((form) => form.new_password === form.confirm_password, {
    message: 'Passwords do not match',
    path: ['confirm_password'],
    when: () => true,
  })

export const accountDeletionSchema = z.object({
  password: z.string().min(1, 'Password is required').max(128, 'Incorrect password.'),
})

/** POST takes a picture as its body, like the design library does, and answers the person. */
export const avatarPath = '/api/account/avatar'

/** The signed-in person (spec 1, section 3). Times are ISO 8601. */
export const userSchema = z.object({
  id: z.string(),
  email: displayEmailField(),
  email_verified: z.boolean(),
  full_name: z.string(),
  avatar_url: z.string().nullable(),
  /** The plan in force: what the person may do right now. */
  plan: planKeySchema,
  /** The latest one, also when it is over. */
  subscription: subscriptionSchema.nullable(),
  notifications: notificationsSchema,
  /** The sender's line of follow-ups; empty where none was given. */
  postal_address: z.string(),
  /** An IANA name; null until the browser has reported one. */
  time_zone: z.string().nullable(),
  /** Whether follow-ups pause while their lead is marked as contacted; null until the owner has decided. */
  pauses_contacted: z.boolean().nullable(),
  /** What the mail server said when it last refused the person's own address; null when mail arrives. */
  email_problem: z.string().nullable(),
  /** The funnel that stays editable when the plan has fewer than there are; null is the newest. */
  editable_funnel_id: z.uuid().nullable(),
  /** An admin whose session has not shown the second factor that admins need here: they act as none. */
  needs_second_factor: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type User = z.infer<typeof userSchema>

/** With a second factor, the right password is half of the way: the session comes with the second step. */
export const signInAnswerSchema = z.union([
  z.object({ user: userSchema }),
  z.object({ second_step: secondStepSchema }),
])

/** What everybody may know about how this installation is set up. */
export const siteSchema = z.object({
  publicUrl: z.string(),
  productDomain: z.string(),
  /** Whether each outside service is the provider's real one or the embedded stand-in. */
  providers: z.object({
    email: z.enum(['live', 'sandbox']),
    textAi: z.enum(['live', 'sandbox']),
    /** The stand-in is the built-in illustrator. */
    imageAi: z.enum(['live', 'sandbox']),
    payments: z.enum(['live', 'sandbox']),
    /** The stand-in is the built-in studio. */
    designTool: z.enum(['live', 'sandbox']),
    /** The stand-ins are demo accounts; `off`: there are no ads. */
    socialAds: adModeSchema,
    searchAds: adModeSchema,
  }),
  /** Where a person reads what is written; null where nobody does. */
  supportEmail: z.string().nullable(),
  support: supportPromiseSchema,
  socialProfiles: z.array(socialProfileSchema),
  /** Of Google Analytics; null where nobody is measured. */
  measurementId: z.string().nullable(),
})
export type Site = z.infer<typeof siteSchema>

/** What the browser needs to know at its start. `user` is null for visitors. */
export const sessionSchema = siteSchema.extend({
  ...siteSettingsSchema.shape,
  user: userSchema.nullable(),
  /** Where support is signed in to this person's account; null where people are themselves. */
  acting: actingSchema.nullable(),
  /** Whether /outbox may be read without signing in: only on a product that runs on this machine. */
  outboxOpen: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>

export const outboxEmailSchema = z.object({
  id: z.string(),
  to: displayEmailField(),
  subject: z.string(),
  text: z.string(),
  /** Null for a letter of text alone. */
  html: z.string().nullable(),
  /** An iCalendar file that came with it. */
  calendar: z.string().nullable(),
  /** Further ones, such as Reply-To and List-Unsubscribe. */
  headers: z.record(z.string(), z.string()),
  created_at: z.iso.datetime(),
})
export type OutboxEmail = z.infer<typeof outboxEmailSchema>
