import { expect, it } from 'vitest'

import { readConfig } from './config.ts'
import { maskVariables } from './mask-variables.ts'

const show = (disclosure: 'plain' | 'secret' | 'address', value: string | undefined) =>
  maskVariables({ NAME: disclosure }, { NAME: value })[0]?.value

it('shows the first and last three characters of a secret, and nothing of a short one', () => {
  expect(show('secret', 'abcdefgh')).toBe('abc...fgh')
  expect(show('secret', 'sk_live_51Habcdef')).toBe('sk_...def')
  expect(show('secret', 'abcdefg')).toBe('...')
})

it('shows where an address leads, and not who logs in there', () => {
  expect(show('address', 'postgres://app:s3cr3t@db.example:5432/wild?password=s3cr3t')).toBe(
    'postgres://...@db.example:5432/wild?...',
  )
  expect(show('address', 'https://wild.example')).toBe('https://wild.example/')
  expect(show('address', 'no address: s3cr3t-words')).toBe('no ...rds')
})

it('tells what is not set from what is', () => {
  expect(show('plain', undefined)).toBeNull()
  expect(show('secret', '  ')).toBeNull()
  expect(show('plain', '0')).toBe('0')
})

const secrets = {
  INSTANCE_SECRET: 'instance-secret-of-thirty-two-characters',
  METRICS_TOKEN: 'metrics-token-of-a-test',
  BOUNCE_DOMAIN: 'bounces.wild.example',
  BOUNCE_WEBHOOK_SECRET: 'bounce-webhook-of-a-test',
  OPENAI_API_KEY: 'openai-key-of-a-test',
  STRIPE_SECRET_KEY: 'sk_stripe-of-a-test',
  STRIPE_WEBHOOK_SECRET: 'whsec_stripe-of-a-test',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'bucket-key-of-a-test',
  S3_SECRET_ACCESS_KEY: 'bucket-secret-of-a-test',
  FACEBOOK_APP_ID: '4242',
  FACEBOOK_APP_SECRET: 'facebook-secret-of-a-test',
  GOOGLE_ADS_CLIENT_ID: '42.apps.googleusercontent.com',
  GOOGLE_ADS_CLIENT_SECRET: 'google-secret-of-a-test',
  CANVA_CLIENT_ID: 'canva-client',
  CANVA_CLIENT_SECRET: 'canva-secret-of-a-test',
  DATABASE_URL: 'postgres://app:database-of-a-test@localhost/wild',
  SMTP_URL: 'smtps://app:mail-of-a-test@mail.example',
  OPENAI_BASE_URL: 'https://app:model-of-a-test@models.example/v1',
}

it('of the configuration tells every variable by its name, and no secret', () => {
  const read = readConfig(secrets, { root: '/nowhere' })
  if (!read.ok) throw new Error(read.mistakes.join('\n'))
  const shown = read.config.variables
  expect(shown.filter(({ value }) => value !== null)).toHaveLength(Object.keys(secrets).length)
  expect(shown).toContainEqual({ name: 'OPENAI_API_KEY', value: 'ope...est' })
  expect(shown).toContainEqual({ name: 'SUPPORT_EMAIL', value: null })
  expect(JSON.stringify(shown)).not.toMatch(/of-a-test|of-thirty-two/)
})
