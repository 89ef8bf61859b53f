import { isAdmin } from '@wildpath/contract'
import { ShieldX } from 'lucide-react'

import { usePerson } from '../../entities/person/person.ts'
import { Notice } from '../../ui/notice.tsx'
import { ChatDesk } from './chat-desk.tsx'

/** Everybody's chats, for admins (spec 3, sections 2.10 and 2.11). */
export function LiveChatPanel() {
  const user = usePerson()
  if (user === null) return null
  if (isAdmin(user)) return <ChatDesk key={user.id} reader={user} />
  return (
    <Notice
      tone="clay"
      icon={<ShieldX aria-hidden size={20} className="shrink-0 text-clay" />}
      title="Access Denied - You need admin privileges to access live chat support."
    />
  )
}
