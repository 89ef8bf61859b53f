import { z } from 'zod'

import { adModeSchema } from './ad-accounts.ts'
import { readWebAddress } from './web-address.ts'

/** How the ids of ad platforms are written, and what a person reads whose entry is none. */
export const measuringIds = {
  meta_pixel_id: {
    name: 'Meta Pixel id',
    pattern: /^\d{15,17}$/,
    example: '1234567890123456',
    mistake: 'A Meta Pixel id is 15 to 17 digits, such as 1234567890123456.',
  },
  google_tag_id: {
    name: 'Google tag id',
    pattern: /^(AW-\d{9,11}|G-[A-Z0-9]{8,12})$/,
    example: 'AW-123456789',
    mistake:
      'A Google tag id begins with AW- or G-, such as AW-123456789 or G-AB12CD34EF. Ids of Tag Manager (GTM-) cannot be used.',
  },
  google_conversion_label: {
    name: 'Conversion label',
    pattern: /^[\w-]{10,30}$/,
    example: 'AbC-D_efG-h12_34-567',
    mistake: 'A conversion label is what follows the slash in AW-123456789/AbC-D_efG-h12_34-567.',
  },
  tiktok_pixel_id: {
    name: 'TikTok pixel id',
    pattern: /^[A-Z0-9]{20}$/,
    example: 'C4A1B2C3D4E5F6G7H8I9',
    mistake: 'A TikTok pixel id is 20 capital letters and digits, such as C4A1B2C3D4E5F6G7H8I9.',
  },
} as const
export type MeasuringIdName = keyof typeof measuringIds

const idSchema = (name: MeasuringIdName) => {
  const { pattern, mistake } = measuringIds[name]
  return z
    .string()
    .trim()
    .regex(new RegExp(`^$|${pattern.source}`), mistake)
}

/** The accounts at ad platforms that a person's pages tell of visits and leads; empty where there is none. */
export const measuringAccountsSchema = z
  .object({
    meta_pixel_id: idSchema('meta_pixel_id'),
    google_tag_id: idSchema('google_tag_id'),
    google_conversion_label: idSchema('google_conversion_label'),
    tiktok_pixel_id: idSchema('tiktok_pixel_id'),
    /** The consent question and the footer link to this URL; empty if there is none. */
    privacy_policy_url: z
      .string()
      .trim()
      .max(500, 'A web address can have at most 500 characters.')
      .refine(
        (address) => address === '' || readWebAddress(address) !== null,
        'Enter a web address, such as https://example.com/privacy.',
      )
      .default(''),
  })
  .refine(
    ({ google_tag_id, google_conversion_label }) =>
      google_conversion_label === '' || google_tag_id.startsWith('AW-'),
    {
      path: ['google_conversion_label'],
      message: 'A conversion label belongs to a tag of Google Ads, whose id begins with AW-.',
    },
  )
export type MeasuringAccounts = z.infer<typeof measuringAccountsSchema>

export const noMeasuringAccounts: MeasuringAccounts = {
  meta_pixel_id: '',
  google_tag_id: '',
  google_conversion_label: '',
  tiktok_pixel_id: '',
  privacy_policy_url: '',
}

export const measuringSchema = z.object({
  accounts: measuringAccountsSchema,
  /** Whether published pages ask their visitors now: there is an id, and the plan includes it. */
  isInUse: z.boolean(),
  /** Events of leads that our server tells Meta of, and the newest ones of all platforms. */
  server: z.object({
    /** `sandbox`: this installation sends nothing to Meta. */
    mode: z.enum(['live', 'sandbox']),
    token: z.discriminatedUnion('state', [
      z.object({ state: z.enum(['none', 'set']) }),
      z.object({ state: z.literal('refused'), since: z.iso.datetime() }),
    ]),
    /** The newest first. */
    recent: z.array(
      z.object({
        id: z.uuid(),
        platform: z.enum(['meta', 'google']),
        at: z.iso.datetime(),
        funnel_title: z.string(),
        /** `kept`: it was not sent, since Meta has given no token or the installation sends nothing. */
        state: z.enum(['sent', 'kept', 'given-up']),
        /** What the platform would have got, of one that is kept. */
        body: z.string().nullable(),
      }),
    ),
  }),
  /** Whether our server tells Google of leads, too. */
  google: z.object({
    mode: adModeSchema,
    isOn: z.boolean(),
    /** What keeps Google from taking them. */
    problem: z
      .object({
        kind: z.enum(['token', 'permission', 'terms', 'conversion']),
        since: z.iso.datetime(),
      })
      .nullable(),
  }),
})
export type MeasuringSettings = z.infer<typeof measuringSchema>

const tokenMistake =
  'A Conversions API access token is one long word that begins with EAA, as Events Manager of Meta shows it.'

/** Body of PUT /api/account/measuring/meta-token. It is never answered again. */
export const metaTokenSchema = z.object({
  token: z
    .string()
    .trim()
    .regex(/^EAA[A-Za-z0-9]{20,500}$/, tokenMistake),
})

/** What a visitor decided about ad platforms before they became a lead; null where the page did not ask. */
export const measuringConsentSchema = z.enum(['agreed', 'declined', 'unanswered']).nullable()
export type MeasuringConsent = z.infer<typeof measuringConsentSchema>
