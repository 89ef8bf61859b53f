import { isAdmin } from '@wildpath/contract'
import { ShieldX } from 'lucide-react'
import { useState } from 'react'
import { Navigate } from 'react-router'

import { usePerson } from '../../entities/person/person.ts'
import { Notice } from '../../ui/notice.tsx'
import { ChatDesk } from './chat-desk.tsx'

/** Everybody's chats, for admins (spec 3, sections 2.10 and 2.11). */
export function LiveChatPanel() {
  const user = usePerson()
  const isReader = user !== null && isAdmin(user)
  /** Whoever is no admin any more did not come here by mistake: they are led away. */
  const [wasReader, setWasReader] = useState(isReader)
  if (isReader && !wasReader) setWasReader(true)
  if (user === null) return null
  if (isReader) return <ChatDesk key={user.id} reader={user} />
  if (wasReader) return <Navigate to="/dashboard" replace />
  return (
    <Notice
      tone="clay"
      icon={<ShieldX aria-hidden size={20} className="shrink-0 text-clay" />}
      title="Access Denied - You need admin privileges to access live chat support."
    />
  )
}
