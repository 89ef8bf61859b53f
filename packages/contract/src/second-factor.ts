import { z } from 'zod'

import { lineField } from './text.ts'

/** What a browser's own interface for passkeys (WebAuthn) takes and gives; binary parts are base64url. */
const encoded = z
  .string()
  .max(8_192)
  .regex(/^[\w-]*$/)
const credential = { id: encoded, rawId: encoded, type: z.literal('public-key') }
const extensionResults = z.looseObject({}).default({})

/** A passkey that was just made. */
export const newPasskeySchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z
      .array(z.string().regex(/^[\w-]{1,32}$/))
      .max(16)
      .optional(),
  }),
  clientExtensionResults: extensionResults,
})
export type NewPasskey = z.infer<typeof newPasskeySchema>

/** The proof that somebody holds a passkey. */
export const passkeyProofSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
  clientExtensionResults: extensionResults,
})
export type PasskeyProof = z.infer<typeof passkeyProofSchema>

/** Handed to the browser as they are; what is in them is between it and the server. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() })

const typedCode = lineField()
  .min(1, 'Enter the code')
  .max(40, 'Enter the six digits of your app, or a recovery code')

/** What is shown besides a password: the code of an authenticator app or of recovery, or a passkey. */
export const factorProofSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('code'), code: typedCode }),
  z.object({ kind: z.literal('passkey'), passkey: passkeyProofSchema }),
])
export type FactorProof = z.infer<typeof factorProofSchema>

/** How a session's second step was passed. */
export const factorKinds = ['app', 'passkey', 'recovery-code'] as const
export type FactorKind = (typeof factorKinds)[number]

/** Asked for by sign-in after the right password: which ways there are besides recovery codes. */
export const secondStepSchema = z.object({ app: z.boolean(), passkey: z.boolean() })
export type SecondStep = z.infer<typeof secondStepSchema>

/** Who changes how they sign in shows the password and, where there is one, a second factor. */
export const identityProofSchema = z.object({
  password: z.string().min(1, 'Password is required').max(128, 'Incorrect password.'),
  factor: factorProofSchema.nullable(),
})
export type IdentityProof = z.infer<typeof identityProofSchema>

export const passkeyNameField = lineField()
  .min(1, 'Give the passkey a name')
  .max(60, 'Please keep the name under 60 characters')

export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** How the person's account is protected besides the password. */
export const secondFactorSchema = z.object({
  /** Since when there is an authenticator app; null without one. */
  app_since: z.iso.datetime().nullable(),
  /** Oldest first. */
  passkeys: z.array(passkeySchema),
  recovery_codes_left: z.number().int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

export const appSetupSchema = z.object({
  /** What the QR code says (otpauth://). */
  address: z.string(),
  /** The same for typing, in base32. */
  key: z.string(),
})
export type AppSetup = z.infer<typeof appSetupSchema>

/** Shown once: only hashes are kept. Null where the person has some already. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()).nullable() })

export const appConfirmationSchema = z.object({ code: typedCode })
