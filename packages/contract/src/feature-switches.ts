import { z } from 'zod'

import { auditReasonField } from './audit.ts'
import { textField } from './text.ts'

/** What an admin may switch off for everybody, and what that means for them. Whatever is not named is on. */
export const featureSwitches = {
  'sign-ups': {
    label: 'New accounts',
    whenOff: 'Nobody can sign up. Whoever has an account logs in as before.',
  },
  'website-reading': {
    label: 'Start from your website',
    whenOff: 'No website is read and no picture taken from one. The questions stay.',
  },
  'support-chat': {
    label: 'New chats with the team',
    whenOff: 'Nobody begins a chat with the team. Open ones go on, and the guide answers.',
  },
  'language-model': {
    label: 'The language model',
    whenOff:
      'No model is asked. The built-in copywriter writes, and the help search answers questions.',
  },
} as const

export type FeatureSwitch = keyof typeof featureSwitches
export const featureSwitchKeys = Object.keys(featureSwitches) as [FeatureSwitch, ...FeatureSwitch[]]
export const featureSwitchSchema = z.enum(featureSwitchKeys)

export const longestSiteNotice = 300

/** What admins decide for everybody, while the product runs. */
export const siteSettingsSchema = z.object({
  switched_off: z.array(featureSwitchSchema),
  /** Shown above every screen that the browser draws, which finished pages for visitors are not; empty for none. */
  notice: z.string(),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>

/** Body of PUT /api/admin/switches/{name}. */
export const featureSwitchChangeSchema = z.object({ is_on: z.boolean(), reason: auditReasonField })

/** Body of PUT /api/admin/notice. */
export const siteNoticeChangeSchema = z.object({
  notice: textField().max(
    longestSiteNotice,
    `Please keep this under ${longestSiteNotice} characters`,
  ),
  reason: auditReasonField,
})
