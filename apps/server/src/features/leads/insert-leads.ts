import { randomUUIDv7 } from 'node:crypto'

import type { Device, Lead, MeasuringConsent } from '@wildpath/contract'
import { sql as statement } from 'drizzle-orm'

import type { Database } from '../../db/client.ts'
import { databaseFailure, isForeignKeyViolation } from '../../db/failure.ts'
import type { FailureLog } from '../../failure-log.ts'
import { bounds } from '../../limits.ts'
import { countNewLeads, withCountedSource } from '../analytics/index.ts'
import { announceLeads } from './lead-created.ts'
import { leadEmail } from './lead-email.ts'
import { searchTextOf } from './lead-search.ts'
import type { MeasuringSignals } from './lead-table.ts'

export type IncomingLead = {
  funnelId: string
  /** The owner's local day, as `2026-05-01`. */
  day: string
  fingerprint: string
  values: Lead['values']
  /** The name under which the visitor's views of the day are known. */
  visitor: string
  /** Where it came from: by the ad that its page's address names, else where no view of theirs says so. */
  source: string
  device: Device
  measuringConsent: MeasuringConsent
  /** Of a visitor who agreed. */
  measuringSignals: MeasuringSignals | null
  quarantineReason: 'honeypot' | 'rate' | null
}

export type StoredLead = {
  id: string
  /** True if the lead is quarantined as likely spam. It is not counted. */
  isHeldBack: boolean
  /** True if this was the lead's first clean submission. */
  isNew: boolean
}

type LeadRow = {
  id: string
  funnel_id: string
  day: string
  fingerprint: string
  values: Lead['values']
  search_text: string
  email: string | null
  visitor: string
  source: string
  device: Device
  measuring_consent: MeasuringConsent
  measuring_signals: MeasuringSignals | null
  quarantine_reason: IncomingLead['quarantineReason']
  submissions: number
  clean: number
}

/** One statement may not touch a row twice: equal submissions become one row, clean if any of them is. */
export function mergeEqual(leads: readonly IncomingLead[]): LeadRow[] {
  const rows = new Map<string, LeadRow>()
  for (const lead of leads) {
    const key = leadKey(lead)
    const clean = lead.quarantineReason === null ? 1 : 0
    const row = rows.get(key)
    if (row === undefined) {
      rows.set(key, newRow(lead, clean))
    } else {
      row.submissions += 1
      row.clean += clean
      addConsent(row, lead)
      if (row.quarantine_reason !== null && clean === 1) {
        row.quarantine_reason = null
        row.search_text = searchTextOf(row.values, '')
      }
    }
  }
  return [...rows.values()]
}

/** Tells one lead from another. */
export function leadKey({
  funnelId,
  fingerprint,
}: Pick<IncomingLead, 'funnelId' | 'fingerprint'>): string {
  return `${funnelId} ${fingerprint}`
}

/** The last word counts, and silence is none. */
function addConsent(row: LeadRow, { measuringConsent, measuringSignals }: IncomingLead): void {
  if (row.measuring_consent === null || isDecided(measuringConsent)) {
    row.measuring_consent = measuringConsent
  }
  if (measuringConsent === 'declined') row.measuring_signals = null
  else row.measuring_signals ??= measuringSignals
}

function isDecided(consent: MeasuringConsent): boolean {
  return consent === 'agreed' || consent === 'declined'
}

function newRow(incoming: IncomingLead, clean: number): LeadRow {
  const { funnelId, quarantineReason, measuringConsent, measuringSignals, ...lead } = incoming
  return {
    ...lead,
    id: randomUUIDv7(),
    funnel_id: funnelId,
    search_text: quarantineReason === null ? searchTextOf(lead.values, '') : '',
    email: leadEmail(lead.values),
    measuring_consent: measuringConsent,
    measuring_signals: measuringSignals,
    quarantine_reason: quarantineReason,
    submissions: 1,
    clean,
  }
}

/** To be looked up instead of joined: the planner takes a batch for few rows and compares all with all. */
function cleanByLead(rows: readonly LeadRow[]): Record<string, number> {
  const clean = rows.filter((row) => row.clean > 0)
  return Object.fromEntries(clean.map((row) => [`${row.funnel_id} ${row.fingerprint}`, row.clean]))
}

export type InsertOptions = {
  sql: Database['sql']
  now: () => Date
  logFailure: FailureLog
}

/** The optional parts of the statement that stores leads. */
type LeadParts = { isCounted: boolean; isAnnounced: boolean }

/** Ordered from all parts to none, each with the consequence of omitting them. */
const fallbacks: readonly (LeadParts & { consequence: string | null })[] = [
  { isCounted: true, isAnnounced: true, consequence: null },
  { isCounted: false, isAnnounced: true, consequence: 'leads are stored without being counted' },
  {
    isCounted: true,
    isAnnounced: false,
    consequence: 'leads are stored without alerts and follow-ups',
  },
  {
    isCounted: false,
    isAnnounced: false,
    consequence: 'leads are stored without being counted, and without alerts and follow-ups',
  },
]

/**
 * Stores the leads of public funnels and returns each by `leadKey`. If the counters or the jobs fail, it stores the
 * leads without them.
 */
export async function insertLeads(
  { sql, now, logFailure }: InsertOptions,
  rows: readonly LeadRow[],
): Promise<ReadonlyMap<string, StoredLead>> {
  let failure: unknown
  for (const { consequence, ...parts } of fallbacks) {
    try {
      const stored = await insertWithParts(sql, { rows, time: now(), ...parts })
      logFailure(consequence, failure)
      return stored
    } catch (error) {
      // No fallback helps if the database is unavailable or the funnel was deleted.
      if (databaseFailure(error) !== null || isForeignKeyViolation(error)) throw error
      failure ??= error
    }
  }
  throw failure
}

const joinVisits = statement`left join funnel_visitors as seen on seen.funnel_id = row.funnel_id
  and seen.day = row.day and seen.visitor = row.visitor`
const withOwnSource = statement`select arrived.*, source as counted_source from arrived`

/**
 * Stores leads in a single statement. The first clean submission of a lead adds it to the counters of its day and
 * enqueues its job. A clean submission after the repeat window is a new enquiry: it reopens the lead and enqueues
 * another job. A lead that the owner marked as spam stays spam.
 */
async function insertWithParts(
  sql: Database['sql'],
  { rows, time, isCounted, isAnnounced }: LeadParts & { rows: readonly LeadRow[]; time: Date },
): Promise<ReadonlyMap<string, StoredLead>> {
  const at = time.toISOString()
  const accepted = statement`accepted`
  const enquiring = statement`(select id, funnel_id, enquiries from accepted
    union select id, funnel_id, enquiries from stored
    where enquiries > 1 and enquired_at = ${at}::timestamptz) as enquiring`
  // Measured from the last submission, so that a series of retries never becomes two enquiries.
  const repeatedBefore = new Date(time.getTime() - bounds.leads.repeatWindowMs).toISOString()
  const isNewEnquiry = statement`(excluded.clean_submissions > 0 and leads.clean_submissions > 0
    and leads.quarantine_reason is null
    and leads.last_submitted_at <= ${repeatedBefore}::timestamptz)`
  const visits = isCounted
    ? { seenSource: statement`seen.source`, join: joinVisits, incoming: withCountedSource() }
    : { seenSource: statement`null`, join: statement.empty(), incoming: withOwnSource }
  // Each part takes from the one before, so that every writer locks in the same order.
  const result = await sql`
    with arrived as (
      select row.id, row.funnel_id, row.fingerprint, row.values, row.search_text, row.email,
        row.device, row.measuring_consent, row.measuring_signals, row.quarantine_reason, row.submissions, row.clean,
        row.day,
        -- People behind one address are one visitor; whose ad it was, the form's own page knows better.
        case when row.source like '%/paid%' then row.source
          else coalesce(${visits.seenSource}, row.source) end as source
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        id uuid, funnel_id uuid, day date, fingerprint text, "values" jsonb, search_text text, email text,
        visitor text, source text, device text, measuring_consent text,
        measuring_signals jsonb, quarantine_reason text, submissions int, clean int)
      join funnels on funnels.id = row.funnel_id
        and funnels.is_public and funnels.deleted_at is null
      ${visits.join}
    ), incoming as (${visits.incoming}
    ), stored as (
      insert into leads (
        id, funnel_id, fingerprint, "values", search_text, email, source, device,
        measuring_consent, measuring_signals, quarantine_reason, submissions, clean_submissions,
        day, created_at, enquired_at, last_submitted_at)
      select id, funnel_id, fingerprint, "values", search_text, email,
        nullif(counted_source, 'direct'), device, measuring_consent,
        measuring_signals, quarantine_reason, submissions, clean, day, ${at}::timestamptz,
        ${at}::timestamptz, ${at}::timestamptz
      from incoming order by funnel_id, fingerprint
      on conflict (funnel_id, fingerprint) do update set
        submissions = leads.submissions + excluded.submissions,
        clean_submissions = leads.clean_submissions + excluded.clean_submissions,
        measuring_consent = case
          when excluded.measuring_consent in ('agreed', 'declined') then excluded.measuring_consent
          else coalesce(leads.measuring_consent, excluded.measuring_consent) end,
        measuring_signals = case
          when excluded.measuring_consent = 'declined' then null
          when leads.clean_submissions = 0
            then coalesce(leads.measuring_signals, excluded.measuring_signals)
          else leads.measuring_signals end,
        quarantine_reason = case
          when excluded.clean_submissions > 0 and leads.quarantine_reason <> 'owner' then null
          else leads.quarantine_reason end,
        search_text = case
          when excluded.clean_submissions > 0 and leads.quarantine_reason <> 'owner'
            then concat_ws(E'\n', excluded.search_text, nullif(searchable_text(leads.note), ''))
          else leads.search_text end,
        enquiries = leads.enquiries + ${isNewEnquiry}::int,
        earlier_enquiries = case when ${isNewEnquiry}
          then (array_append(leads.earlier_enquiries, leads.enquired_at))[
            greatest(1, cardinality(leads.earlier_enquiries) + 2 - ${bounds.leads.earlierEnquiries}::int):]
          else leads.earlier_enquiries end,
        enquired_at = case when ${isNewEnquiry}
          then excluded.enquired_at else leads.enquired_at end,
        status = case when ${isNewEnquiry} and leads.status <> 'booked'
          then 'new' else leads.status end,
        replied_at = case when ${isNewEnquiry} then null else leads.replied_at end,
        first_response_at = case when ${isNewEnquiry} then null else leads.first_response_at end,
        last_submitted_at = excluded.last_submitted_at
      returning *
    ), accepted as (
      select id, funnel_id, enquiries, day,
        coalesce(source, 'direct') as source, coalesce(device, 'desktop') as device
      from stored
      where quarantine_reason is null and clean_submissions =
        (${JSON.stringify(cleanByLead(rows))}::jsonb ->> (funnel_id || ' ' || fingerprint))::int
    )${isCounted ? statement`, ${countNewLeads(accepted, time)}` : statement.empty()}
    ${isAnnounced ? statement`, announced as (${announceLeads(enquiring, time)})` : statement.empty()}
    select id::text, funnel_id || ' ' || fingerprint as key,
      quarantine_reason is not null as is_held_back,
      id in (select id from accepted) as is_new
    from stored`
  return new Map(
    result.map((row) => [
      String(row['key']),
      {
        id: String(row['id']),
        isHeldBack: row['is_held_back'] === true,
        isNew: row['is_new'] === true,
      },
    ]),
  )
}
