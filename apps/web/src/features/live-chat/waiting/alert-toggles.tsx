import { Bell, BellOff, Volume2, VolumeX } from 'lucide-react'
import { useStore } from 'zustand'

import { IconButton } from '../../../ui/icon-button.tsx'
import { notifyError } from '../../../ui/notify.ts'
import { chatAlerts } from './browser-chat-alerts.ts'

/** How this browser tells an admin about new waiting chats. */
export function AlertToggles() {
  const { notifies, sounds } = useStore(chatAlerts.store)

  async function handleNotifications() {
    if (await chatAlerts.toggleNotifications()) return
    notifyError('Your browser blocks notifications. Allow them for this site, then try again.')
  }

  return (
    <>
      <IconButton
        label="Desktop notifications"
        aria-pressed={notifies}
        onClick={() => void handleNotifications()}
      >
        {notifies ? <Bell aria-hidden size={20} /> : <BellOff aria-hidden size={20} />}
      </IconButton>
      <IconButton label="Sound" aria-pressed={sounds} onClick={chatAlerts.toggleSound}>
        {sounds ? <Volume2 aria-hidden size={20} /> : <VolumeX aria-hidden size={20} />}
      </IconButton>
    </>
  )
}
