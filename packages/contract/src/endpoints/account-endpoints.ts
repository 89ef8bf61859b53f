import { z } from 'zod'

import {
  accountDeletionSchema,
  avatarPath,
  contactedFollowUpsSchema,
  emailVerificationSchema,
  notificationsSchema,
  passwordChangeSchema,
  passwordResetRequestSchema,
  passwordResetSchema,
  profileRequestSchema,
  resetLinkSchema,
  senderSchema,
  sessionSchema,
  signInAnswerSchema,
  signInRequestSchema,
  signUpRequestSchema,
  timeZoneSchema,
  userSchema,
} from '../account.ts'
import { endpoint } from '../endpoint.ts'
import {
  newSenderDomainSchema,
  senderDomainAnswerSchema,
  senderDomainSchema,
} from '../sender-domain.ts'
import { nothing } from './shapes.ts'

/** Who somebody is, and what they say of themselves. */
export const accountEndpoints = {
  getSession: endpoint({ method: 'GET', path: '/api/session', answer: sessionSchema }),
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/sign-up',
    body: signUpRequestSchema,
    answer: z.object({ user: userSchema }),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in',
    body: signInRequestSchema,
    answer: signInAnswerSchema,
    isRepeatable: true,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/sign-out',
    answer: nothing,
    isRepeatable: true,
  }),
  requestPasswordReset: endpoint({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    body: passwordResetRequestSchema,
    answer: nothing,
    isRepeatable: true,
  }),
  /** Checks a reset link without consuming it. */
  checkResetLink: endpoint({
    method: 'POST',
    path: '/api/auth/check-reset-link',
    body: resetLinkSchema,
    answer: nothing,
    isRepeatable: true,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset-password',
    body: passwordResetSchema,
    answer: nothing,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify-email',
    body: emailVerificationSchema,
    answer: nothing,
  }),
  updateProfile: endpoint({
    method: 'PATCH',
    path: '/api/account',
    body: profileRequestSchema,
    answer: z.object({ user: userSchema }),
    isRepeatable: true,
  }),
  /** Initials take the place of the picture. */
  removeAvatar: endpoint({
    method: 'DELETE',
    path: avatarPath,
    answer: z.object({ user: userSchema }),
    isRepeatable: true,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/account/password',
    body: passwordChangeSchema,
    answer: nothing,
  }),
  sendVerificationEmail: endpoint({
    method: 'POST',
    path: '/api/account/verification-email',
    answer: nothing,
  }),
  setNotifications: endpoint({
    method: 'PUT',
    path: '/api/account/notifications',
    body: notificationsSchema,
    answer: z.object({ user: userSchema }),
    isRepeatable: true,
  }),
  setSender: endpoint({
    method: 'PUT',
    path: '/api/account/sender',
    body: senderSchema,
    answer: z.object({ user: userSchema }),
    isRepeatable: true,
  }),
  setContactedFollowUps: endpoint({
    method: 'PUT',
    path: '/api/account/contacted-follow-ups',
    body: contactedFollowUpsSchema,
    answer: z.object({ user: userSchema }),
    isRepeatable: true,
  }),
  setTimeZone: endpoint({
    method: 'PUT',
    path: '/api/account/time-zone',
    body: timeZoneSchema,
    answer: z.object({ user: userSchema }),
    isRepeatable: true,
  }),
  getSenderDomain: endpoint({
    method: 'GET',
    path: '/api/account/sender-domain',
    answer: senderDomainAnswerSchema,
  }),
  /** Takes the place of the one before. Looks at the DNS, so that records of somebody's own are kept. */
  setSenderDomain: endpoint({
    method: 'PUT',
    path: '/api/account/sender-domain',
    body: newSenderDomainSchema,
    answer: senderDomainSchema,
    isRepeatable: true,
  }),
  /** Asks the DNS now. */
  verifySenderDomain: endpoint({
    method: 'POST',
    path: '/api/account/sender-domain/verify',
    answer: senderDomainSchema,
  }),
  /** Emails come from the product's address again. */
  removeSenderDomain: endpoint({
    method: 'DELETE',
    path: '/api/account/sender-domain',
    answer: nothing,
    isRepeatable: true,
  }),
  chooseEditableFunnel: endpoint({
    method: 'PUT',
    path: '/api/account/editable-funnel',
    body: z.object({ funnel_id: z.uuid() }),
    answer: z.object({ user: userSchema }),
    isRepeatable: true,
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/account/delete',
    body: accountDeletionSchema,
    answer: nothing,
  }),
}
