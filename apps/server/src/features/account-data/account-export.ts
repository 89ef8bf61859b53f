import { product, type User } from '@wildpath/contract'
import { mediaAddress } from '@wildpath/page/document'

import type { AccountRecords } from './account-data-repository.ts'

/** What billing knows of a person. */
export type BillingRecords = { subscriptions: readonly unknown[]; receipts: readonly unknown[] }

type Input = {
  user: User
  records: AccountRecords
  billing: BillingRecords
  publicUrl: string
  now: Date
}

/** Everything that is a person's, in one object; never password hashes or tokens. */
export function presentAccount({ user, records, billing, publicUrl, now }: Input) {
  return {
    product: product.name,
    exported_at: now.toISOString(),
    profile: presentProfile(user),
    notifications: user.notifications,
    sessions: records.sessions.map(presentSession),
    funnels: records.funnels.map((funnel) => presentFunnel(funnel, records)),
    suppressions: records.suppressions.map(presentSuppression),
    designs: records.designs.map((design) => presentDesign(design, publicUrl)),
    design_tool: records.designTool.map(presentDesignTool),
    subscriptions: billing.subscriptions,
    receipts: billing.receipts,
    emails: records.emails.map(presentEmail),
  }
}

function presentProfile(user: User) {
  return {
    id: user.id,
    email: user.email,
    email_verified: user.email_verified,
    full_name: user.full_name,
    avatar_url: user.avatar_url,
    plan: user.plan,
    postal_address: user.postal_address,
    email_problem: user.email_problem,
    editable_funnel_id: user.editable_funnel_id,
    created_at: user.created_at,
    updated_at: user.updated_at,
  }
}

function presentSession(session: AccountRecords['sessions'][number]) {
  return {
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.updatedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    user_agent: session.userAgent || null,
    ip_address: session.ipAddress || null,
  }
}

function presentFunnel(funnel: AccountRecords['funnels'][number], records: AccountRecords) {
  return {
    id: funnel.id,
    title: funnel.title,
    slug: funnel.slug,
    former_slugs: records.formerSlugs
      .filter(({ funnelId }) => funnelId === funnel.id)
      .map(({ slug }) => slug),
    isPublic: funnel.isPublic,
    status: funnel.status,
    business_info: funnel.businessInfo,
    generated_content: funnel.generatedContent,
    written_by: funnel.writtenBy,
    custom_branding: funnel.customBranding,
    usesPageBuilder: funnel.usesPageBuilder,
    landingPage: funnel.landingPage,
    pageBuilderData: funnel.pageBuilderData,
    originalLandingPageContent: funnel.originalLandingPage,
    created_at: funnel.createdAt.toISOString(),
    updated_at: funnel.updatedAt.toISOString(),
    versions: records.versions
      .filter(({ funnelId }) => funnelId === funnel.id)
      .map(({ revision, page, isMain, createdAt }) => ({
        revision,
        page,
        isMain,
        created_at: createdAt.toISOString(),
      })),
    days: records.days
      .filter(({ funnelId }) => funnelId === funnel.id)
      .map(({ day, views, visitors, leads }) => ({ day, views, visitors, leads })),
    sources: records.daySources
      .filter(({ funnelId }) => funnelId === funnel.id)
      .map(({ day, source, device, views, leads }) => ({ day, source, device, views, leads })),
    leads: records.leads
      .filter(({ funnelId }) => funnelId === funnel.id)
      .map((lead) => presentLead(lead, records)),
  }
}

function presentLead(lead: AccountRecords['leads'][number], records: AccountRecords) {
  return {
    id: lead.id,
    values: lead.values,
    status: lead.status,
    note: lead.note,
    source: lead.source,
    device: lead.device,
    first_response_at: lead.firstResponseAt?.toISOString() ?? null,
    replied_at: lead.repliedAt?.toISOString() ?? null,
    quarantine_reason: lead.quarantineReason,
    submissions: lead.submissions,
    created_at: lead.createdAt.toISOString(),
    last_submitted_at: lead.lastSubmittedAt.toISOString(),
    follow_ups: records.followUps.filter(({ leadId }) => leadId === lead.id).map(presentFollowUp),
  }
}

function presentFollowUp(followUp: AccountRecords['followUps'][number]) {
  return {
    step: followUp.step,
    due_at: followUp.dueAt.toISOString(),
    state: followUp.state,
    settled_at: followUp.settledAt?.toISOString() ?? null,
    stopped_because: followUp.stoppedBecause,
    last_error: followUp.lastError,
  }
}

function presentSuppression({ email, reason, createdAt }: AccountRecords['suppressions'][number]) {
  return { email, reason, created_at: createdAt.toISOString() }
}

/** The picture itself lies at its address, for as long as it is in the library. */
function presentDesign(design: AccountRecords['designs'][number], publicUrl: string) {
  return {
    id: design.id,
    type: design.type,
    fileName: design.fileName,
    url: publicUrl + mediaAddress(design.fileKey, design.width),
    width: design.width,
    height: design.height,
    bytes: design.bytes,
    alt: design.alt,
    source: design.source,
    designId: design.designId,
    created_at: design.createdAt.toISOString(),
  }
}

/** Never what was allowed there: whoever has the tokens acts as the person. */
function presentDesignTool(connection: AccountRecords['designTool'][number]) {
  return {
    name: 'Canva',
    account_name: connection.accountName,
    connected_at: connection.connectedAt.toISOString(),
  }
}

function presentEmail(email: AccountRecords['emails'][number]) {
  return {
    subject: email.subject,
    text: withoutTokens(email.body),
    created_at: email.createdAt.toISOString(),
  }
}

/** A link of a mail may still work, and the file may go anywhere. */
function withoutTokens(text: string): string {
  return text.replace(/([?&]token=)[^\s&]+/g, '$1(removed)')
}
