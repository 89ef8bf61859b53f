import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import {
  designToolCallbackPath,
  facebookCallbackPath,
  googleCallbackPath,
  paymentWebhookPath,
} from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { Config } from './config.ts'
import type { Copywriter } from './copywriter-pool/index.ts'
import type { Database } from './db/client.ts'
import type { Help } from './help.ts'
import { paintSceneLossless } from './illustrator/index.ts'
import { bounds } from './limits.ts'
import { createMetaConversions } from './providers/conversions/meta-conversions.ts'
import { createSandboxConversions } from './providers/conversions/sandbox-conversions.ts'
import { createCanvaDesignTool } from './providers/design-tool/canva-design-tool.ts'
import type { Dns } from './providers/dns/dns.ts'
import { createWireDns } from './providers/dns/wire-dns.ts'
import type { EmailSender } from './providers/email/email.ts'
import { createSandboxEmail } from './providers/email/sandbox-email.ts'
import { createSmtpEmail } from './providers/email/smtp-email.ts'
import { createOpenAiGuide } from './providers/guide/openai-guide.ts'
import { createSearchGuide } from './providers/guide/search-guide.ts'
import type { ImageAi } from './providers/image-ai/image-ai.ts'
import { createOpenAiImageAi } from './providers/image-ai/openai-image-ai.ts'
import { createSandboxImageAi } from './providers/image-ai/sandbox-image-ai.ts'
import type { FileStore } from './providers/files/files.ts'
import { createLocalFiles } from './providers/files/local-files.ts'
import {
  createSandboxPayments,
  sandboxSignatureHeader,
} from './providers/payments/sandbox/sandbox-payments.ts'
import { sandboxSecret } from './providers/payments/sandbox/sandbox-signature.ts'
import { createStripePayments } from './providers/payments/stripe-payments.ts'
import { createSealing } from './sealing.ts'
import { createFacebookSocialAds } from './providers/social-ads/facebook/facebook-social-ads.ts'
import { createGoogleSearchAds } from './providers/search-ads/google/google-search-ads.ts'
import {
  createSandboxSearchAds,
  demoSearchConsentPath,
} from './providers/search-ads/sandbox/sandbox-search-ads.ts'
import {
  createSandboxSocialAds,
  demoConsentPath,
} from './providers/social-ads/sandbox/sandbox-social-ads.ts'
import { createOpenAiTextAi } from './providers/text-ai/openai-text-ai.ts'
import { switchedGuide } from './providers/guide/switched-guide.ts'
import { switchedTextAi } from './providers/text-ai/switched-text-ai.ts'
import { createSandboxTextAi } from './providers/text-ai/sandbox-text-ai.ts'

/** A mail server when there is one, else the outbox of this installation. */
export function openEmail(
  { smtp }: Config,
  outbox: Parameters<typeof createSandboxEmail>[0],
): EmailSender {
  return smtp === null ? createSandboxEmail(outbox) : createSmtpEmail(smtp)
}

/** The servers that the configuration names, else those of the open internet. */
export function openDns({ dnsServers }: Config): Dns {
  return createWireDns({ servers: dnsServers })
}

/** A model when there is a key; the built-in texts are there in any case. */
export function openTextAi({ openAi }: Config, copywriter: Copywriter, asksModel: () => boolean) {
  const fallback = createSandboxTextAi(copywriter)
  if (openAi === null) return { textAi: fallback, fallback }
  const model = createOpenAiTextAi({ ...openAi, copywriter })
  return { textAi: switchedTextAi(() => (asksModel() ? model : fallback)), fallback }
}

/** A model when there is a key; the search over the help articles is there in any case. */
export function openGuide({ openAi }: Config, help: Help, asksModel: () => boolean) {
  const fallback = createSearchGuide(help.search)
  if (openAi === null) return { guide: fallback, fallback }
  const model = createOpenAiGuide({ ...openAi, help })
  return { guide: switchedGuide(() => (asksModel() ? model : fallback)), fallback }
}

/** A model when one is named for pictures; else the built-in illustrator draws. */
export function openImageAi(
  { openAi }: Config,
  fetchPicture: (address: string, signal: AbortSignal) => Promise<Buffer | null>,
): ImageAi {
  if (openAi === null || openAi.imageModel === null) {
    return createSandboxImageAi({ paint: paintSceneLossless })
  }
  return createOpenAiImageAi({
    ...openAi,
    model: openAi.imageModel,
    timeoutMs: bounds.outgoing.imageAiMs,
    fetchPicture,
    pause: (ms, signal) => pause(ms, undefined, { signal }),
  })
}

/** Meta where the configuration does not turn it off; whoever has no token there has the sandbox in any case. */
export function openConversions({ conversions }: Config) {
  const live =
    conversions.mode === 'live' ? createMetaConversions({ apiUrl: conversions.apiUrl }) : null
  return { live, sandbox: createSandboxConversions() }
}

/** A bucket when there is one; its library is large and loaded only then. */
export async function openFiles({ s3, dataDir }: Config): Promise<FileStore> {
  if (s3 === null) return createLocalFiles(join(dataDir, 'files'))
  const { createS3Files } = await import('./providers/files/s3-files.ts')
  return createS3Files(s3)
}

/** Canva when there are keys; else designs are made in the studio of the web app. */
export function openDesignTool({ canva, publicUrl }: Config) {
  if (canva === null) return null
  const redirectUrl = publicUrl + designToolCallbackPath
  return {
    tool: createCanvaDesignTool({ ...canva, redirectUrl }),
    clientSecret: canva.clientSecret,
  }
}

type AdsOptions = { config: Config; database: Database; log: Pick<Logger, 'warn'> }
type AdsContext = { secret: string; now: () => Date }

/** Facebook when there are keys, else demo accounts of this installation, unless ads are off. */
export function openSocialAds({ config, database, log }: AdsOptions, { secret, now }: AdsContext) {
  const { socialAds: chosen, publicUrl } = config
  if (chosen.mode === 'off') return null
  if (chosen.mode === 'live') {
    const redirectUrl = publicUrl + facebookCallbackPath
    const port = createFacebookSocialAds({
      ...chosen,
      redirectUrl,
      now,
      warn: (reason) => log.warn(reason),
    })
    return { port, tokenSecret: chosen.appSecret, consentPage: null }
  }
  const sealing = createSealing({ secret, purpose: 'demo ad accounts' })
  const sandbox = createSandboxSocialAds({ db: database.db, sealing, publicUrl, now })
  const consentPage = {
    path: demoConsentPath,
    callbackPath: facebookCallbackPath,
    platformName: 'Facebook',
    things: 'ads',
    codeFor: sandbox.codeFor,
  }
  return { port: sandbox.socialAds, tokenSecret: secret, forget: sandbox.forget, consentPage }
}

/** Google Ads when there are keys, else demo accounts of this installation, unless ads are off. */
export function openSearchAds({ config, database, log }: AdsOptions, { secret, now }: AdsContext) {
  const { searchAds: chosen, publicUrl } = config
  if (chosen.mode === 'off') return null
  if (chosen.mode === 'live') {
    const redirectUrl = publicUrl + googleCallbackPath
    const port = createGoogleSearchAds({
      ...chosen,
      redirectUrl,
      now,
      warn: (reason) => log.warn(reason),
    })
    return { port, tokenSecret: chosen.clientSecret, consentPage: null }
  }
  const sealing = createSealing({ secret, purpose: 'demo search ad accounts' })
  const sandbox = createSandboxSearchAds({ db: database.db, sealing, publicUrl, now })
  const consentPage = {
    path: demoSearchConsentPath,
    callbackPath: googleCallbackPath,
    platformName: 'Google Ads',
    things: 'campaigns',
    codeFor: sandbox.codeFor,
  }
  return { port: sandbox.searchAds, tokenSecret: secret, forget: sandbox.forget, consentPage }
}

/** Stripe when there is a key, else the sandbox, which has pages and a clockwork of its own. */
export function openPayments(
  { config, database, log }: { config: Config; database: Database; log: Logger },
  sandbox: Pick<Parameters<typeof createSandboxPayments>[0], 'secret' | 'now' | 'post'>,
) {
  if (config.stripe !== null) {
    return { payments: createStripePayments({ ...config.stripe, log }), sandboxPayments: null }
  }
  const sandboxPayments = createSandboxPayments({
    db: database.db,
    publicUrl: config.publicUrl,
    now: sandbox.now,
    post: sandbox.post,
    secret: sandboxSecret(sandbox.secret),
  })
  return { payments: sandboxPayments.payments, sandboxPayments }
}

/** The sandbox's events come in through the same door as a provider's. */
export async function postPaymentEvent(
  app: FastifyInstance,
  body: string,
  signature: string,
): Promise<boolean> {
  const answer = await app.inject({
    method: 'POST',
    url: paymentWebhookPath,
    payload: body,
    headers: { 'content-type': 'application/json', [sandboxSignatureHeader]: signature },
  })
  return answer.statusCode === 200
}
