import { randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

import { designToolCallbackPath, paymentWebhookPath, product } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import { composeWorker } from './compose-worker.ts'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import { getInstanceSecret } from './db/instance-secret.ts'
import {
  createAccountDataRepository,
  createAccountDataService,
  registerAccountDataRoutes,
} from './features/account-data/index.ts'
import {
  carriesSession,
  composeAccounts,
  createAccountRepository,
  headersOf,
  registerAccountRoutes,
  registerProfileRoutes,
} from './features/accounts/index.ts'
import { composeBilling } from './features/billing/index.ts'
import { composeDesignTool } from './features/design-tool/index.ts'
import {
  createDesignRepository,
  createDesignService,
  createWorkTurns,
  registerDesignRoutes,
} from './features/designs/index.ts'
import { composeFollowUps } from './features/follow-ups/index.ts'
import {
  createAddressRepository,
  createFunnelRepository,
  createFunnelService,
  createPageVersionRepository,
  registerFunnelRoutes,
} from './features/funnels/index.ts'
import {
  createGenerationService,
  createRewriteService,
  registerGenerationRoutes,
  registerRewriteRoutes,
} from './features/generation/index.ts'
import {
  createLeadChanges,
  createLeadIntake,
  createLeadRepository,
  createLeadService,
  createLeadWriter,
  registerLeadRoutes,
} from './features/leads/index.ts'
import {
  createNumberRepository,
  createNumberService,
  createVisitorNames,
  registerNumberRoutes,
} from './features/numbers/index.ts'
import { createOutboxRepository, registerOutboxRoutes } from './features/outbox/index.ts'
import {
  createPageCache,
  createPageExport,
  createPublicFunnelRepository,
  createPublicSite,
  createSharePictures,
  createSiteMap,
  createViewCounter,
  pictureReader,
  type PublicFunnelRepository,
  type PublicPage,
  registerPageExportRoutes,
  registerPublicFileRoutes,
  renderPublicPage,
  weighPage,
} from './features/public-site/index.ts'
import { createApp } from './http/app.ts'
import { createAttemptLimiter, createDistinctLimiter } from './http/attempt-limiter.ts'
import { clientNetwork } from './http/client-network.ts'
import { type LiveEvents, registerLiveEvents } from './http/live-events.ts'
import { isLocalOnly } from './http/local-names.ts'
import { createPublicPages } from './http/public-pages.ts'
import { registerHealthRoutes } from './http/health-routes.ts'
import { loadWebApp } from './http/web-app.ts'
import { paintScene } from './illustrator/index.ts'
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
  /** What the billing clock does every few seconds, at once. */
  turnBillingClock(): Promise<void>
  /** Runs the jobs of this process, once it is started. */
  worker: JobRunner
  /** Writes the views counted so far, which otherwise happens every half second. */
  flushViews(): Promise<void>
  /** Writes what is still in memory; after this nothing counts any more. */
  stop(): Promise<void>
}

type Options = {
  config: Config
  database: Database
  log: Logger
  webFolder: string
  /** The module that renders the product's own pages. */
  rendererFile: string
  now?: () => Date
}

const minute = 60_000
const keptPages = { maximum: 5_000, largestWeight: 512 * 1024 * 1024 }

/** The one place that chooses adapters and wires features; everything gets what it needs as arguments. */
export async function composeApplication(options: Options): Promise<Application> {
  const { config, database, log, webFolder, rendererFile, now = () => new Date() } = options
  const clock = () => now().getTime()
  const networkOf = (request: IncomingMessage) => clientNetwork(request, config.trustProxy)
  const limiter = (limit: number, windowMs: number) =>
    createAttemptLimiter({ limit, windowMs, now: clock })

  const outbox = createOutboxRepository(database)
  const email = config.smtp === null ? createSandboxEmail(outbox) : createSmtpEmail(config.smtp)
  const copywriter = createSandboxTextAi()
  const files = await openFiles(config)
  const textAi = config.openAi === null ? copywriter : createOpenAiTextAi(config.openAi)

  // Whatever a person lets write counts together.
  const writingLimit = limiter(60, 60 * minute)
  const generation = createGenerationService({
    textAi,
    copywriter,
    now,
    newSeed: randomUUID,
    limit: writingLimit,
    log,
  })
  const funnels = createFunnelService({
    funnels: createFunnelRepository(database),
    versions: createPageVersionRepository(database),
    addresses: createAddressRepository(database),
    generation,
    newId: randomUUIDv7,
    now,
  })
  const designs = createDesignService({
    designs: createDesignRepository(database),
    files,
    turns: createWorkTurns({ atOnce: 2, waiting: 20 }),
    newId: randomUUIDv7,
    newFileKey: () => randomBytes(16).toString('hex'),
    now,
  })
  const secret = await getInstanceSecret(database)
  const worker = composeWorker({
    database,
    email,
    secret,
    publicUrl: config.publicUrl,
    now,
    log,
  })
  const followUps = composeFollowUps({ database, email, secret, limiter, now })
  const designTool = composeDesignTool({
    database,
    configured: openDesignTool(config),
    instanceSecret: secret,
    designs,
    limit: limiter(60, minute),
    publicUrl: config.publicUrl,
    now,
    log,
  })
  const { accounts, passwords, passwordResets, profiles, verification } = composeAccounts({
    database,
    secret,
    publicUrl: config.publicUrl,
    isEnabled: config.emailPasswordAuth,
    email,
    isFunnelOf: async (user, id) => (await funnels.get(user, id)).ok,
    limiter,
    now,
    log,
  })
  const { payments, sandboxPayments } = openPayments(options, {
    secret,
    now,
    post: (body, signature) => postPaymentEvent(app, body, signature),
  })
  const { billing, ...billingFeature } = composeBilling({
    database,
    payments,
    secret,
    publicUrl: config.publicUrl,
    findUser: createAccountRepository(database).findUser,
    limiter,
    now,
    newId: randomUUID,
    log,
    driveProvider: async (call) => sandboxPayments?.run(call),
  })
  const writer = createLeadWriter({ sql: database.sql, now })
  const visitors = createVisitorNames({
    sql: database.sql,
    newKey: () => randomBytes(32).toString('base64url'),
  })
  const views = createViewCounter({ database, visitors, now, log, intervalMs: 500 })
  const published = createPublicFunnelRepository(database)
  const pages = await createPages({ config, database, published, now })
  const publicSite = createPublicSite({
    pages,
    views,
    sharePictures: createSharePictures({ paint: paintScene, capacity: 100, largestQueue: 20 }),
    intake: createLeadIntake({
      writer,
      visitors,
      quarantineLimit: createDistinctLimiter({ limit: 5, windowMs: minute, now: clock }),
      floodLimit: limiter(120, minute),
      now,
    }),
    refusalLimit: limiter(30, minute),
    findUserId: async (request) => {
      const headers = new Headers({ cookie: request.headers.cookie ?? '' })
      return (await accounts.findUser(headers))?.id ?? null
    },
    networkOf,
    log,
  })

  const web = loadWebApp(webFolder)
  const app = await createApp({
    log,
    networkOf,
    handleFirst: (request, response) => publicSite.handle(request, response),
    findUser: (request) => accounts.findUser(headersOf(request)),
    contentSecurity: web,
    isMeasured: config.measurementId !== null,
  })
  const outboxOpen = email.kind === 'sandbox' && isLocalOnly(config)
  const site = {
    publicUrl: config.publicUrl,
    productDomain: config.productDomain,
    supportEmail: config.supportEmail,
    measurementId: config.measurementId,
    providers: {
      email: email.kind,
      textAi: textAi.kind,
      payments: payments.kind,
      designTool: config.canva === null ? ('sandbox' as const) : ('live' as const),
    },
  }
  registerAccountRoutes(app, {
    accounts,
    passwordResets,
    site: { ...site, outboxOpen },
  })
  registerProfileRoutes(app, { profiles, passwords, verification })
  registerAccountDataRoutes(app, {
    accountData: createAccountDataService({
      records: createAccountDataRepository(database),
      confirmPassword: passwords.confirm,
      exportBilling: billing.exportFor,
      closeBilling: billing.close,
      deleteFiles: designs.deleteFilesOf,
      disconnectDesignTool: designTool.disconnect,
      publicUrl: config.publicUrl,
      now,
    }),
    signOut: accounts.signOut,
  })
  await billingFeature.register(app)
  if (sandboxPayments !== null) {
    await registerSandboxPaymentPages(app, sandboxPayments, limiter(60, 60 * minute))
  }
  registerOutboxRoutes(app, { outbox, isOpen: outboxOpen })
  registerGenerationRoutes(app, { generation })
  registerRewriteRoutes(app, {
    rewriting: createRewriteService({ textAi, copywriter, limit: writingLimit, log }),
    getEditable: funnels.getEditable,
  })
  registerFunnelRoutes(app, {
    funnels,
    saveLimit: limiter(120, minute),
    addressLimit: limiter(30, 60 * minute),
  })
  await registerDesignRoutes(app, { designs, files, uploadLimit: limiter(60, minute) })
  designTool.register(app)
  registerLeadRoutes(app, {
    leads: createLeadService({
      leads: createLeadRepository(database),
      changes: createLeadChanges(database),
      listFollowUps: followUps.listForLead,
      now,
    }),
  })
  await followUps.register(app)
  registerJobRoutes(app, { jobs: createJobRepository(database), now })
  registerNumberRoutes(app, {
    numbers: createNumberService({ numbers: createNumberRepository(database), now }),
  })
  await tellLeadChanges(
    database,
    registerLiveEvents(app, {
      isSignedIn: async (request) => (await accounts.findUser(headersOf(request))) !== null,
      heartbeatMs: 25_000,
      pauseMs: 1_000,
      streamsPerUser: 10,
    }),
  )
  const prefix = product.name.toLowerCase()
  registerHealthRoutes(app, {
    isReady: () => database.sql`select 1`.then(() => true).catch(() => false),
    metrics: [
      {
        name: `${prefix}_views_total`,
        type: 'counter',
        help: 'Views counted by this process.',
        value: views.counted,
      },
      {
        name: `${prefix}_leads_total`,
        type: 'counter',
        help: 'Leads stored by this process.',
        value: writer.stored,
      },
      {
        name: `${prefix}_pages_kept`,
        type: 'gauge',
        help: 'Public pages held in memory.',
        value: pages.size,
      },
      {
        name: `${prefix}_memory_bytes`,
        type: 'gauge',
        help: 'Resident memory.',
        value: () => process.memoryUsage.rss(),
      },
    ],
  })
  const publicPages = await createPublicPages({ folder: webFolder, rendererFile, site, now })
  const { publicUrl } = config
  registerPublicFileRoutes(app, {
    siteMap: createSiteMap({ published, publicUrl, productPaths: publicPages.paths, now }),
  })
  registerPageExportRoutes(app, {
    pageExport: createPageExport({ published, publicUrl, readPicture: pictureReader(app), now }),
    limit: limiter(60, 60 * minute),
  })
  await web.register(app, {
    publicPages,
    carriesSession: (request) => carriesSession(request.headers.cookie),
  })
  return {
    app,
    turnBillingClock: billingFeature.clock.turn,
    flushViews: views.flush,
    worker,
    async stop() {
      await worker.stop()
      await Promise.all([billingFeature.clock.stop(), sandboxPayments?.stop()])
      await Promise.all([views.stop(), verification.settle()])
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

type PagesOptions = Pick<Options, 'config' | 'database'> & {
  published: PublicFunnelRepository
  now: () => Date
}

async function createPages({ config, database, published, now }: PagesOptions) {
  const year = () => now().getUTCFullYear()
  const pages = createPageCache<PublicPage>({
    ...keptPages,
    weigh: weighPage,
    // It stands in the copyright line.
    edition: year,
    load: async (key) => {
      const funnel = await published.findPublished(key)
      return funnel && renderPublicPage(funnel, { publicUrl: config.publicUrl, year: year() })
    },
  })
  // Announcements are missed while the connection is down, so a new one starts with nothing kept.
  await database.sql.listen(
    'page_changed',
    (funnelId) => pages.invalidate(funnelId),
    () => pages.clear(),
  )
  return pages
}

/** Whoever watches an inbox hears of its leads, whichever process changed them. */
async function tellLeadChanges({ sql }: Database, live: LiveEvents): Promise<void> {
  await sql.listen(
    'leads_changed',
    (payload) => {
      const [userId = '', funnelId = ''] = payload.split(' ')
      live.tell(userId, { kind: 'leads-changed', funnel_id: funnelId })
    },
    // What happened while the connection was down was not heard.
    () => live.endAll(),
  )
}
