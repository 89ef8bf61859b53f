const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How often something may be asked for: `limit` times within `windowMs`, counted from the first time.
 * What guards a password, money, mail or an address is kept in the database, survives restarts and counts
 * over all processes. What guards only this process's time is kept in its memory, and so are limits that would cost
 * every visitor's request a query: views, and the flood limits of leads (`leadsOfNetwork`, `leadBytesOfNetwork`), which
 * stay bounded at their number times the number of processes.
 * If the database cannot count an attempt, it is rejected, except for leads: docs/decisions/0014-numbers-without-cookies.md.
 */
export type RateLimit = {
  limit: number
  windowMs: number
  keptIn: 'database' | 'memory'
  /** Whether attempts are undone, all by a success or one by one, which every process has to learn of at once. */
  isResettable?: true
  /** Whether different things are counted instead of attempts. */
  isDistinct?: true
  /** Whether amounts are added up instead, such as bytes. */
  isAmount?: true
}

/** Every rate limit of the product. */
export const rateLimits = {
  // Passwords, wherever one is asked for. Hashing one costs a tenth of a second of a core.
  passwordsOfNetwork: { limit: 60, windowMs: 15 * minute, keptIn: 'database' },
  passwordsOfNetworkAtAccount: {
    limit: 10,
    windowMs: 15 * minute,
    keptIn: 'database',
    isResettable: true,
  },
  passwordsAtAccount: { limit: 100, windowMs: 15 * minute, keptIn: 'database', isResettable: true },
  // Second factors. A code has six digits, and three codes are valid at a time. A day of guesses by somebody who has
  // the password succeeds with a chance of 50 * 3 / 1,000,000 = 1 in 6,667 from one browser, and of
  // 200 * 3 / 1,000,000 = 1 in 1,667 from all known browsers together.
  factorsOfNetwork: { limit: 60, windowMs: 15 * minute, keptIn: 'database' },
  factorsOfNetworkAtAccount: {
    limit: 10,
    windowMs: 15 * minute,
    keptIn: 'database',
    isResettable: true,
  },
  factorsAtAccount: { limit: 50, windowMs: day, keptIn: 'database', isResettable: true },
  factorsFromAllBrowsers: { limit: 200, windowMs: day, keptIn: 'database', isResettable: true },
  passkeyRequestsOfNetwork: { limit: 120, windowMs: 15 * minute, keptIn: 'database' },
  signUpsOfNetwork: { limit: 60, windowMs: hour, keptIn: 'database' },
  resetsOfNetwork: { limit: 10, windowMs: 15 * minute, keptIn: 'database' },
  // Emails that people ask for.
  resetEmailsToAddress: { limit: 5, windowMs: hour, keptIn: 'database' },
  verificationEmailsOfUser: { limit: 5, windowMs: hour, keptIn: 'database' },
  /** Every email to an address that nobody has confirmed, whichever account it belongs to. */
  emailsToUnconfirmedAddress: { limit: 10, windowMs: day, keptIn: 'database' },
  /** Excludes confirmations that a signed-in owner requests, so that strangers cannot use them up. */
  otherEmailsToUnconfirmedAddress: { limit: 8, windowMs: day, keptIn: 'database' },
  emailsOfNetworkToUnconfirmedAddress: { limit: 3, windowMs: day, keptIn: 'database' },
  testEmailsOfUser: { limit: 10, windowMs: hour, keptIn: 'database' },
  // Calls of the payment provider.
  checkoutsOfUser: { limit: 20, windowMs: hour, keptIn: 'database' },
  portalsOfUser: { limit: 30, windowMs: hour, keptIn: 'database' },
  planChangesOfUser: { limit: 60, windowMs: hour, keptIn: 'database' },
  renewalChangesOfUser: { limit: 30, windowMs: hour, keptIn: 'database' },
  sandboxPortalChangesOfCustomer: { limit: 60, windowMs: hour, keptIn: 'database' },
  // Texts by a model that the operator pays for; whatever a person lets write counts together.
  writingOfUser: { limit: 60, windowMs: hour, keptIn: 'database' },
  domainClaimsOfUser: { limit: 30, windowMs: hour, keptIn: 'database' },
  /** Each asks some dozen questions of other people's servers. */
  domainChecksOfUser: { limit: 60, windowMs: hour, keptIn: 'database' },
  addressChangesOfUser: { limit: 30, windowMs: hour, keptIn: 'database' },
  /** Each may cost money at the service that makes it; where the service made none, it is given back. */
  imagesOfUser: { limit: 60, windowMs: hour, keptIn: 'database', isResettable: true },
  pictureRoundsOfUser: { limit: 60, windowMs: hour, keptIn: 'database' },
  /** Of a person, or of the network of visitors; with a model the operator pays for each. */
  guideQuestions: { limit: 120, windowMs: hour, keptIn: 'database' },
  chatsOfUser: { limit: 10, windowMs: hour, keptIn: 'database' },
  // What everybody reads.
  questionsOfUser: { limit: 10, windowMs: hour, keptIn: 'database' },
  answersOfUser: { limit: 40, windowMs: hour, keptIn: 'database' },
  /** Of questions and of answers together. */
  postEditsOfUser: { limit: 60, windowMs: hour, keptIn: 'database' },
  postReportsOfUser: { limit: 30, windowMs: hour, keptIn: 'database' },
  /** Proposals, and changes of one's own. */
  featureRequestsOfUser: { limit: 20, windowMs: hour, keptIn: 'database' },
  // Storage, and large files that are made for one person.
  creationsOfUser: { limit: 60, windowMs: hour, keptIn: 'database' },
  designToolCallsOfUser: { limit: 60, windowMs: minute, keptIn: 'memory' },
  adAccountCallsOfUser: { limit: 120, windowMs: minute, keptIn: 'memory' },
  /** Pausing and taking away, which nobody is to be kept from by having read too much. */
  adStopsOfUser: { limit: 120, windowMs: minute, keptIn: 'memory' },
  /** The bytes of pages and texts: what is saved and trimmed again still costs writes. */
  savedBytesOfUser: { limit: 100_000_000, windowMs: hour, keptIn: 'database', isAmount: true },
  pageSavesOfUser: { limit: 120, windowMs: minute, keptIn: 'database' },
  uploadsOfUser: { limit: 60, windowMs: hour, keptIn: 'database' },
  websiteReadingsOfUser: { limit: 20, windowMs: hour, keptIn: 'memory' },
  senderChecksOfUser: { limit: 30, windowMs: hour, keptIn: 'memory' },
  pageExportsOfUser: { limit: 60, windowMs: hour, keptIn: 'database' },
  adExportsOfUser: { limit: 60, windowMs: hour, keptIn: 'database' },
  accountExportsOfUser: { limit: 6, windowMs: hour, keptIn: 'database' },
  chatMessagesOfUser: { limit: 60, windowMs: minute, keptIn: 'memory' },
  /** Entries of the audit log that say that an admin read a chat. */
  recordedReadingsOfChat: { limit: 1, windowMs: hour, keptIn: 'memory' },
  typingOfUser: { limit: 60, windowMs: minute, keptIn: 'memory' },
  diagnosticDocumentsOfNetwork: { limit: 60, windowMs: hour, keptIn: 'memory' },
  helpVotesOfNetwork: { limit: 60, windowMs: hour, keptIn: 'memory' },
  trainingChangesOfUser: { limit: 30, windowMs: hour, keptIn: 'memory' },
  featureVotesOfUser: { limit: 60, windowMs: minute, keptIn: 'memory' },
  questionSearchesOfNetwork: { limit: 120, windowMs: minute, keptIn: 'memory' },
  similarPostsOfUser: { limit: 120, windowMs: minute, keptIn: 'memory' },
  questionVotesOfUser: { limit: 120, windowMs: hour, keptIn: 'memory' },
  refusedFormsOfNetwork: { limit: 30, windowMs: minute, keptIn: 'memory' },
  /** Leads of a network: beyond this they are refused, so that a flood cannot fill the disk. */
  leadsOfNetwork: { limit: 120, windowMs: minute, keptIn: 'memory' },
  /** The bytes of their answers. A form of many long texts weighs as much as hundreds of ordinary ones. */
  leadBytesOfNetwork: { limit: 300_000, windowMs: minute, keptIn: 'memory', isAmount: true },
  leadBytesOfNetworkADay: { limit: 5_000_000, windowMs: day, keptIn: 'memory', isAmount: true },
  /** Views of a network: beyond this they are shown, but not counted. */
  viewsOfNetwork: { limit: 120, windowMs: minute, keptIn: 'memory' },
  /** Browsers of a network on one funnel's page within a day: beyond this they count as nobody new. */
  agentsOfNetworkOnFunnel: { limit: 20, windowMs: day, keptIn: 'memory', isDistinct: true },
  /** Different leads of a network for one funnel: beyond this they are quarantined. */
  leadsOfNetworkForFunnel: { limit: 5, windowMs: minute, keptIn: 'database', isDistinct: true },
} as const satisfies Record<string, RateLimit>

const kibibyte = 1024
const mebibyte = 1024 * kibibyte

/**
 * Every other number that a request, or what comes of one, can run into. Sizes and times have their unit in
 * the name; what has none is a count. How long a field may be is said by the contract's schemas, what a plan
 * allows by its entitlements, and how connections are shared out by `connection-budget.ts`.
 */
export const bounds = {
  /** What is read of a request; more is refused. */
  requests: {
    /** A page may be shown from its address. */
    headBytes: 64 * kibibyte,
    /** What of JSON is oddly shaped costs far more than its size. */
    jsonBodyBytes: 100 * kibibyte,
    /** Where pages are saved: one of as many characters as may be, of three bytes each. */
    pageBodyBytes: 3 * mebibyte,
    /** Escaped characters take more bytes than the section that is stored. */
    savedSectionBodyBytes: mebibyte,
    leadFormBytes: 128 * kibibyte,
    paymentEventBytes: 256 * kibibyte,
    unsubscribeBytes: 8 * kibibyte,
    sandboxPaymentFormBytes: 4 * kibibyte,
    /** An ad with its picture as a data URL. */
    adFormBytes: 8 * mebibyte + 200 * kibibyte,
  },
  /** How long a connection may take. */
  connections: {
    headMs: 20_000,
    requestMs: 60_000,
    keepAliveMs: 65_000,
    /** For whoever sent something unreadable to read the answer. */
    refusalMs: 2_000,
    /**
     * So many may wait while this process works on others; the system may allow fewer. Beyond that a visitor's
     * browser tries again after a second, and the readers of a newsletter come all at once.
     */
    waiting: 4_096,
  },
  /** How late the event loop may be, and how many may wait for each database connection, before this is shed. */
  overload: {
    api: { lagMs: 1_000, waiting: 10 },
    page: { lagMs: 2_000, waiting: 20 },
    lead: { lagMs: 5_000, waiting: 50 },
    /** When whoever was turned away may come again. */
    retryAfterSeconds: 2,
  },
  /** What a process that stops waits for: draining, requests and jobs one after the other. */
  shutdown: {
    /** Between the announcement that this process stops and its closed port. */
    drainingMs: 500,
    requestsMs: 5_000,
    /** A connection that asked for nothing by then belongs to a browser that opened it in advance. */
    unusedConnectionMs: 1_000,
    /** What is cut off is free again when its lease ends. */
    jobsMs: 8_000,
    processMs: 15_000,
    /** After a fault nobody foresaw little can be trusted to end. */
    processAfterFaultMs: 5_000,
  },
  database: {
    /** For a free connection or a new one: with the time of a statement less than people wait for. */
    connectMs: 4_000,
    statementMs: 7_000,
    /** A listening connection that somebody cut without a word is found out within the two together. */
    listenerBeatMs: 3_000,
    listenerAnswerMs: 4_000,
    /** What announcements keep current, such as kept pages, is dropped after this time without them. */
    unheardMs: 10_000,
    /** What a process that died held is free after this time; one that lives renews it. */
    leaseSeconds: 60,
    /** For a lease that another holds: longer than an outside service takes, shorter than people wait. */
    leaseWaitMs: 10_000,
  },
  /** How long an outside service may take, how often it is asked again, and what is read of its answer. */
  outgoing: {
    textAiMs: 60_000,
    /** Of one attempt: models take up to a minute for a picture. */
    imageAiMs: 120_000,
    textAiRetries: 2,
    /** Proxies cut connections that are silent for a minute. */
    eventBeatMs: 15_000,
    /** Far more than a funnel's texts need. */
    textAiAnswerCharacters: 64 * kibibyte,
    /** What the model may write: some three characters each, and room for one that thinks first. */
    textAiTokens: 16_384,
    conversionsMs: 15_000,
    conversionsAnswerBytes: 64 * kibibyte,
    designToolMs: 15_000,
    /** Pauses longer than this are the person's to wait for. */
    designToolPauseSeconds: 10,
    designToolPauses: 2,
    designToolAnswerBytes: mebibyte,
    /** Of one call; making an ad is some ten of them. */
    socialAdsMs: 20_000,
    /** Of a list with all its pages. */
    socialAdsListMs: 45_000,
    /** Of a list; of results there is one for each ad and day. */
    socialAdsListItems: 20_000,
    /** Pauses longer than this are the person's to wait for. */
    socialAdsPauseSeconds: 10,
    socialAdsPauses: 2,
    /** A page of a hundred ads with everything about them. */
    socialAdsAnswerBytes: 4 * mebibyte,
    /** Of one call; making a campaign is some four of them. */
    searchAdsMs: 20_000,
    /** Of a list with all its pages. */
    searchAdsListMs: 45_000,
    /** Of a list; of results there is one for each campaign and day. */
    searchAdsListItems: 100_000,
    /** Pauses longer than this are the person's to wait for. */
    searchAdsPauseSeconds: 10,
    searchAdsPauses: 2,
    /** A page of ten thousand rows, whose size Google alone decides. */
    searchAdsAnswerBytes: 16 * mebibyte,
    paymentsMs: 10_000,
    paymentsRetries: 2,
    emailConnectMs: 10_000,
    emailGreetingMs: 10_000,
    emailSilenceMs: 20_000,
    /** Spec 3, section 9: how long a call is tried again. */
    filesMs: 2 * minute,
    fileUploadMs: 10 * minute,
  },
  /** What a person may have under way at once, and how much of everybody's may wait. */
  atOnce: {
    writingsOfUser: 3,
    guideAnswers: 3,
    leadExportsOfUser: 2,
    accountExportsOfUser: 1,
    /** ZIPs with pictures, which are cut and encoded. */
    adExportsOfUser: 1,
    adExports: 20,
    adPicturesCut: 2,
    /** Pictures of ads: drawing takes a core, and a model is paid for. */
    imagesOfUser: 3,
    imagesMade: 4,
    imagesWaiting: 12,
    uploadsPrepared: 2,
    uploadsWaiting: 20,
    briefsWaiting: 50,
    sharePicturesWaiting: 20,
  },
  supportChat: {
    checkEveryMs: minute,
    /** While the team is there: after this a message that nobody answered goes to them by email. */
    unansweredMs: 10 * minute,
    /** While nobody is there, after as long as somebody may still be writing on. */
    unansweredAwayMs: minute,
    /** After this an answer that the person has not seen goes to them by email. */
    unseenMs: 5 * minute,
    /** A worker that was down for longer does not begin with old news. */
    unseenUntilMs: 2 * day,
    /** Of a thread in an email, the latest. */
    mailedMessages: 20,
    chatsARun: 200,
  },
  community: {
    /** Of a question; a longer one is no question any more. */
    answersOfQuestion: 200,
    /** Of those with a word of a new question, so many of the newest are ranked. */
    rankedQuestions: 500,
  },
  /** Rendered pages of what people write, that are kept while they say the same. */
  livePages: { most: 200, mostBytes: 32 * mebibyte },
  /** How long the write test's document is kept. */
  diagnostics: { documentHours: 1 },
  /** Help articles that a model is told with a question. */
  guide: { articles: 5 },
  /** Limits for one task. On a slow core the longest real brief takes 1.5 s in a new thread and 0.3 s later. */
  computing: {
    briefCpuMs: 2_000,
    /** Extra CPU time for a thread's first task. */
    warmUpCpuMs: 4_000,
    /** A busy machine needs far longer than the CPU time. */
    briefWallMs: 20_000,
    /** How long a thread may take to load on a busy machine. */
    threadLoadMs: 60_000,
    uploadSeconds: 30,
    threadHeapMebibytes: 512,
  },
  /** Keys that a rate limit in memory remembers; beyond that the one used longest ago is forgotten. */
  rateLimitKeys: 50_000,
  liveEvents: {
    streamsOfUser: 10,
    /** How often silence is broken and the session looked at. */
    beatMs: 25_000,
    /** Equal events within this time are sent once more, after it. */
    throttleMs: 1_000,
    /** A screen opens its stream within so long after it asked for its answers. */
    replayedMs: 10_000,
    replayed: 10_000,
    /** What nobody reads piles up in memory; beyond this the browser is gone or stuck. */
    unreadBytes: 64 * kibibyte,
  },
  accounts: {
    sessionDays: 30,
    /** Between the right password and the second factor. */
    secondStepMinutes: 10,
    /** For the browser's own dialog about a passkey. */
    passkeyMinutes: 5,
    /** For the first code of an authenticator app, from its QR code on. */
    appSetupMinutes: 30,
    recoveryCodes: 10,
    passkeys: 20,
    supportVisits: 20,
    resetLinkMinutes: 60,
    verificationLinkHours: 24,
    trustedDeviceDays: 365,
    /** Long enough to sign up at the design tool on the way. */
    serviceSignInMs: 15 * minute,
    /** How long what a person allowed at a service may be said to last; it is renewed or asked for anew afterwards. */
    grantDays: 365,
    /** When somebody was last here is known to so much, and written so seldom. */
    activityMinutes: 5,
  },
  funnels: {
    /** Former addresses that lead to a funnel; older ones are free again. */
    formerAddresses: 20,
    pageVersions: 50,
    /** In the bin; beyond this the ones deleted first are erased. */
    deleted: 20,
    /** Stored bytes of an owner's page versions and deleted funnels together. */
    versionBytes: 100_000_000,
    /** The message with 'Undo' stands for fifteen seconds; a slow network may take as long again. */
    undoMs: 30_000,
  },
  publicSite: {
    keptPages: 5_000,
    keptPageBytes: 512 * mebibyte,
    /**
     * Different views that wait to be written; of further ones, as after a long time without a database, only
     * their number is kept.
     */
    waitingViews: 20_000,
    /** What one sitemap may list (sitemaps.org). */
    siteMapAddresses: 50_000,
    /** Of them pages that people write for everybody, such as questions. */
    siteMapWrittenPages: 10_000,
    siteMapMs: minute,
    /** Then a visitor of a host of its own reads that the site loads; far less than they would wait. */
    loadingMs: 3_000,
    /** Named sources of a funnel and day; with 'direct' and 'other' there are fifty rows a device at most. */
    sourcesADay: 48,
  },
  /** Of pictures that a model makes: what it may answer, in base64 or as a file, and unpacked. */
  images: { answerBytes: 24 * mebibyte, pixels: 40_000_000 },
  /** Beyond `fileBytes` pictures lie beside the page in a zip; those beyond the others stay on the product. */
  pageExport: { fileBytes: 2 * mebibyte, pictures: 200, pictureBytes: 60 * mebibyte },
  adAccounts: {
    /** When a job looks at an ad that was asked for: whoever made it has ended by then, or died. */
    finishAfterMs: 2 * minute,
    /** What was asked for and not answered counts as spending so long: a platform may do it late. */
    unansweredCountsMs: 10 * minute,
    /** After so many accounts in a row that did not answer, no other one of theirs is asked. */
    silentInARow: 3,
    /** Entries of the spending log on a page. */
    logPage: 30,
  },
  /** Of a picture in a ZIP of ads; beyond `allPictureBytes` further ads come without theirs. */
  adExport: { pictureBytes: 400_000, allPictureBytes: 40 * mebibyte },
  leads: {
    /** The same form sent again within this time is a retry; after it, a new enquiry. */
    repeatWindowMs: 600_000,
    /** Dates of earlier enquiries that a lead keeps. */
    earlierEnquiries: 20,
  },
  /** What is quarantined waits this long for its owner, and so many of a funnel do; the oldest go. */
  quarantine: { days: 90, leadsOfFunnel: 1_000 },
  emails: {
    /** Follow-ups of one owner that go out within an hour; the others wait. */
    followUpsOfOwnerAnHour: 200,
    /** Alerts a day that go to an address that nobody has confirmed. */
    alertsToUnconfirmedADay: 3,
  },
  /** Of reports about emails that did not arrive, and of the listener that takes them. */
  bounces: {
    messageBytes: 256 * kibibyte,
    headBytes: 64 * kibibyte,
    mimeDepth: 8,
    /** Of the part that programs read: of one email to one address. */
    reportCharacters: 16 * kibibyte,
    cpuMs: 1_000,
    wallMs: 10_000,
    connections: 20,
    connectionsOfAddress: 4,
    connectionMs: minute,
    silenceMs: 30_000,
    /** For those in the middle of a message when this process stops. */
    closingMs: 3_000,
  },
  billing: {
    /**
     * Providers renew some minutes late, and may not answer just then: what is to be renewed keeps its
     * plan for this long after its end, unless the charge failed.
     */
    renewalGraceMs: hour,
    /** How soon the provider is asked again about a period that is over. */
    askAgainMs: hour,
    /** Signatures are refused as stale after minutes: this is more than a replay can use. */
    eventDays: 30,
    sandboxPortalMs: hour,
    sandboxPageDays: 30,
  },
  /** Leads that ad platforms are told of by their servers. */
  conversions: {
    /** Meta takes no event that is older (Conversions API, `event_time`). */
    days: 7,
    shortestPauseSeconds: 30,
    longestPauseSeconds: 6 * 60 * 60,
    /** Signals of leads that nothing came of are forgotten so many at a time. */
    forgottenAtOnce: 1_000,
  },
  jobs: {
    /** A job of a process that died is free after this time. */
    leaseMs: minute,
    /** Until then the key of a finished job keeps the same work from being done again. */
    finishedDays: 30,
  },
  /** Of a business's website, when it is read. Sizes are those after decompression. */
  websites: {
    pages: 8,
    redirects: 5,
    pageBytes: 2 * mebibyte,
    /** What has to be read of a robots.txt is 500 KiB (RFC 9309, section 2.5). */
    robotsBytes: 512 * kibibyte,
    /** Of the thread that looks up one address in it; the longest honest one takes a tenth. */
    robotsCpuMs: 1_000,
    /** Longer ones are not asked for. */
    addressCharacters: 2_000,
    answerHeadBytes: 32 * kibibyte,
    pageMs: 10_000,
    readingMs: 25_000,
    /** Of one picture that is imported, with its redirects. */
    photoMs: 15_000,
    pagesAtOnce: 2,
    photosAtOnce: 3,
    /** Sites that ask for longer pauses are read by their start page alone. */
    pauseSeconds: 4,
    readingsOfUser: 1,
    readingsAtOnce: 4,
    readingsWaiting: 8,
    /** A site that keeps both threads busy for longer would delay other people's readings. */
    threads: 2,
    pageCpuMs: 1_500,
    /** All pages of one site; an ordinary site takes a fifth. */
    siteCpuMs: 3_000,
    /** On a machine that has much else to do: nobody else's reading waits longer for this one. */
    wallMs: 12_000,
  },
  /** Of the questions to name servers, some of which belong to whoever wants to harm us. */
  dns: {
    /** Slow servers take seconds, and still answer their visitors. */
    answerMs: 5_000,
    /** The question is sent once more, in case the packet was lost. */
    resendMs: 1_500,
    tcpMs: 3_000,
    /** All lookups of one check. */
    checkMs: 30_000,
    /** What every network carries in one piece (DNS flag day 2020). */
    udpBytes: 1_232,
    /** Most of TCP's answers are far smaller; a length of two bytes allows 65,535. */
    tcpBytes: 16 * kibibyte,
    recordsOfAnswer: 100,
    /** Name servers of a zone that are asked; most zones have two to four. */
    servers: 4,
    /** Names above the one whose zone is looked for. */
    zoneLabels: 8,
    questionsOfCheck: 100,
  },
  domains: {
    /** After a claim or a press on Verify: at first after a minute, then ever less often, for three days. */
    shortestPauseMs: minute,
    longestPauseMs: 4 * hour,
    checkedPendingMs: 72 * hour,
    /** A claim that nobody proved ends, so that it stands in nobody's way. */
    pendingKeptMs: 14 * day,
    dailyCheckMs: day,
    brokenCheckMs: 10 * minute,
    /** How long visitors are served at a verified domain that leads elsewhere. */
    servedBrokenMs: 7 * day,
    /** How long a former host leads to its funnel, and nobody else gets it. */
    formerHostDays: 30,
    formerHosts: 6,
    /** What is due is looked for so often; so many are checked at once, and so long at a time. */
    checkEveryMs: 30_000,
    checksAtOnce: 8,
    checkRunMs: 5 * minute,
    dueAtOnce: 40,
  },
  /** The newest of a list that has no pages. */
  lists: {
    analyticsSources: 10,
    analyticsAds: 40,
    outboxEmails: 100,
    jobs: 100,
    conversions: 5,
    chatMessages: 50,
    /** Of a chat, since the last that its reader has. */
    newChatMessages: 500,
    chatContext: 10,
    chatAdmins: 100,
    cannedAnswers: 200,
    similarRequests: 5,
    suppressionsForReview: 50,
    leadsForReview: 50,
    questions: 20,
    similarPosts: 4,
    postsForReview: 20,
  },
} as const
