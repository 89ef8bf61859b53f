import { describe, expect, it } from 'vitest'

import { readConfig } from './config.ts'
import { isLocalOnly } from './http/local-names.ts'

const read = (environment: Record<string, string>) => readConfig(environment, { root: '/srv/app' })

describe('configuration', () => {
  it('needs nothing', () => {
    expect(read({})).toMatchObject({
      ok: true,
      config: {
        port: 3000,
        role: 'all',
        host: '127.0.0.1',
        dataDir: '/srv/app/data',
        databaseUrl: null,
        publicUrl: 'http://localhost:3000',
        productDomain: 'localhost',
        smtp: null,
        spfInclude: '_spf.localhost',
        bounces: null,
        openAi: null,
        stripe: null,
        s3: null,
        socialAds: { mode: 'sandbox' },
        searchAds: { mode: 'sandbox' },
        canva: null,
      },
    })
  })

  it('promises support where somebody reads what is asked, within hours of a week at most', () => {
    const SUPPORT_EMAIL = 'ask@wild.example'
    const promised = { SUPPORT_CONTACT_NAME: ' Mara ', SUPPORT_DEDICATED_HOURS: '4' }
    expect(read({ SUPPORT_EMAIL, ...promised })).toMatchObject({
      config: { support: { contactName: 'Mara', priorityHours: null, dedicatedHours: 4 } },
    })
    expect(read(promised)).toEqual({
      ok: false,
      mistakes: [
        'SUPPORT_EMAIL is needed with SUPPORT_CONTACT_NAME',
        'SUPPORT_EMAIL is needed with SUPPORT_DEDICATED_HOURS',
      ],
    })
    for (const hours of ['0', '169', '1.5', 'soon']) {
      expect(read({ SUPPORT_EMAIL, SUPPORT_PRIORITY_HOURS: hours })).toEqual({
        ok: false,
        mistakes: ['SUPPORT_PRIORITY_HOURS must be a whole number of hours from 1 to 168'],
      })
    }
  })

  it('names the SPF record after the address that mail comes from', () => {
    expect(
      read({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'Wildpath <Mail@Post.Wild.example>' }),
    ).toMatchObject({ config: { spfInclude: '_spf.post.wild.example' } })
    expect(read({ MAIL_SPF_INCLUDE: 'SPF.relay.example' })).toMatchObject({
      config: { spfInclude: 'spf.relay.example' },
    })
  })

  it('takes reports of undelivered emails by a port, a webhook or both, for a domain', () => {
    const BOUNCE_DOMAIN = 'bounces.wild.example'
    const BOUNCE_WEBHOOK_SECRET = 'a-secret-of-the-mail-service'
    expect(read({ BOUNCE_DOMAIN, BOUNCE_PORT: '2525' })).toMatchObject({
      config: {
        bounces: {
          domain: BOUNCE_DOMAIN,
          listener: { host: '0.0.0.0', port: 2525 },
          webhookSecret: null,
        },
      },
    })
    expect(read({ BOUNCE_DOMAIN, BOUNCE_WEBHOOK_SECRET })).toMatchObject({
      config: { bounces: { listener: null, webhookSecret: BOUNCE_WEBHOOK_SECRET } },
    })
    expect(read({ BOUNCE_PORT: '2525' })).toMatchObject({
      mistakes: ['BOUNCE_DOMAIN is needed with BOUNCE_PORT and BOUNCE_WEBHOOK_SECRET'],
    })
    expect(read({ BOUNCE_DOMAIN })).toMatchObject({
      mistakes: [
        'BOUNCE_PORT or BOUNCE_WEBHOOK_SECRET is needed with BOUNCE_DOMAIN: nobody reads it else',
      ],
    })
  })

  it('says one line a mistake, each naming its variable', () => {
    expect(read({ PORT: 'many', DATABASE_URL: 'mysql://x', SMTP_URL: 'mail' })).toEqual({
      ok: false,
      mistakes: [
        'PORT must be a port number, for example 3000',
        'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
        'SMTP_URL must be an address that starts with smtp:// or smtps://',
      ],
    })
  })

  it.for(['7', '201', '9.5', 'many'])(
    'refuses a pool of %s connections, which would leave none for requests or is no number',
    (size) => {
      expect(read({ DATABASE_POOL_SIZE: size })).toEqual({
        ok: false,
        mistakes: ['DATABASE_POOL_SIZE must be a whole number from 8 to 200'],
      })
    },
  )

  it('takes a pool that leaves connections to requests', () => {
    expect(read({ DATABASE_POOL_SIZE: '8' })).toMatchObject({
      ok: true,
      config: { databasePoolSize: 8 },
    })
    expect(read({})).toMatchObject({ config: { databasePoolSize: 10 } })
  })

  it('takes payments out of the sandbox with a key and the secret of the webhook', () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    expect(read(keys)).toMatchObject({
      ok: true,
      config: { stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: null } },
    })
  })

  it("names no address for questions and no profiles that the operator didn't", () => {
    expect(read({ PUBLIC_URL: 'https://wild.example' })).toMatchObject({
      ok: true,
      config: { supportEmail: null, socialProfiles: [] },
    })
  })

  it('takes profiles at their networks only', () => {
    const profiles = {
      SOCIAL_X_URL: 'https://x.com/wildpath',
      SOCIAL_FACEBOOK_URL: 'https://www.facebook.com/wildpath',
    }
    expect(read(profiles)).toMatchObject({
      ok: true,
      config: {
        socialProfiles: [
          { network: 'facebook', url: 'https://www.facebook.com/wildpath' },
          { network: 'x', url: 'https://x.com/wildpath' },
        ],
      },
    })
    const wrong = {
      SOCIAL_X_URL: 'https://notx.com/wildpath',
      SOCIAL_YOUTUBE_URL: 'javascript:alert(1)',
    }
    expect(read(wrong)).toEqual({
      ok: false,
      mistakes: [
        'SOCIAL_X_URL must be an address at x.com, for example https://www.x.com/yourname',
        'SOCIAL_YOUTUBE_URL must be an address at youtube.com, for example https://www.youtube.com/yourname',
      ],
    })
  })

  it('keeps files in a bucket with its name and both keys', () => {
    const keys = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
    expect(read(keys)).toMatchObject({
      ok: true,
      config: {
        s3: {
          bucket: 'pictures',
          region: 'us-east-1',
          endpoint: null,
          accessKeyId: 'id',
          secretAccessKey: 'secret',
        },
      },
    })
    expect(read({ S3_BUCKET: 'pictures' })).toEqual({
      ok: false,
      mistakes: [
        'S3_ACCESS_KEY_ID is needed with S3_BUCKET',
        'S3_SECRET_ACCESS_KEY is needed with S3_BUCKET',
      ],
    })
  })

  it("places ads on people's own accounts with both keys of an app, unless it is told otherwise", () => {
    const keys = { FACEBOOK_APP_ID: '4242', FACEBOOK_APP_SECRET: 'abc' }
    const live = { mode: 'live', appId: '4242', appSecret: 'abc', apiUrl: null, authUrl: null }
    expect(read(keys)).toMatchObject({ ok: true, config: { socialAds: live } })
    expect(read({ ...keys, SOCIAL_ADS: 'live' })).toMatchObject({ config: { socialAds: live } })
    for (const mode of ['sandbox', 'off']) {
      expect(read({ ...keys, SOCIAL_ADS: mode })).toMatchObject({ config: { socialAds: { mode } } })
    }
    expect(read({ SOCIAL_ADS: 'live' })).toEqual({
      ok: false,
      mistakes: ['FACEBOOK_APP_ID and FACEBOOK_APP_SECRET are needed with SOCIAL_ADS=live'],
    })
    expect(read({ FACEBOOK_APP_ID: '4242' })).toEqual({
      ok: false,
      mistakes: ['FACEBOOK_APP_SECRET is needed with FACEBOOK_APP_ID'],
    })
    expect(read({ FACEBOOK_APP_SECRET: 'abc' })).toEqual({
      ok: false,
      mistakes: ['FACEBOOK_APP_ID is needed with FACEBOOK_APP_SECRET'],
    })
    expect(read({ ...keys, FACEBOOK_APP_ID: 'my-app' })).toEqual({
      ok: false,
      mistakes: ['FACEBOOK_APP_ID must be the number of an app at Meta for Developers'],
    })
    expect(read({ SOCIAL_ADS: 'on' })).toEqual({
      ok: false,
      mistakes: ['SOCIAL_ADS must be one of off, sandbox, live'],
    })
  })

  it("places campaigns on people's own accounts with both keys of a client, unless it is told otherwise", () => {
    const clientId = '42.apps.googleusercontent.com'
    const keys = { GOOGLE_ADS_CLIENT_ID: clientId, GOOGLE_ADS_CLIENT_SECRET: 'abc' }
    const live = { mode: 'live', clientId, clientSecret: 'abc', apiUrl: null, authUrl: null }
    expect(read(keys)).toMatchObject({ ok: true, config: { searchAds: live } })
    expect(read({ ...keys, SEARCH_ADS: 'live' })).toMatchObject({ config: { searchAds: live } })
    for (const mode of ['sandbox', 'off']) {
      expect(read({ ...keys, SEARCH_ADS: mode })).toMatchObject({ config: { searchAds: { mode } } })
    }
    expect(read({ SEARCH_ADS: 'live' })).toEqual({
      ok: false,
      mistakes: [
        'GOOGLE_ADS_CLIENT_ID and GOOGLE_ADS_CLIENT_SECRET are needed with SEARCH_ADS=live',
      ],
    })
    expect(read({ GOOGLE_ADS_CLIENT_ID: clientId })).toEqual({
      ok: false,
      mistakes: ['GOOGLE_ADS_CLIENT_SECRET is needed with GOOGLE_ADS_CLIENT_ID'],
    })
    expect(read({ GOOGLE_ADS_CLIENT_SECRET: 'abc' })).toEqual({
      ok: false,
      mistakes: ['GOOGLE_ADS_CLIENT_ID is needed with GOOGLE_ADS_CLIENT_SECRET'],
    })
    expect(read({ ...keys, GOOGLE_ADS_CLIENT_ID: 'my-client' })).toEqual({
      ok: false,
      mistakes: [
        'GOOGLE_ADS_CLIENT_ID must be the id of an OAuth client, which ends with .apps.googleusercontent.com',
      ],
    })
    expect(read({ SEARCH_ADS: 'on' })).toEqual({
      ok: false,
      mistakes: ['SEARCH_ADS must be one of off, sandbox, live'],
    })
  })

  it('connects Canva with both of its keys', () => {
    const keys = { CANVA_CLIENT_ID: 'OC-1', CANVA_CLIENT_SECRET: 'cnvca1' }
    expect(read(keys)).toMatchObject({
      ok: true,
      config: {
        canva: { clientId: 'OC-1', clientSecret: 'cnvca1', apiUrl: null, authUrl: null },
      },
    })
    expect(read({ CANVA_CLIENT_SECRET: 'cnvca1' })).toEqual({
      ok: false,
      mistakes: ['CANVA_CLIENT_ID is needed with CANVA_CLIENT_SECRET'],
    })
  })

  it('says what a payment key lacks', () => {
    expect(read({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual({
      ok: false,
      mistakes: [
        'STRIPE_WEBHOOK_SECRET is needed with STRIPE_SECRET_KEY: payments are confirmed by signed events only',
      ],
    })
    expect(read({ STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'x' })).toEqual({
      ok: false,
      mistakes: [
        'STRIPE_SECRET_KEY must be a secret key of Stripe, which starts with sk_ or rk_',
        "STRIPE_WEBHOOK_SECRET must be the signing secret of Stripe's webhook, which starts with whsec_",
      ],
    })
  })

  it('treats an empty variable as not given', () => {
    expect(read({ PORT: '', SMTP_URL: ' ' })).toMatchObject({
      ok: true,
      config: { port: 3000, smtp: null },
    })
  })

  it('takes the product domain from the public address', () => {
    expect(read({ PUBLIC_URL: 'https://wildpath.example/' })).toMatchObject({
      ok: true,
      config: { publicUrl: 'https://wildpath.example', productDomain: 'wildpath.example' },
    })
  })

  it.each([
    ['http://localhost:3000', '127.0.0.1', true],
    ['http://camp.localhost:3000', '::1', true],
    ['http://localhost:3000', '0.0.0.0', false],
    ['https://wildpath.example', '127.0.0.1', false],
    ['https://localhost.example', '127.0.0.1', false],
  ])('knows whether only this machine reaches %s on %s', (publicUrl, host, expected) => {
    expect(isLocalOnly({ publicUrl, host })).toBe(expected)
  })
})
