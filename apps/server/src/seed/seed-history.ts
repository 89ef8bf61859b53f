import { randomBytes } from 'node:crypto'

import { directSource } from '@wildpath/contract'
import type { LeadField } from '@wildpath/page/lead-form'

import type { Database } from '../db/client.ts'
import { leadEmail, leadFingerprint, leads, searchTextOf } from '../features/leads/index.ts'
import { funnelDailySourceStats, funnelDailyStats } from '../features/analytics/index.ts'
import type { SeededLead } from './announce-leads.ts'
import { type DemoDay, demoHistory, type DemoLead } from './demo-history.ts'

type History = {
  funnelId: string
  fields: readonly LeadField[]
  days: number
  seed: number
  now: Date
}

/** Stores days of made-up traffic: rollups, leads and what was quarantined. Answers the leads that count. */
export async function seedHistory(
  { db }: Database,
  { funnelId, fields, days, seed, now }: History,
): Promise<SeededLead[]> {
  const history = demoHistory({ fields, days, until: now, seed })
  await db.insert(funnelDailyStats).values(
    history.map(({ day, visits, visitors, leads }) => ({
      funnelId,
      day,
      views: visits.length,
      visitors,
      leads: leads.length,
    })),
  )
  const sources = history.flatMap((day) => sourcesOf(day))
  if (sources.length > 0) {
    await db.insert(funnelDailySourceStats).values(sources.map((row) => ({ funnelId, ...row })))
  }
  const counted = history.flatMap((day) => day.leads.map((lead) => leadRow(funnelId, lead)))
  const quarantined = history.flatMap((day) =>
    day.quarantined.map((lead) => ({
      ...leadRow(funnelId, lead),
      status: 'new' as const,
      note: '',
      firstResponseAt: null,
      repliedAt: null,
      quarantineReason: 'honeypot' as const,
      cleanSubmissions: 0,
    })),
  )
  const rows = [...counted, ...quarantined]
  if (rows.length > 0) await db.insert(leads).values(rows)
  return counted
}

/** A day's visits and leads, added up for each source and device. */
function sourcesOf({ day, visits, leads: came }: DemoDay) {
  const rows = new Map<string, (typeof visits)[number] & { views: number; leads: number }>()
  const rowOf = ({ source, device }: (typeof visits)[number]) => {
    const key = `${source} ${device}`
    const row = rows.get(key) ?? { source, device, views: 0, leads: 0 }
    rows.set(key, row)
    return row
  }
  for (const visit of visits) rowOf(visit).views += 1
  for (const lead of came) rowOf(lead).leads += 1
  return [...rows.values()].map((row) => ({ day, ...row }))
}

function leadRow(funnelId: string, { createdAt, source, ...lead }: DemoLead) {
  return {
    ...lead,
    funnelId,
    id: uuidAt(createdAt),
    fingerprint: leadFingerprint(lead.values, createdAt.toISOString()),
    searchText: searchTextOf(lead.values, lead.note),
    email: leadEmail(lead.values),
    source: source === directSource ? null : source,
    day: createdAt.toISOString().slice(0, 10),
    createdAt,
    enquiredAt: createdAt,
    lastSubmittedAt: createdAt,
  }
}

/** A version 7 UUID of a moment in the past, so that old leads sort as old. */
function uuidAt(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  const tail = randomBytes(9).toString('hex')
  return [
    time.slice(0, 8),
    time.slice(8),
    `7${tail.slice(0, 3)}`,
    `8${tail.slice(3, 6)}`,
    tail.slice(6),
  ].join('-')
}
