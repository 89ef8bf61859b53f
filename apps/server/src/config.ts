import { isIP } from 'node:net'
import { isAbsolute, join } from 'node:path'

import {
  type ConfigurationVariable,
  isEmailAddress,
  type SocialProfile,
  type SupportPromise,
} from '@wildpath/contract'
import { z } from 'zod'

import { defaultPool, smallestPool } from './connection-budget.ts'
import { type Disclosure, maskVariables } from './mask-variables.ts'
import { disclosures } from './variable-disclosures.ts'
import { socialProfilesOf, socialVariables } from './social-profiles.ts'

const port = z.coerce
  .number({ error: 'must be a port number, for example 3000' })
  .int('must be a whole port number')
  .min(0, 'must be a port between 0 and 65535')
  .max(65535, 'must be a port between 0 and 65535')

function url(protocols: readonly string[]) {
  return z.string().refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
    error: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  })
}

const largestPool = 200
const poolSizeRule = `must be a whole number from ${smallestPool} to ${largestPool}`

const hoursRule = 'must be a whole number of hours from 1 to 168'
const promisedHours = z.coerce
  .number({ error: hoursRule })
  .int(hoursRule)
  .min(1, hoursRule)
  .max(168, hoursRule)

const yesNo = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 1 or 0' })
  .transform((value) => value === '1' || value === 'true')

const hostName = z
  .string()
  .transform((text) => text.trim().toLowerCase())
  .refine((text) => /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(text), {
    error: 'must be a host name, for example bounces.example.com',
  })

/** Words between commas. */
function list(isItem: (item: string) => boolean, rule: string) {
  return z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim().toLowerCase())
        .filter((item) => item !== ''),
    )
    .refine((items) => items.every(isItem), { error: rule })
}

const hostList = list(
  (item) => /^[a-z0-9.-]+$/.test(item),
  'must be host names between commas, for example a.example.com,b.example.com',
)
const addressList = list(
  (item) => isIP(item) !== 0,
  'must be IP addresses between commas, for example 203.0.113.7,2001:db8::7',
)
const dnsServerList = list(
  (item) => isDnsServer(item),
  'must be IP addresses between commas, with a port or not, for example 9.9.9.9,127.0.0.1:5353',
)

function isDnsServer(item: string): boolean {
  const [, bracketed, plain, port = '53'] =
    /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(item) ?? []
  return isIP(item) !== 0 || (isIP(bracketed ?? plain ?? '') !== 0 && Number(port) <= 65_535)
}

const variables = z.object({
  // Others give it values of their own.
  NODE_ENV: z.enum(['production', 'development', 'test']).catch('production'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number({ error: poolSizeRule })
    .int(poolSizeRule)
    .min(smallestPool, poolSizeRule)
    .max(largestPool, poolSizeRule)
    .default(defaultPool),
  PUBLIC_URL: url(['http:', 'https:']).optional(),
  PRODUCT_DOMAIN: z.string().optional(),
  PREVIEW_HOSTS: hostList,
  FUNNELS_HOST: z.string().optional(),
  FUNNELS_ADDRESSES: addressList,
  CERTIFICATE_AUTHORITIES: hostList,
  DNS_SERVERS: dnsServerList,
  TRUST_PROXY: yesNo.default(false),
  REUSE_PORT: yesNo.default(false),
  ROLE: z
    .enum(['all', 'web', 'worker'], { error: 'must be one of all, web, worker' })
    .default('all'),
  INSTANCE_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  RENEW_INSTANCE_SECRET: yesNo.default(false),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, silent',
    })
    .default('info'),
  EMAIL_PASSWORD_AUTH: yesNo.default(true),
  ADMIN_REQUIRES_2FA: yesNo.default(false),
  ANALYTICS_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, { error: 'must be a measurement id, for example G-AB12CD34EF' })
    .optional(),
  SUPPORT_EMAIL: z.string().refine(isEmailAddress, 'must be an email address').optional(),
  SUPPORT_CONTACT_NAME: z
    .string()
    .trim()
    .max(80, { error: 'must have 80 characters at most' })
    .optional(),
  SUPPORT_PRIORITY_HOURS: promisedHours.optional(),
  SUPPORT_DEDICATED_HOURS: promisedHours.optional(),
  ...socialVariables,
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().optional(),
  MAIL_SPF_INCLUDE: hostName.optional(),
  BOUNCE_DOMAIN: hostName.optional(),
  BOUNCE_HOST: z.string().default('0.0.0.0'),
  BOUNCE_PORT: port.optional(),
  BOUNCE_WEBHOOK_SECRET: z
    .string()
    .min(16, { error: 'must have at least 16 characters' })
    .optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: url(['http:', 'https:']).optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  OPENAI_IMAGE_MODEL: z.string().optional(),
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().int().min(10).max(1800).default(60),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key of Stripe, which starts with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "must be the signing secret of Stripe's webhook, which starts with whsec_")
    .optional(),
  STRIPE_API_BASE: url(['http:', 'https:']).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: url(['http:', 'https:']).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SOCIAL_ADS: z
    .enum(['off', 'sandbox', 'live'], { error: 'must be one of off, sandbox, live' })
    .optional(),
  FACEBOOK_APP_ID: z
    .string()
    .regex(/^\d+$/, { error: 'must be the number of an app at Meta for Developers' })
    .optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_API_URL: url(['http:', 'https:']).optional(),
  FACEBOOK_AUTH_URL: url(['http:', 'https:']).optional(),
  SEARCH_ADS: z
    .enum(['off', 'sandbox', 'live'], { error: 'must be one of off, sandbox, live' })
    .optional(),
  GOOGLE_ADS_CLIENT_ID: z
    .string()
    .regex(/\.apps\.googleusercontent\.com$/, {
      error: 'must be the id of an OAuth client, which ends with .apps.googleusercontent.com',
    })
    .optional(),
  GOOGLE_ADS_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ADS_API_URL: url(['http:', 'https:']).optional(),
  GOOGLE_ADS_AUTH_URL: url(['http:', 'https:']).optional(),
  META_CONVERSIONS: z
    .enum(['live', 'sandbox'], { error: 'must be live or sandbox' })
    .default('live'),
  META_CONVERSIONS_API_URL: url(['http:', 'https:']).optional(),
  CANVA_CLIENT_ID: z.string().optional(),
  CANVA_CLIENT_SECRET: z.string().optional(),
  CANVA_API_URL: url(['http:', 'https:']).optional(),
  CANVA_AUTH_URL: url(['http:', 'https:']).optional(),
})

const environmentSchema = variables.superRefine((env, context) => {
  const need = (name: keyof typeof env, message: string) => {
    if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message })
  }
  // Without the webhook nobody would get what they paid for.
  if (env.STRIPE_SECRET_KEY !== undefined) {
    need(
      'STRIPE_WEBHOOK_SECRET',
      'is needed with STRIPE_SECRET_KEY: payments are confirmed by signed events only',
    )
  }
  if (env.BOUNCE_PORT !== undefined || env.BOUNCE_WEBHOOK_SECRET !== undefined) {
    need('BOUNCE_DOMAIN', 'is needed with BOUNCE_PORT and BOUNCE_WEBHOOK_SECRET')
  } else if (env.BOUNCE_DOMAIN !== undefined) {
    need(
      'BOUNCE_PORT',
      'or BOUNCE_WEBHOOK_SECRET is needed with BOUNCE_DOMAIN: nobody reads it else',
    )
  }
  // Nobody would read what is asked.
  for (const name of [
    'SUPPORT_CONTACT_NAME',
    'SUPPORT_PRIORITY_HOURS',
    'SUPPORT_DEDICATED_HOURS',
  ] as const) {
    if (env[name] !== undefined) need('SUPPORT_EMAIL', `is needed with ${name}`)
  }
  if (env.S3_BUCKET !== undefined) {
    need('S3_ACCESS_KEY_ID', 'is needed with S3_BUCKET')
    need('S3_SECRET_ACCESS_KEY', 'is needed with S3_BUCKET')
  }
  if (env.FACEBOOK_APP_ID !== undefined) {
    need('FACEBOOK_APP_SECRET', 'is needed with FACEBOOK_APP_ID')
  } else if (env.FACEBOOK_APP_SECRET !== undefined) {
    need('FACEBOOK_APP_ID', 'is needed with FACEBOOK_APP_SECRET')
  } else if (env.SOCIAL_ADS === 'live') {
    need('FACEBOOK_APP_ID', 'and FACEBOOK_APP_SECRET are needed with SOCIAL_ADS=live')
  }
  if (env.GOOGLE_ADS_CLIENT_ID !== undefined) {
    need('GOOGLE_ADS_CLIENT_SECRET', 'is needed with GOOGLE_ADS_CLIENT_ID')
  } else if (env.GOOGLE_ADS_CLIENT_SECRET !== undefined) {
    need('GOOGLE_ADS_CLIENT_ID', 'is needed with GOOGLE_ADS_CLIENT_SECRET')
  } else if (env.SEARCH_ADS === 'live') {
    need('GOOGLE_ADS_CLIENT_ID', 'and GOOGLE_ADS_CLIENT_SECRET are needed with SEARCH_ADS=live')
  }
  if (env.CANVA_CLIENT_ID !== undefined) {
    need('CANVA_CLIENT_SECRET', 'is needed with CANVA_CLIENT_ID')
  }
  if (env.CANVA_CLIENT_SECRET !== undefined) {
    need('CANVA_CLIENT_ID', 'is needed with CANVA_CLIENT_SECRET')
  }
})

type Variable = Exclude<keyof z.infer<typeof variables>, 'NODE_ENV'>

export type Config = {
  environment: 'production' | 'development' | 'test'
  /** Everything that can be configured, masked, for the diagnostics. */
  variables: ConfigurationVariable[]
  port: number
  host: string
  /** Absolute folder of everything the product keeps on disk. */
  dataDir: string
  /** A PostgreSQL of one's own; null starts the embedded one. */
  databaseUrl: string | null
  /** Connections that this process opens at most; one more listens. */
  databasePoolSize: number
  /** Where people reach the product, without a trailing slash. */
  publicUrl: string
  /** The domain of product subdomains, in lower case and without a port. */
  productDomain: string
  /** Further hosts that show the product itself. */
  previewHosts: string[]
  /** What the records of custom domains point to. */
  funnelsHost: string
  /** Addresses for records that cannot point to a name; empty: those that `funnelsHost` has. */
  funnelsAddresses: string[]
  /** Names in CAA records of those whose certificates the proxy asks for. */
  certificateAuthorities: string[]
  /** Asked instead of name servers of the internet, such as '127.0.0.1:5353'; empty: the internet's. */
  dnsServers: string[]
  trustProxy: boolean
  reusePort: boolean
  /** What this process does: answer requests, run jobs (which send emails), or both. */
  role: 'all' | 'web' | 'worker'
  /** Signs cookies and links; null keeps one in a file of `dataDir`. */
  instanceSecret: string | null
  /** Whether it takes the place of one that was lost. */
  renewInstanceSecret: boolean
  /** Opens the metrics; null opens them to this machine alone, and to nobody behind a proxy. */
  metricsToken: string | null
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  emailPasswordAuth: boolean
  /** Whether admins act as such only in sessions that passed a second factor. */
  adminsNeedSecondFactor: boolean
  /** Of Google Analytics; null measures nobody. */
  measurementId: string | null
  /** Where people write to; null where nobody reads. */
  supportEmail: string | null
  /** What people with paid plans are promised. */
  support: SupportPromise
  /** The operator's own, for the footer. */
  socialProfiles: SocialProfile[]
  smtp: { url: string; from: string } | null
  /** The SPF record that lists the servers which mail leaves from. */
  spfInclude: string
  /** Null where nobody reads reports of emails that did not arrive. `listener` null: a mail service hands them over. */
  bounces: {
    domain: string
    listener: { host: string; port: number } | null
    webhookSecret: string | null
  } | null
  /** `timeoutMs`: how long the model may be silent. */
  openAi: {
    apiKey: string
    baseUrl: string | null
    model: string
    /** Null leaves pictures to the built-in illustrator. */
    imageModel: string | null
    timeoutMs: number
  } | null
  /** Null keeps payments in the sandbox. */
  stripe: { secretKey: string; webhookSecret: string; apiBase: string | null } | null
  /** Null keeps files below `dataDir`. */
  s3: {
    bucket: string
    region: string
    endpoint: string | null
    accessKeyId: string
    secretAccessKey: string
  } | null
  /** Ads at social networks. The addresses are others than Facebook's in tests only. */
  socialAds:
    | { mode: 'off' | 'sandbox' }
    | {
        mode: 'live'
        appId: string
        appSecret: string
        apiUrl: string | null
        authUrl: string | null
      }
  /** Ads at search engines. The addresses are others than Google's in tests only. */
  searchAds:
    | { mode: 'off' | 'sandbox' }
    | {
        mode: 'live'
        clientId: string
        clientSecret: string
        apiUrl: string | null
        authUrl: string | null
      }
  /** Leads that owners' tokens tell Meta's server of; the sandbox keeps them here. Another address is for tests. */
  conversions: { mode: 'live' | 'sandbox'; apiUrl: string | null }
  /** Null leaves designs to the built-in studio. The addresses are others than Canva's in tests only. */
  canva: {
    clientId: string
    clientSecret: string
    apiUrl: string | null
    authUrl: string | null
  } | null
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; mistakes: string[] }

/** Reads the environment once. Every mistake is one line that names the variable. */
export function readConfig(
  environment: Record<string, string | undefined>,
  options: { root: string },
): ConfigResult {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const mistakes = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    return { ok: false, mistakes }
  }
  const env = parsed.data
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '')
  const productDomain = (env.PRODUCT_DOMAIN ?? new URL(publicUrl).hostname)
    .toLowerCase()
    .replace(/:\d+$/, '')
  const mailFrom = env.MAIL_FROM ?? `no-reply@${productDomain}`
  return {
    ok: true,
    config: {
      environment: env.NODE_ENV,
      variables: maskVariables(disclosures satisfies Record<Variable, Disclosure>, given),
      port: env.PORT,
      host: env.HOST,
      dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : join(options.root, env.DATA_DIR),
      databaseUrl: env.DATABASE_URL ?? null,
      databasePoolSize: env.DATABASE_POOL_SIZE,
      publicUrl,
      productDomain,
      previewHosts: env.PREVIEW_HOSTS,
      funnelsHost: env.FUNNELS_HOST?.toLowerCase() ?? `funnels.${productDomain}`,
      funnelsAddresses: env.FUNNELS_ADDRESSES,
      certificateAuthorities:
        env.CERTIFICATE_AUTHORITIES.length > 0 ? env.CERTIFICATE_AUTHORITIES : ['letsencrypt.org'],
      dnsServers: env.DNS_SERVERS,
      trustProxy: env.TRUST_PROXY,
      reusePort: env.REUSE_PORT,
      role: env.ROLE,
      instanceSecret: env.INSTANCE_SECRET ?? null,
      renewInstanceSecret: env.RENEW_INSTANCE_SECRET,
      metricsToken: env.METRICS_TOKEN ?? null,
      logLevel: env.LOG_LEVEL,
      emailPasswordAuth: env.EMAIL_PASSWORD_AUTH,
      adminsNeedSecondFactor: env.ADMIN_REQUIRES_2FA,
      measurementId: env.ANALYTICS_MEASUREMENT_ID ?? null,
      supportEmail: env.SUPPORT_EMAIL ?? null,
      support: {
        contactName: env.SUPPORT_CONTACT_NAME ?? null,
        priorityHours: env.SUPPORT_PRIORITY_HOURS ?? null,
        dedicatedHours: env.SUPPORT_DEDICATED_HOURS ?? null,
      },
      socialProfiles: socialProfilesOf(env),
      smtp: env.SMTP_URL === undefined ? null : { url: env.SMTP_URL, from: mailFrom },
      spfInclude: env.MAIL_SPF_INCLUDE ?? `_spf.${domainOf(mailFrom)}`,
      bounces: bouncesOf(env),
      openAi:
        env.OPENAI_API_KEY === undefined && env.OPENAI_BASE_URL === undefined
          ? null
          : {
              // Local model servers speak the protocol without a key.
              apiKey: env.OPENAI_API_KEY ?? 'none',
              baseUrl: env.OPENAI_BASE_URL ?? null,
              model: env.OPENAI_MODEL,
              imageModel: env.OPENAI_IMAGE_MODEL ?? null,
              timeoutMs: env.OPENAI_TIMEOUT_SECONDS * 1000,
            },
      stripe:
        env.STRIPE_SECRET_KEY === undefined || env.STRIPE_WEBHOOK_SECRET === undefined
          ? null
          : {
              secretKey: env.STRIPE_SECRET_KEY,
              webhookSecret: env.STRIPE_WEBHOOK_SECRET,
              apiBase: env.STRIPE_API_BASE ?? null,
            },
      s3: s3Of(env),
      socialAds: socialAdsOf(env),
      searchAds: searchAdsOf(env),
      conversions: { mode: env.META_CONVERSIONS, apiUrl: env.META_CONVERSIONS_API_URL ?? null },
      canva: canvaOf(env),
    },
  }
}

/** Of an address, alone or as 'Name <address>'. */
function domainOf(address: string): string {
  return address
    .slice(address.lastIndexOf('@') + 1)
    .replace(/>\s*$/, '')
    .trim()
    .toLowerCase()
}

function bouncesOf(env: z.infer<typeof variables>): Config['bounces'] {
  const { BOUNCE_DOMAIN: domain, BOUNCE_HOST: host, BOUNCE_PORT } = env
  if (domain === undefined) return null
  return {
    domain,
    listener: BOUNCE_PORT === undefined ? null : { host, port: BOUNCE_PORT },
    webhookSecret: env.BOUNCE_WEBHOOK_SECRET ?? null,
  }
}

function s3Of(env: z.infer<typeof variables>): Config['s3'] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = env
  const { S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    return null
  }
  return {
    bucket,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? null,
    accessKeyId,
    secretAccessKey,
  }
}

function socialAdsOf(env: z.infer<typeof variables>): Config['socialAds'] {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret, SOCIAL_ADS: mode } = env
  if (mode === 'off' || mode === 'sandbox') return { mode }
  if (appId === undefined || appSecret === undefined) return { mode: 'sandbox' }
  const addresses = {
    apiUrl: env.FACEBOOK_API_URL ?? null,
    authUrl: env.FACEBOOK_AUTH_URL ?? null,
  }
  return { mode: 'live', appId, appSecret, ...addresses }
}

function searchAdsOf(env: z.infer<typeof variables>): Config['searchAds'] {
  const { GOOGLE_ADS_CLIENT_ID: clientId, GOOGLE_ADS_CLIENT_SECRET: clientSecret } = env
  const { SEARCH_ADS: mode } = env
  if (mode === 'off' || mode === 'sandbox') return { mode }
  if (clientId === undefined || clientSecret === undefined) return { mode: 'sandbox' }
  const addresses = {
    apiUrl: env.GOOGLE_ADS_API_URL ?? null,
    authUrl: env.GOOGLE_ADS_AUTH_URL ?? null,
  }
  return { mode: 'live', clientId, clientSecret, ...addresses }
}

function canvaOf(env: z.infer<typeof variables>): Config['canva'] {
  const { CANVA_CLIENT_ID: clientId, CANVA_CLIENT_SECRET: clientSecret } = env
  if (clientId === undefined || clientSecret === undefined) return null
  return {
    clientId,
    clientSecret,
    apiUrl: env.CANVA_API_URL ?? null,
    authUrl: env.CANVA_AUTH_URL ?? null,
  }
}
