import { z } from 'zod'

import { userSchema } from '../account.ts'
import { endpoint } from '../endpoint.ts'
import {
  appConfirmationSchema,
  appSetupSchema,
  factorProofSchema,
  identityProofSchema,
  newPasskeySchema,
  passkeyNameField,
  passkeyOptionsSchema,
  passkeyProofSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from '../second-factor.ts'

const signedIn = z.object({ user: userSchema })

/** What somebody shows besides a password, and instead of one. */
export const secondFactorEndpoints = {
  /** After `signIn` asked for it, in the same browser. */
  passSecondStep: endpoint({
    method: 'POST',
    path: '/api/auth/second-step',
    body: factorProofSchema,
    answer: signedIn,
  }),
  beginPasskeyStep: endpoint({
    method: 'POST',
    path: '/api/auth/second-step/passkey-options',
    answer: passkeyOptionsSchema,
  }),
  /** Signing in without a password. */
  beginPasskeySignIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey-options',
    answer: passkeyOptionsSchema,
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    body: passkeyProofSchema,
    answer: signedIn,
  }),

  getSecondFactor: endpoint({
    method: 'GET',
    path: '/api/account/second-factor',
    answer: secondFactorSchema,
  }),
  /** For the `factor` of a proof: with a passkey that the signed-in person has. */
  beginPasskeyProof: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/passkey-options',
    answer: passkeyOptionsSchema,
  }),
  beginAppSetup: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/app',
    body: identityProofSchema,
    answer: appSetupSchema,
  }),
  confirmAppSetup: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/app/confirm',
    body: appConfirmationSchema,
    answer: recoveryCodesSchema,
  }),
  removeApp: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/app/remove',
    body: identityProofSchema,
    answer: secondFactorSchema,
  }),
  /** The former ones stop working. */
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/recovery-codes',
    body: identityProofSchema,
    answer: recoveryCodesSchema,
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/options',
    body: identityProofSchema,
    answer: passkeyOptionsSchema,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys',
    body: z.object({ name: passkeyNameField, passkey: newPasskeySchema }),
    answer: recoveryCodesSchema,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/api/account/passkeys/remove',
    body: identityProofSchema.extend({ passkey_id: z.uuid() }),
    answer: secondFactorSchema,
  }),
}
