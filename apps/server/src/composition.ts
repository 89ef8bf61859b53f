import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

import { designToolCallbackPath, paymentWebhookPath, type SetupItem } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import { composeContent } from './compose-content.ts'
import { registerHealth } from './compose-health.ts'
import { composeInbox } from './compose-inbox.ts'
import { composePeople } from './compose-people.ts'
import { composePublicSite } from './compose-public-site.ts'
import { composeSite } from './compose-site.ts'
import { composeWorker } from './compose-worker.ts'
import type { Config } from './config.ts'
import { type Copywriter, openCopywriter } from './copywriter-pool/index.ts'
import type { Database } from './db/client.ts'
import { createLeases } from './db/leases.ts'
import { carriesSession, headersOf, type PasswordHashing } from './features/accounts/index.ts'
import { composeDesignTool } from './features/design-tool/index.ts'
import { createOutboxRepository, registerOutboxRoutes } from './features/outbox/index.ts'
import { registerSetupRoutes } from './features/setup/index.ts'
import { createApp } from './http/app.ts'
import { clientIpPrefix } from './http/client-ip-prefix.ts'
import { createDraining } from './http/draining.ts'
import { createRateLimiters } from './http/rate-limiters.ts'
import { isLocalOnly } from './http/local-names.ts'
import { createOverload } from './http/overload.ts'
import { createPublicPages } from './http/public-pages.ts'
import { loadWebApp } from './http/web-app.ts'
import { findWebFonts } from './http/web-fonts.ts'
import { createJobRepository } from './jobs/job-repository.ts'
import { registerJobRoutes } from './jobs/job-routes.ts'
import type { JobRunner } from './jobs/job-runner.ts'
import { createCanvaDesignTool } from './providers/design-tool/canva-design-tool.ts'
import { createSandboxEmail } from './providers/email/sandbox-email.ts'
import { createSmtpEmail } from './providers/email/smtp-email.ts'
import type { FileStore } from './providers/files/files.ts'
import { createLocalFiles } from './providers/files/local-files.ts'
import { registerSandboxPaymentPages } from './providers/payments/sandbox/pages/sandbox-payment-pages.ts'
import {
  createSandboxPayments,
  sandboxSignatureHeader,
} from './providers/payments/sandbox/sandbox-payments.ts'
import { sandboxSecret } from './providers/payments/sandbox/sandbox-signature.ts'
import { createStripePayments } from './providers/payments/stripe-payments.ts'
import { createOpenAiTextAi } from './providers/text-ai/openai-text-ai.ts'
import { createSandboxTextAi } from './providers/text-ai/sandbox-text-ai.ts'

export type Application = {
  app: FastifyInstance
  /** What is configured and what is not, for whoever runs it. */
  setup: SetupItem[]
  /** What the worker's billing clock does every few seconds, at once. */
  runBillingClock(): Promise<void>
  /** Runs the jobs of this process, once it is started. */
  worker: JobRunner
  /** Writes the views counted so far, which otherwise happens every half second. */
  flushViews(): Promise<void>
  /** Says to load balancers and kept connections that this process stops, and takes no more jobs. */
  beginDraining(): void
  /** Writes what is still in memory; after this nothing counts any more. */
  stop(): Promise<void>
}

type Options = {
  config: Config
  database: Database
  /** Of this installation. */
  secret: string
  log: Logger
  webFolder: string
  /** The module that renders the product's own pages. */
  rendererFile: string
  now?: () => Date
  /** The accounts' own, unless given. */
  passwordHashing?: PasswordHashing
  /** One that others use too, and that they stop. */
  copywriter?: Copywriter
}

/** The one place that chooses adapters and wires features; everything gets what it needs as arguments. */
export async function composeApplication(options: Options): Promise<Application> {
  const { config, database, secret, log, webFolder, rendererFile, now = () => new Date() } = options
  const { publicUrl } = config
  const ipPrefixOf = (request: IncomingMessage) => clientIpPrefix(request, config.trustProxy)

  const limiters = createRateLimiters({ database, secret, now: () => now().getTime() })
  const outbox = createOutboxRepository(database)
  const email = config.smtp === null ? createSandboxEmail(outbox) : createSmtpEmail(config.smtp)
  const copywriter = options.copywriter ?? openCopywriter()
  const fallback = createSandboxTextAi(copywriter)
  const textAi =
    config.openAi === null ? fallback : createOpenAiTextAi({ ...config.openAi, copywriter })
  const files = await openFiles(config)

  const content = composeContent({
    database,
    textAi,
    fallback,
    copywriter,
    files,
    limiters,
    now,
    log,
  })
  const leases = createLeases(database)
  const designTool = composeDesignTool({
    database,
    leases,
    configured: openDesignTool(config),
    instanceSecret: secret,
    mediaAssets: content.mediaAssets,
    limit: limiters.designToolCallsOfUser,
    publicUrl,
    now,
    log,
  })
  const { payments, sandboxPayments } = openPayments(options, {
    secret,
    now,
    post: (body, signature) => postPaymentEvent(app, body, signature),
  })
  const people = composePeople({
    database,
    leases,
    secret,
    publicUrl,
    isEnabled: config.emailPasswordAuth,
    passwordHashing: options.passwordHashing,
    email,
    payments,
    driveProvider: async (call) => sandboxPayments?.run(call),
    content,
    designTool,
    limiters,
    now,
    log,
  })
  const { findUser, billingJobs } = people
  const worker = composeWorker({ database, email, secret, publicUrl, billingJobs, now, log })
  const inbox = composeInbox({ database, email, secret, findUser, limiters, now })
  const overload = createOverload({ connections: database.connections })
  const publicSite = await composePublicSite({
    database,
    publicUrl,
    findUser,
    ipPrefixOf,
    overload,
    limiters,
    now,
    log,
  })

  const draining = createDraining()
  const web = loadWebApp(webFolder)
  const app = await createApp({
    log,
    ipPrefixOf,
    handleFirst: (request, response) => publicSite.handle(request, response),
    findUser: (request) => findUser(headersOf(request)),
    contentSecurity: web,
    isMeasured: config.measurementId !== null,
    draining,
    overload,
  })
  const outboxOpen = email.kind === 'sandbox' && isLocalOnly(config)
  const { site, setup } = composeSite({ config, email, textAi, payments })
  await people.register(app, { ...site, outboxOpen })
  if (sandboxPayments !== null) {
    await registerSandboxPaymentPages(app, {
      sandbox: sandboxPayments,
      limit: limiters.sandboxPortalChangesOfCustomer,
      fonts: findWebFonts(webFolder),
    })
  }
  registerOutboxRoutes(app, { outbox, isOpen: outboxOpen, isSandbox: email.kind === 'sandbox' })
  await content.register(app)
  designTool.register(app)
  await inbox.register(app)
  registerJobRoutes(app, { jobs: createJobRepository(database), now })
  registerSetupRoutes(app, setup)
  registerHealth(app, { config, database, ...publicSite, ...draining })
  const publicPages = await createPublicPages({ folder: webFolder, rendererFile, site, now })
  publicSite.register(app, publicPages.paths)
  await web.register(app, {
    publicPages,
    carriesSession: (request) => carriesSession(request.headers.cookie),
  })
  return {
    app,
    setup,
    runBillingClock: people.billingClock.runOnce,
    flushViews: publicSite.views.flush,
    worker,
    beginDraining() {
      draining.begin()
      void worker.stop()
    },
    async stop() {
      overload.stop()
      await worker.stop()
      await sandboxPayments?.stop()
      await Promise.all([publicSite.views.stop(), people.settle()])
      if (options.copywriter === undefined) await copywriter.stop()
    },
  }
}

/** A bucket when there is one; its library is large and loaded only then. */
async function openFiles({ s3, dataDir }: Config): Promise<FileStore> {
  if (s3 === null) return createLocalFiles(join(dataDir, 'files'))
  const { createS3Files } = await import('./providers/files/s3-files.ts')
  return createS3Files(s3)
}

/** Canva when there are keys; else designs are made in the studio of the web app. */
function openDesignTool({ canva, publicUrl }: Config) {
  if (canva === null) return null
  const redirectUrl = publicUrl + designToolCallbackPath
  return {
    tool: createCanvaDesignTool({ ...canva, redirectUrl }),
    clientSecret: canva.clientSecret,
  }
}

/** Stripe when there is a key, else the sandbox, which has pages and a clockwork of its own. */
function openPayments(
  { config, database, log }: Options,
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
async function postPaymentEvent(
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
