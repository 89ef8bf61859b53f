import { describe, expect, it } from 'vitest'

import { createChatAlerts } from './chat-alerts.ts'

type Browser = { permission?: NotificationPermission; isLooking?: boolean }

function build({ permission = 'granted', isLooking = false }: Browser = {}) {
  const entries = new Map<string, string>()
  const log: string[] = []
  const open = () =>
    createChatAlerts({
      storage: () => ({
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => void entries.set(key, value),
        removeItem: (key) => void entries.delete(key),
      }),
      requestPermission: async () => {
        log.push('ask')
        return permission
      },
      isLooking: () => isLooking,
      notify: (title) => log.push(title),
      playSound: () => log.push('sound'),
    })
  return { open, log }
}

describe('alerts for waiting chats', () => {
  it('are off until an admin turns them on', () => {
    const { open, log } = build()
    const alerts = open()
    alerts.update(0)
    alerts.update(1)
    expect(log).toEqual([])
  })

  it('announce each further waiting chat, and not the first count', async () => {
    const { open, log } = build()
    const alerts = open()
    await alerts.toggleNotifications()
    alerts.toggleSound()
    for (const waiting of [2, 3, 2, 2, 0, 1]) alerts.update(waiting)
    expect(log).toEqual(['ask', 'sound', '3 chats are waiting', 'sound', 'A chat is waiting'])
  })

  it('stay off if the browser refuses', async () => {
    const { open } = build({ permission: 'denied' })
    const alerts = open()
    expect(await alerts.toggleNotifications()).toBe(false)
    expect(alerts.store.getState().notifies).toBe(false)
  })

  it('show no notification while the admin is looking', async () => {
    const { open, log } = build({ isLooking: true })
    const alerts = open()
    await alerts.toggleNotifications()
    alerts.update(0)
    alerts.update(1)
    expect(log).toEqual(['ask'])
  })

  it('remember the settings without asking again', async () => {
    const { open, log } = build()
    await open().toggleNotifications()
    open().toggleSound()
    expect(open().store.getState()).toEqual({ notifies: true, sounds: true })
    expect(log).toEqual(['ask'])
  })
})
