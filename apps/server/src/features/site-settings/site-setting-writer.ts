import { type FeatureSwitch, featureSwitches, type User } from '@wildpath/contract'
import { eq, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../../db/client.ts'
import { recordAudit } from '../audit/index.ts'
import { noticeName, siteSettingsChannel } from './site-setting-registry.ts'
import { siteSettings } from './site-setting-table.ts'

type Act = { admin: User; reason: string; at: Date }

export type SiteSettingWriter = {
  setSwitch(name: FeatureSwitch, isOn: boolean, act: Act): Promise<void>
  setNotice(notice: string, act: Act): Promise<void>
}

/** What changes nothing is not written down. Every process hears of what does. */
export function createSiteSettingWriter({ db }: Pick<Database, 'db'>): SiteSettingWriter {
  return {
    setSwitch: (name, isOn, { admin, reason, at }) =>
      db.transaction(async (transaction) => {
        const before = await lock(transaction, name)
        if (isOn === (before?.isOn ?? true)) return
        await write(transaction, { name, isOn, updatedAt: at })
        await recordAudit(transaction, {
          at,
          actor: admin,
          action: 'feature-switched',
          target: { kind: 'switch', id: name, label: featureSwitches[name].label },
          reason,
          details: { to: isOn ? 'on' : 'off' },
        })
      }),

    setNotice: (notice, { admin, reason, at }) =>
      db.transaction(async (transaction) => {
        const before = (await lock(transaction, noticeName))?.text ?? ''
        if (notice === before) return
        await write(transaction, { name: noticeName, text: notice, updatedAt: at })
        await recordAudit(transaction, {
          at,
          actor: admin,
          action: 'notice-set',
          target: { kind: 'notice', id: noticeName, label: 'the notice to everybody' },
          reason,
          details: { from: before, to: notice },
        })
      }),
  }
}

async function lock(transaction: Transaction, name: string) {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`site-setting ${name}`}))`)
  const [row] = await transaction.select().from(siteSettings).where(eq(siteSettings.name, name))
  return row
}

async function write(
  transaction: Transaction,
  row: typeof siteSettings.$inferInsert,
): Promise<void> {
  const { name: _, ...change } = row
  await transaction
    .insert(siteSettings)
    .values(row)
    .onConflictDoUpdate({ target: siteSettings.name, set: change })
  await transaction.execute(sql`select pg_notify(${siteSettingsChannel}, '')`)
}
