import { createStore, type StoreApi } from 'zustand/vanilla'

import { createJsonEntry, type DraftStorage } from '../../../lib/json-entry.ts'

type AlertSettings = { notifies: boolean; sounds: boolean }

export type ChatAlerts = {
  store: StoreApi<AlertSettings>
  /** Asks the browser for permission first; resolves to whether notifications are on. */
  toggleNotifications: () => Promise<boolean>
  toggleSound: () => void
  /** Alerts the admin if more chats are waiting than before. */
  update: (waiting: number) => void
}

type Tools = {
  storage: () => DraftStorage
  requestPermission: () => Promise<NotificationPermission>
  isLooking: () => boolean
  notify: (title: string) => void
  playSound: () => void
}

/** Desktop notifications and sounds for waiting chats, both off until an admin turns them on. */
export function createChatAlerts(tools: Tools): ChatAlerts {
  const entry = createJsonEntry(tools.storage, 'chat alerts')
  const store = createStore<AlertSettings>(() => readSettings(entry.load()))
  const { getState } = store
  let known: number | null = null

  function change(next: Partial<AlertSettings>): void {
    store.setState(next)
    entry.save(getState())
  }

  return {
    store,
    async toggleNotifications() {
      const isWanted = !getState().notifies
      const isOn = isWanted && (await tools.requestPermission()) === 'granted'
      change({ notifies: isOn })
      return isOn === isWanted
    },
    toggleSound: () => change({ sounds: !getState().sounds }),
    update(waiting) {
      const before = known
      known = waiting
      // The first count is not news.
      if (before === null || waiting <= before) return
      if (getState().sounds) tools.playSound()
      if (!getState().notifies || tools.isLooking()) return
      tools.notify(waiting === 1 ? 'A chat is waiting' : `${waiting} chats are waiting`)
    },
  }
}

function readSettings(stored: unknown): AlertSettings {
  const { notifies, sounds } = (stored ?? {}) as Partial<Record<keyof AlertSettings, unknown>>
  return { notifies: notifies === true, sounds: sounds === true }
}
