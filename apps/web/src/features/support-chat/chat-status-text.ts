import { type Chat, hoursText, promisedHours, type SupportPromise } from '@wildpath/contract'

type ShownChat = Pick<Chat, 'status' | 'isTicket' | 'adminName' | 'tier'>

type Operator = {
  promise: SupportPromise
  /** Whether this installation delivers email. */
  sendsEmail: boolean
}

/** Who answers, or whose turn it is and what was promised; of a chat that is open. */
export function chatStatusText(chat: ShownChat, { promise, sendsEmail }: Operator): string {
  if (chat.status === 'assigned') return `${chat.adminName ?? 'Our team'} is here.`
  return [queueText(chat, promise), waitingText(chat, sendsEmail)]
    .filter((text) => text !== null)
    .join(' ')
}

function waitingText({ isTicket, tier }: ShownChat, sendsEmail: boolean): string {
  if (isTicket && sendsEmail) {
    return 'Nobody could answer right away, so your message went to our team by email. The answer comes here and by email.'
  }
  const byEmail = sendsEmail ? ', and comes by email if you do not see it' : ''
  const whom = tier === 'standard' ? 'Waiting for somebody of our team. ' : ''
  return `${whom}You can close this window: the answer waits here${byEmail}.`
}

function queueText({ tier }: ShownChat, promise: SupportPromise): string | null {
  if (tier === 'standard') return null
  const hours = promisedHours(tier, promise)
  const within = hours === null ? '' : ` within ${hoursText(hours)}`
  if (tier === 'dedicated' && promise.contactName !== null) {
    return `Your contact is ${promise.contactName}. Your chat is first in the queue${within && `, and is answered${within}`}.`
  }
  return `You are in the priority queue${within && `: we answer${within}`}.`
}
