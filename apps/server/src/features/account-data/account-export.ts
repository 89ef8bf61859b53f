import { chatPictureAddress, product, type User } from '@wildpath/contract'
import { mediaAddress } from '@wildpath/page/media'

import { serviceNames } from '../connections/index.ts'
import type { AccountReader } from './account-reader.ts'
import type { Pages } from './json-pieces.ts'

/** What billing knows of a person. */
export type BillingRecords = { subscriptions: readonly unknown[]; receipts: readonly unknown[] }

type Input = {
  user: User
  reader: AccountReader
  billing: BillingRecords
  publicUrl: string
  now: Date
}

/** Everything that is a person's, to be read as it is taken; never password hashes or tokens. */
export function presentAccount({ user, reader, billing, publicUrl, now }: Input) {
  return {
    product: product.name,
    exported_at: now.toISOString(),
    profile: presentProfile(user),
    notifications: user.notifications,
    sessions: each(reader.sessions(user.id), presentSession),
    passkeys: each(reader.passkeys(user.id), presentPasskey),
    support_visits: each(reader.supportVisits(user.id), presentSupportVisit),
    funnels: each(reader.funnels(user.id), (funnel) => presentFunnel(funnel, reader)),
    suppressions: each(reader.suppressions(user.id), presentSuppression),
    designs: each(reader.designs(user.id), (design) => presentMediaAsset(design, publicUrl)),
    saved_sections: each(reader.savedSections(user.id), presentSavedSection),
    connections: each(reader.connections(user.id), presentConnection),
    ads: each(reader.ads(user.id), presentAd),
    ad_spending_caps: each(reader.adSpendingCaps(user.id), presentAdCap),
    ad_spending: each(reader.adSpending(user.id), presentAdSpending),
    sender_domain: each(reader.senderDomain(user.id), presentSenderDomain),
    measuring: each(reader.measuring(user.id), presentMeasuring),
    subscriptions: billing.subscriptions,
    receipts: billing.receipts,
    chats: each(reader.chats(user.id), (chat) => presentChat(chat, publicUrl)),
    trainings: each(reader.trainings(user.id), presentTraining),
    feature_requests: each(reader.featureRequests(user.id), presentFeatureRequest),
    feature_request_votes: each(reader.featureRequestVotes(user.id), presentVote),
    community_name: each(reader.communityName(user.id), ({ name }) => name),
    questions: each(reader.questions(user.id), presentQuestion),
    answers: each(reader.answers(user.id), presentAnswer),
    question_votes: each(reader.questionVotes(user.id), presentQuestionVote),
    post_reports: each(reader.postReports(user.id), presentReport),
    emails: each(reader.emails(user), presentEmail),
  }
}

async function* each<Row, Presented>(
  pages: Pages<Row>,
  present: (row: Row) => Presented,
): AsyncGenerator<Presented[]> {
  for await (const rows of pages) yield rows.map(present)
}

type RowOf<Kind extends keyof AccountReader> =
  ReturnType<AccountReader[Kind]> extends Pages<infer Row> ? Row : never

function presentProfile(user: User) {
  return {
    id: user.id,
    email: user.email,
    email_verified: user.email_verified,
    full_name: user.full_name,
    avatar_url: user.avatar_url,
    plan: user.plan,
    postal_address: user.postal_address,
    time_zone: user.time_zone,
    pauses_contacted: user.pauses_contacted,
    email_problem: user.email_problem,
    editable_funnel_id: user.editable_funnel_id,
    created_at: user.created_at,
    updated_at: user.updated_at,
  }
}

function presentSession(session: RowOf<'sessions'>) {
  return {
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.updatedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    user_agent: session.userAgent || null,
    ip_address: session.ipAddress || null,
  }
}

function presentPasskey({ name, createdAt, lastUsedAt }: RowOf<'passkeys'>) {
  return {
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}

function presentSupportVisit(visit: RowOf<'supportVisits'>) {
  return {
    admin: visit.adminName,
    reason: visit.reason,
    started_at: visit.startedAt.toISOString(),
    ended_at: visit.endedAt?.toISOString() ?? null,
  }
}

function presentFunnel(funnel: RowOf<'funnels'>, reader: AccountReader) {
  return {
    id: funnel.id,
    title: funnel.title,
    slug: funnel.slug,
    former_slugs: each(reader.formerSlugs(funnel.id), ({ slug }) => slug),
    /** Since when it is among the recently deleted. */
    deleted_at: funnel.deletedAt?.toISOString() ?? null,
    isPublic: funnel.isPublic,
    status: funnel.status,
    business_info: funnel.businessInfo,
    business_facts: funnel.businessFacts,
    generated_content: funnel.generatedContent,
    written_by: funnel.writtenBy,
    activity: funnel.activity,
    custom_branding: funnel.customBranding,
    page: funnel.page,
    originalLandingPageContent: funnel.originalLandingPage,
    created_at: funnel.createdAt.toISOString(),
    updated_at: funnel.updatedAt.toISOString(),
    domain: each(reader.domain(funnel.id), presentDomain),
    published: each(reader.published(funnel.id), presentPublished),
    versions: each(reader.versions(funnel.id), presentVersion),
    days: each(reader.days(funnel.id), presentDay),
    sources: each(reader.daySources(funnel.id), presentDaySource),
    leads: each(reader.leads(funnel.id), presentLead),
  }
}

function presentPublished(version: RowOf<'published'>) {
  return {
    business_info: version.businessInfo,
    business_facts: version.businessFacts,
    generated_content: version.generatedContent,
    activity: version.activity,
    custom_branding: version.customBranding,
    page: version.page,
    published_at: version.publishedAt.toISOString(),
  }
}

function presentDomain(domain: RowOf<'domain'>) {
  return {
    domain: domain.domain,
    status: domain.status,
    claimed_at: domain.claimedAt.toISOString(),
    verified_at: domain.verifiedAt?.toISOString() ?? null,
    last_checked: domain.checkedAt?.toISOString() ?? null,
  }
}

function presentVersion({ revision, page, isMain, createdAt }: RowOf<'versions'>) {
  return { revision, page, isMain, created_at: createdAt.toISOString() }
}

function presentDay({ day, views, visitors, leads }: RowOf<'days'>) {
  return { day, views, visitors, leads }
}

function presentDaySource({ day, source, device, views, leads }: RowOf<'daySources'>) {
  return { day, source, device, views, leads }
}

function presentLead(lead: RowOf<'leads'>) {
  return {
    id: lead.id,
    values: lead.values,
    status: lead.status,
    note: lead.note,
    source: lead.source,
    device: lead.device,
    measuring_consent: lead.measuringConsent,
    first_response_at: lead.firstResponseAt?.toISOString() ?? null,
    replied_at: lead.repliedAt?.toISOString() ?? null,
    quarantine_reason: lead.quarantineReason,
    submissions: lead.submissions,
    enquired_at: lead.enquiredAt.toISOString(),
    earlier_enquiries: lead.earlierEnquiries.map((time) => time.toISOString()),
    created_at: lead.createdAt.toISOString(),
    last_submitted_at: lead.lastSubmittedAt.toISOString(),
    told_to_platforms: lead.conversions.map(({ platform, state, settledAt, body }) => ({
      platform,
      state,
      at: settledAt.toISOString(),
      body,
    })),
    follow_ups: lead.followUps.map(presentFollowUp),
  }
}

function presentFollowUp(followUp: RowOf<'leads'>['followUps'][number]) {
  return {
    step: followUp.step,
    due_at: followUp.dueAt.toISOString(),
    state: followUp.state,
    settled_at: followUp.settledAt?.toISOString() ?? null,
    stopped_because: followUp.stoppedBecause,
    last_error: followUp.lastError,
  }
}

function presentSuppression({ email, reason, createdAt }: RowOf<'suppressions'>) {
  return { email, reason, created_at: createdAt.toISOString() }
}

/** The picture itself lies at its address, for as long as it is in the library; one of a chat is with its message. */
function presentMediaAsset(design: RowOf<'designs'>, publicUrl: string) {
  return {
    id: design.id,
    type: design.type,
    fileName: design.fileName,
    url: design.type === 'chat' ? null : publicUrl + mediaAddress(design.fileKey, design.width),
    width: design.width,
    height: design.height,
    bytes: design.bytes,
    alt: design.alt,
    source: design.source,
    designId: design.designId,
    created_at: design.createdAt.toISOString(),
  }
}

function presentSavedSection({ name, page, createdAt }: RowOf<'savedSections'>) {
  return { name, page, created_at: createdAt.toISOString() }
}

/** Never what was allowed there: whoever has the tokens acts as the person. */
function presentConnection(connection: RowOf<'connections'>) {
  return {
    name: serviceNames[connection.service],
    account_name: connection.accountName,
    connected_at: connection.connectedAt.toISOString(),
  }
}

/** As it was asked for; what it did since is with the platform. */
function presentAd(ad: RowOf<'ads'>) {
  return {
    platform: ad.platform,
    account_id: ad.accountId,
    ad_id: ad.adId,
    name: ad.name,
    state: ad.state,
    asked_for: ad.form,
    asked_at: ad.askedAt.toISOString(),
  }
}

function presentAdCap({ platform, accountId, dailyCents }: RowOf<'adSpendingCaps'>) {
  return { platform, account_id: accountId, daily_cap: dailyCents / 100 }
}

function presentAdSpending(entry: RowOf<'adSpending'>) {
  return {
    at: entry.at.toISOString(),
    platform: entry.platform,
    account_id: entry.accountId,
    is_demo: entry.isDemo,
    action: entry.action,
    outcome: entry.outcome,
    name: entry.name,
    currency: entry.currency,
    daily_cents: entry.dailyCents,
    daily_cents_before: entry.dailyCentsBefore,
    message: entry.message,
  }
}

/** Never the key: whoever has it signs as the person's domain. */
function presentSenderDomain(sender: RowOf<'senderDomain'>) {
  return {
    address: sender.address,
    status: sender.status,
    selector: sender.selector,
    last_checked: sender.checkedAt?.toISOString() ?? null,
  }
}

/** Never the token: whoever has it speaks for the person's account. */
function presentMeasuring(accounts: RowOf<'measuring'>) {
  return {
    meta_pixel_id: accounts.metaPixelId,
    google_tag_id: accounts.googleTagId,
    google_conversion_label: accounts.googleConversionLabel,
    tiktok_pixel_id: accounts.tiktokPixelId,
    privacy_policy_url: accounts.privacyPolicyUrl,
    google_conversion: accounts.googleConversion,
  }
}

function presentChat(chat: RowOf<'chats'>, publicUrl: string) {
  return {
    status: chat.status,
    created_at: chat.createdAt.toISOString(),
    closed_at: chat.closedAt?.toISOString() ?? null,
    messages: chat.messages.map(({ id, senderRole, text, picture, createdAt }) => ({
      sender_role: senderRole,
      text,
      picture: picture && publicUrl + chatPictureAddress(chat.id, id),
      created_at: createdAt.toISOString(),
    })),
  }
}

function presentTraining(training: RowOf<'trainings'>) {
  return {
    about: training.about,
    status: training.status,
    time_zone: training.timeZone,
    wished_times: training.wishedTimes,
    starts_at: training.startsAt?.toISOString() ?? null,
    created_at: training.createdAt.toISOString(),
  }
}

function presentFeatureRequest(request: RowOf<'featureRequests'>) {
  return {
    number: request.number,
    title: request.title,
    purpose: request.purpose,
    status: request.status,
    created_at: request.createdAt.toISOString(),
  }
}

function presentVote({ number, title, createdAt }: RowOf<'featureRequestVotes'>) {
  return { number, title, created_at: createdAt.toISOString() }
}

function presentEmail(email: RowOf<'emails'>) {
  return {
    subject: email.subject,
    text: withoutTokens(email.body),
    created_at: email.createdAt.toISOString(),
  }
}

/** A link of an email may still work, and the file may go anywhere. */
function withoutTokens(text: string): string {
  return text.replace(/([?&]token=)[^\s&]+/g, '$1(removed)')
}

function presentQuestion(question: RowOf<'questions'>) {
  return {
    id: question.id,
    title: question.title,
    text: question.text,
    votes: question.voteCount,
    hidden_because: question.hiddenReason,
    closed_because: question.closedReason,
    created_at: question.createdAt.toISOString(),
    edited_at: question.editedAt?.toISOString() ?? null,
  }
}

function presentAnswer(answer: RowOf<'answers'>) {
  return {
    id: answer.id,
    question: answer.questionId,
    text: answer.text,
    for_the_team: answer.isTeam,
    hidden_because: answer.hiddenReason,
    created_at: answer.createdAt.toISOString(),
    edited_at: answer.editedAt?.toISOString() ?? null,
  }
}

function presentQuestionVote({ questionId, createdAt }: RowOf<'questionVotes'>) {
  return { question: questionId, created_at: createdAt.toISOString() }
}

function presentReport({ questionId, answerId, reason, createdAt }: RowOf<'postReports'>) {
  return { question: questionId, answer: answerId, reason, created_at: createdAt.toISOString() }
}
