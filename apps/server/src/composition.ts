import type { IncomingMessage } from 'node:http'

import type { SetupItem } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import {
  openConversions,
  openDesignTool,
  openDns,
  openEmail,
  openFiles,
  openGuide,
  openImageAi,
  openPayments,
  openSearchAds,
  openSocialAds,
  openTextAi,
  postPaymentEvent,
} from './adapters.ts'
import type { Config } from './config.ts'
import { type Copywriter, openCopywriter } from './copywriter-pool/index.ts'
import type { Database } from './db/client.ts'
import { createInFlightLimiter } from './concurrency/in-flight-limiter.ts'
import { createLeases } from './db/leases.ts'
import { describeSite } from './describe-site.ts'
import type { Feature } from './feature.ts'
import { createAccountDataFeature } from './features/account-data/index.ts'
import {
  carriesSession,
  createAccountsFeature,
  headersOf,
  type PasswordHashing,
} from './features/accounts/index.ts'
import { createAdAccountsFeature } from './features/ad-accounts/index.ts'
import { createAdExportFeature } from './features/ad-export/index.ts'
import { createAdPictureFeature } from './features/ad-pictures/index.ts'
import { createAdResultsFeature } from './features/ad-results/index.ts'
import { createAdminFeature } from './features/admin/index.ts'
import { createAnalyticsFeature } from './features/analytics/index.ts'
import { createAuditFeature, recordAudit } from './features/audit/index.ts'
import { createBillingFeature } from './features/billing/index.ts'
import { createCommunityFeature } from './features/community/index.ts'
import { createDesignToolFeature } from './features/design-tool/index.ts'
import { createFeatureRequestsFeature } from './features/feature-requests/index.ts'
import { countWaitingEmails, createFollowUpsFeature } from './features/follow-ups/index.ts'
import { createBounceAddresses, createBouncesFeature } from './features/bounces/index.ts'
import { countOwned, createFunnelsFeature } from './features/funnels/index.ts'
import { createDomainsFeature } from './features/domains/index.ts'
import { createDiagnosticsFeature } from './features/diagnostics/index.ts'
import { createGuideService } from './features/guide/index.ts'
import { createGenerationFeature } from './features/generation/index.ts'
import { createHelpVotesFeature } from './features/help-votes/index.ts'
import { createLeadsFeature } from './features/leads/index.ts'
import { createMeasuringFeature } from './features/measuring/index.ts'
import { createMediaLibraryFeature } from './features/media-library/index.ts'
import { createNotificationsFeature } from './features/notifications/index.ts'
import { createOpenAiProxyFeature } from './features/openai-proxy/index.ts'
import { createOutboxFeature, createOutboxRepository } from './features/outbox/index.ts'
import { createPublicSiteFeature, createSitePlaces } from './features/public-site/index.ts'
import { createSecondFactorFeature } from './features/second-factor/index.ts'
import { createSavedSectionsFeature } from './features/saved-sections/index.ts'
import { createSenderDomainsFeature } from './features/sender-domains/index.ts'
import { createSiteSettingsFeature } from './features/site-settings/index.ts'
import { createSetupFeature } from './features/setup/index.ts'
import { createSupportAccessFeature } from './features/support-access/index.ts'
import { createSupportChatFeature } from './features/support-chat/index.ts'
import { createTrainingsFeature } from './features/trainings/index.ts'
import {
  createPictureFetch,
  createWebsiteReadingFeature,
  type Network,
} from './features/website-reading/index.ts'
import { type Help, openHelp } from './help.ts'
import { createApp } from './http/app.ts'
import { clientIp, clientIpPrefix } from './http/client-ip-prefix.ts'
import { createDraining } from './http/draining.ts'
import { createHealthFeature } from './http/health-feature.ts'
import { createLiveEventsFeature } from './http/live-events-feature.ts'
import { isLocalOnly } from './http/local-names.ts'
import { createOverload } from './http/overload.ts'
import { createPublicPages } from './http/public-pages.ts'
import { createRateLimiters } from './http/rate-limiters.ts'
import { rateLimitsFeature } from './http/rate-limits-feature.ts'
import { loadWebApp } from './http/web-app.ts'
import { findWebFonts } from './http/web-fonts.ts'
import { paintScene } from './illustrator/index.ts'
import { bounds } from './limits.ts'
import type { JobRunner } from './jobs/job-runner.ts'
import { createJobsFeature } from './jobs/jobs-feature.ts'
import { registerSandboxPaymentPages } from './providers/payments/sandbox/pages/sandbox-payment-pages.ts'
import { registerSandboxStyle } from './providers/sandbox-pages/register-sandbox-style.ts'
import { registerDemoConsentPage } from './providers/sandbox-ads/demo-consent-page.ts'
import { createWorker, queueOf } from './worker.ts'

export type Application = {
  app: FastifyInstance
  /** What is configured and what is not, for whoever runs it. */
  setup: SetupItem[]
  /** What the worker's billing clock does every few seconds, at once. */
  runBillingClock(): Promise<void>
  /** Runs the jobs of this process, once it is started. */
  worker: JobRunner
  /** Takes reports of emails that did not arrive, where that is set up; answers the port or null. */
  listenForBounces(): Promise<number | null>
  /** Writes the views counted so far, which otherwise happens every half second. */
  flushViews(): Promise<void>
  /** Waits for the emails that sign-ups send in the background. */
  settleSignUpEmails(): Promise<void>
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
  /** Of the product. */
  version: string
  webFolder: string
  /** The module that renders the product's own pages. */
  rendererFile: string
  now?: () => Date
  /** The accounts' own, unless given. */
  passwordHashing?: PasswordHashing
  /** One that others use too, and that they stop. */
  copywriter?: Copywriter
  /** Opened for this application, unless given. */
  help?: Help
  /** The web that the sites of businesses are read from; the internet, unless given. */
  websiteNetwork?: Network
}

/** The one place that wires features with the adapters of `adapters.ts`; everything gets what it needs as arguments. */
export async function composeApplication(options: Options): Promise<Application> {
  const { config, database, secret, log, webFolder, rendererFile, now = () => new Date() } = options
  const { publicUrl } = config
  const clientIpOf = (request: IncomingMessage) => clientIp(request, config.trustProxy)
  const ipPrefixOf = (request: IncomingMessage) => clientIpPrefix(request, config.trustProxy)

  const limiters = createRateLimiters({ database, secret, now: () => now().getTime(), log })
  const leases = createLeases(database)
  const outbox = createOutboxRepository(database)
  const email = openEmail(config, outbox)
  const copywriter = options.copywriter ?? openCopywriter()
  const siteSettings = await createSiteSettingsFeature({ database, now, log })
  const asksModel = () => siteSettings.isOn('language-model')
  const { textAi, fallback } = openTextAi(config, copywriter, asksModel)
  const files = await openFiles(config)
  const { payments, sandboxPayments } = openPayments(options, {
    secret,
    now,
    post: (body, signature) => postPaymentEvent(app, body, signature),
  })
  const imageAi = openImageAi(
    config,
    createPictureFetch({
      publicUrl,
      network: options.websiteNetwork,
      largestBytes: bounds.images.answerBytes,
      timeoutMs: bounds.outgoing.imageAiMs,
    }),
  )
  const { site, setup } = describeSite({ config, email, textAi, imageAi, payments })
  const outboxOpen = email.kind === 'sandbox' && isLocalOnly(config)
  const publicPages = await createPublicPages({
    folder: webFolder,
    rendererFile,
    site,
    readNotice: () => siteSettings.readSiteSettings().notice,
    now,
  })
  const dns = openDns(config)
  const overload = createOverload({ connections: database.connections })
  const draining = createDraining()

  const common = { database, leases, limiters, secret, publicUrl, email, now, log }
  const writing = createGenerationFeature({ ...common, textAi, fallback, copywriter })
  const help = options.help ?? openHelp()
  const guide = createGuideService({
    ...openGuide(config, help, asksModel),
    limit: limiters.guideQuestions,
    inFlight: createInFlightLimiter(bounds.atOnce.guideAnswers),
    countFunnels: (userId) => countOwned(database.db, userId),
    now,
    log,
  })
  const funnels = createFunnelsFeature({
    ...common,
    ...writing,
    productDomain: config.productDomain,
    countWaitingEmails: (funnelId) => countWaitingEmails(database.db, funnelId),
    // Pictures know of the adventures that they stand in, so they come later.
    library: {
      listByIds: (owner, ids) => media.mediaAssets.listByIds(owner, ids),
      findByAddress: (owner, addresses) => media.mediaAssets.findByAddress(owner, addresses),
    },
  })
  const accounts = createAccountsFeature({
    ...common,
    isEnabled: config.emailPasswordAuth,
    adminsNeedSecondFactor: config.adminsNeedSecondFactor,
    // It is made of how people sign in, so it comes later.
    askForSecondStep: (user, passwordHash) => secondFactor.askForSecondStep(user, passwordHash),
    passwordHashing: options.passwordHashing,
    takesSignUps: () => siteSettings.isOn('sign-ups'),
    readSite: () => ({
      ...site,
      providers: { ...site.providers, textAi: textAi.kind },
      ...siteSettings.readSiteSettings(),
      outboxOpen,
    }),
    isFunnelOf: async (user, id) => (await funnels.get(user, id)).ok,
  })
  const secondFactor = createSecondFactorFeature({ ...common, ...accounts })
  const supportAccess = createSupportAccessFeature({ ...common, ...accounts })
  const media = createMediaLibraryFeature({
    ...common,
    files,
    // Ad accounts use pictures from the library, so they are created later.
    adsWithPicture: {
      list: (fileKey, userId) => adAccounts.picturedAds.list(fileKey, userId),
      forget: (fileKey, userId) => adAccounts.picturedAds.forget(fileKey, userId),
    },
    setImage: (userId, image) => accounts.updateUser(userId, { image }),
  })
  const designTool = createDesignToolFeature({
    ...common,
    ...media,
    configured: openDesignTool(config),
  })
  const socialAds = openSocialAds(options, { secret, now })
  const searchAds = openSearchAds(options, { secret, now })
  const adAccounts = createAdAccountsFeature({
    ...common,
    ...media,
    files,
    socialAds,
    searchAds,
  })
  const adResults = createAdResultsFeature({ ...common, sources: adAccounts.resultSources })
  const websiteReading = createWebsiteReadingFeature({
    ...common,
    ...media,
    copywriter,
    isOn: () => siteSettings.isOn('website-reading'),
    network: options.websiteNetwork,
  })
  const billing = createBillingFeature({
    ...common,
    payments,
    findUser: accounts.findUserById,
    driveProvider: async (call) => sandboxPayments?.run(call),
  })
  const senderDomains = createSenderDomainsFeature({
    ...common,
    dns,
    spfInclude: config.spfInclude,
    ownDomains: ownMailDomains(config),
    findUser: accounts.findUserById,
  })
  const bounceAddresses =
    config.bounces && createBounceAddresses({ secret, domain: config.bounces.domain })
  const followUps = createFollowUpsFeature({
    ...common,
    findSender: senderDomains.findSender,
    bounceAddresses,
  })
  const bounces = createBouncesFeature({
    addresses: bounceAddresses,
    webhookSecret: config.bounces?.webhookSecret ?? null,
    noteBounce: followUps.noteBounce,
    noteComplaint: followUps.noteComplaint,
    log,
  })
  const community = createCommunityFeature({ ...common, ...help })
  const placeOf = createSitePlaces(config)
  const domains = await createDomainsFeature({
    ...common,
    dns,
    targets: {
      host: config.funnelsHost,
      addresses: config.funnelsAddresses,
      certificateAuthorities: config.certificateAuthorities,
    },
    productDomain: config.productDomain,
    isProductHost: (host) => placeOf(host).kind === 'product',
    funnels,
  })
  const publicSite = await createPublicSiteFeature({
    ...common,
    placeOf,
    productDomain: config.productDomain,
    isServed: domains.isServed,
    findUser: accounts.findUser,
    ipPrefixOf,
    clientIpOf,
    overload,
    paint: paintScene,
    productPaths: publicPages.paths,
    listWrittenPages: community.listAddresses,
  })
  const accountData = createAccountDataFeature({
    ...common,
    confirmPassword: accounts.confirmPassword,
    endSession: accounts.endSession,
    exportBilling: billing.exportFor,
    closeBilling: billing.close,
    deleteFiles: media.mediaAssets.deleteFilesOf,
    withdrawAds: adAccounts.withdrawAds,
    async disconnect(userId) {
      await Promise.all([designTool.disconnect(userId), adAccounts.disconnect(userId)])
    },
  })
  const features: Feature[] = [
    accounts,
    secondFactor,
    supportAccess,
    accountData,
    createAdminFeature({ ...common, ...accountData, ...billing }),
    billing,
    createOutboxFeature({ outbox, isOpen: outboxOpen, isSandbox: email.kind === 'sandbox' }),
    writing.routes(funnels),
    createOpenAiProxyFeature({ ...writing, guide }),
    funnels,
    domains,
    media,
    createSavedSectionsFeature(common),
    designTool,
    adAccounts,
    adResults,
    websiteReading,
    createAdPictureFeature({
      ...common,
      ...media,
      ...funnels,
      ...websiteReading,
      imageAi,
      findUserById: accounts.findUserById,
    }),
    createAdExportFeature({ ...common, ...media, files, read: funnels.read }),
    createLeadsFeature({
      ...common,
      listFollowUps: followUps.listForLead,
      areFollowUpsScheduled: followUps.areScheduled,
    }),
    senderDomains,
    createMeasuringFeature({
      ...common,
      ...adAccounts,
      conversions: openConversions(config),
    }),
    followUps,
    bounces,
    createNotificationsFeature(common),
    createSupportChatFeature({
      ...common,
      library: media.mediaAssets,
      files,
      takesChats: () => siteSettings.isOn('support-chat'),
      supportEmail: config.supportEmail,
      support: config.support,
    }),
    createTrainingsFeature({
      ...common,
      takesChats: () => siteSettings.isOn('support-chat'),
      supportEmail: config.supportEmail,
    }),
    createHelpVotesFeature({ ...common, ...help }),
    createFeatureRequestsFeature(common),
    community,
    createAnalyticsFeature(common),
    publicSite,
    createAuditFeature(common),
    createSetupFeature(setup),
    siteSettings,
    createDiagnosticsFeature({ ...common, ...config, version: options.version }),
    createJobsFeature({
      ...common,
      countNotDue: followUps.countNotDue,
      queueOf: (kind) => queueOf(features, kind),
      recordRetry: (transaction, { admin, job, at }) =>
        recordAudit(transaction, {
          at,
          actor: admin,
          action: 'job-retried',
          target: { kind: 'job', id: job.id, label: job.kind },
          reason: 'Retried on the jobs screen',
        }),
    }),
    rateLimitsFeature,
    createHealthFeature({
      ...publicSite,
      ...domains,
      ...draining,
      database,
      metricsToken: config.metricsToken,
      // The product itself speaks plain http: for https there is a proxy in front.
      isBehindProxy: config.trustProxy || publicUrl.startsWith('https:'),
    }),
  ]

  features.push(
    createLiveEventsFeature({
      database,
      findUser: (request) => accounts.findUser(headersOf(request)),
      announcements: features.flatMap(({ announcements = [] }) => announcements),
    }),
  )

  const worker = createWorker({ database, features, now, log })
  const web = loadWebApp(webFolder)
  const app = await createApp({
    log,
    publicUrl,
    ipPrefixOf,
    handleFirst: publicSite.handle,
    findSignedIn: (request) => accounts.find(headersOf(request)),
    recordVisitWrite: supportAccess.recordWrite,
    contentSecurity: web,
    isMeasured: config.measurementId !== null,
    draining,
    overload,
  })
  // oxlint-disable-next-line no-await-in-loop -- routes are added one after another
  for (const feature of features) await feature.register?.(app)
  const consentPages = [socialAds?.consentPage, searchAds?.consentPage].filter(
    (page) => page !== undefined && page !== null,
  )
  if (sandboxPayments !== null || consentPages.length > 0) {
    registerSandboxStyle(app, findWebFonts(webFolder))
  }
  if (sandboxPayments !== null) {
    await registerSandboxPaymentPages(app, {
      sandbox: sandboxPayments,
      limit: limiters.sandboxPortalChangesOfCustomer,
    })
  }
  for (const consentPage of consentPages) {
    // oxlint-disable-next-line no-await-in-loop -- pages are added one after another
    await registerDemoConsentPage(app, consentPage)
  }
  await web.register(app, {
    publicPages,
    pageSources: features.flatMap(({ pages = [] }) => pages),
    carriesSession: (request) => carriesSession(request.headers.cookie),
  })
  return {
    app,
    setup,
    runBillingClock: billing.runClockOnce,
    flushViews: publicSite.flushViews,
    settleSignUpEmails: accounts.stop,
    async listenForBounces() {
      const listener = config.bounces?.listener ?? null
      return listener === null ? null : bounces.listen(listener)
    },
    worker,
    beginDraining() {
      draining.begin()
      void worker.stop()
    },
    async stop() {
      overload.stop()
      await worker.stop()
      await sandboxPayments?.stop()
      await Promise.all(features.map(async (feature) => feature.stop?.()))
      if (options.copywriter === undefined) await copywriter.stop()
    },
  }
}

/** Nobody else's mail comes from these. */
function ownMailDomains({ productDomain, publicUrl, bounces, smtp }: Config): string[] {
  const sender = smtp?.from.split('@').at(-1)?.replace(/[>\s]/g, '')
  return [productDomain, new URL(publicUrl).hostname, bounces?.domain, sender]
    .filter((domain) => domain !== undefined)
    .map((domain) => domain.toLowerCase())
}
