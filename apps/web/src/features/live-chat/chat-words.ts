import { type Chat, chatInitiated, planKeys, plans, type SupportTier } from '@wildpath/contract'

import { relativeTime, timeUntil } from '../../lib/relative-time.ts'

type StatusLook = { label: string; tone: 'lantern' | 'fern' | 'neutral' }

const looks: Record<string, StatusLook> = {
  pending_admin: { label: 'Waiting', tone: 'lantern' },
  assigned: { label: 'Active', tone: 'fern' },
  closed: { label: 'Closed', tone: 'neutral' },
} satisfies Record<Chat['status'], StatusLook>

/** Spec 3, section 2.11: whatever else a chat may be one day, it is open. */
export function statusLook(status: string): StatusLook {
  return looks[status] ?? { label: 'Open', tone: 'neutral' }
}

export function personName({ userName }: Pick<Chat, 'userName'>): string {
  return userName.trim() === '' ? 'Anonymous User' : userName
}

/** A new chat's last message is a system text (spec 1, section 4), which says nothing about its topic. */
export function previewText({ lastMessage }: Pick<Chat, 'lastMessage'>): string {
  return lastMessage === chatInitiated ? 'No question yet' : lastMessage
}

/** Who answers, for the admin who reads. */
export function answererText(chat: Chat, readerId: string): string {
  if (chat.status === 'closed') return 'This chat is closed.'
  if (chat.adminId === null) return 'Nobody answers this chat yet.'
  return chat.adminId === readerId
    ? 'You answer this chat.'
    : `${chat.adminName ?? 'Another admin'} answers this chat.`
}

/** What a row says of a chat that comes before others; null for everybody else's. */
export function tierWord(tier: SupportTier): string | null {
  return { standard: null, priority: 'Priority', dedicated: 'Dedicated' }[tier]
}

/** Whether an answer was promised by now. */
export function isOverdue({ answerBy }: Pick<Chat, 'answerBy'>, now: Date): boolean {
  return answerBy !== null && Date.parse(answerBy) < now.getTime()
}

/** When an answer was promised, in words; null without a promise. */
export function promiseText(chat: Pick<Chat, 'answerBy'>, now: Date): string | null {
  if (chat.answerBy === null) return null
  return isOverdue(chat, now)
    ? `answer was due ${relativeTime(chat.answerBy, now)}`
    : `answer due ${timeUntil(chat.answerBy, now)}`
}

export function planLabel(plan: string): string {
  const key = planKeys.find((known) => known === plan)
  return key === undefined ? plan : plans[key].label
}
