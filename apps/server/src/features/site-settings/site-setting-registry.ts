import { featureSwitchKeys, type FeatureSwitch, type SiteSettings } from '@wildpath/contract'
import type { Logger } from 'pino'

import type { Database } from '../../db/client.ts'
import { siteSettings } from './site-setting-table.ts'

/** What is decided, in the memory of every process: requests ask it without waiting for anybody. */
export type SiteSettingRegistry = {
  isOn(name: FeatureSwitch): boolean
  read(): SiteSettings
  /** Reads it again; rejects when the database does not answer. */
  refresh(): Promise<void>
}

export const siteSettingsChannel = 'site_settings_changed'
export const noticeName = 'notice'

type Options = { database: Pick<Database, 'db' | 'listen'>; log: Pick<Logger, 'warn'> }

/** While the database cannot be read, what was read last holds; at first everything is on. */
export async function createSiteSettingRegistry({
  database: { db, listen },
  log,
}: Options): Promise<SiteSettingRegistry> {
  let settings: SiteSettings = { switched_off: [], notice: '' }
  /** Of the readings by their order: the one begun last, and the latest of those that have answered. */
  let begun = 0
  let answered = 0

  async function refresh(): Promise<void> {
    const turn = (begun += 1)
    const rows = await db.select().from(siteSettings)
    // A later one knows more.
    if (turn < answered) return
    answered = turn
    const off = new Set(rows.filter(({ isOn }) => !isOn).map(({ name }) => name))
    settings = {
      switched_off: featureSwitchKeys.filter((name) => off.has(name)),
      notice: rows.find(({ name }) => name === noticeName)?.text ?? '',
    }
  }

  const refreshOrWarn = () =>
    refresh().catch((error: unknown) => {
      log.warn({ err: error }, 'the site settings could not be read; the former ones hold')
    })
  await listen(
    siteSettingsChannel,
    () => void refreshOrWarn(),
    () => void refreshOrWarn(),
  )
  await refreshOrWarn()

  return {
    isOn: (name) => !settings.switched_off.includes(name),
    read: () => settings,
    refresh,
  }
}
