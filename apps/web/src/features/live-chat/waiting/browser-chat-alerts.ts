import { createChatAlerts } from './chat-alerts.ts'

export const chatAlerts = createChatAlerts({
  storage: () => localStorage,
  requestPermission: async () =>
    'Notification' in window ? Notification.requestPermission() : 'denied',
  isLooking: () => document.visibilityState === 'visible' && document.hasFocus(),
  notify(title) {
    try {
      // The tag makes the tabs of one browser show a single notification.
      const notification = new Notification(title, { tag: 'waiting-chats' })
      notification.addEventListener('click', () => window.focus())
    } catch {
      // Some mobile browsers have the constructor but refuse to call it.
    }
  },
  playSound: () => void playOnce(),
})

/** Only one of an admin's tabs plays it. */
async function playOnce(): Promise<void> {
  await navigator.locks.request('waiting-chat-sound', { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    const context = new AudioContext()
    const tone = context.createOscillator()
    const volume = context.createGain()
    volume.gain.value = 0.1
    tone.frequency.value = 880
    tone.connect(volume).connect(context.destination)
    tone.start()
    tone.stop(context.currentTime + 0.2)
    await new Promise((resolve) => tone.addEventListener('ended', resolve))
    await context.close()
  })
}
