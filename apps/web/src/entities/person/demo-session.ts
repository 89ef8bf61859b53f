import type { User } from '@wildpath/contract'
import { useSyncExternalStore } from 'react'

/**
 * The demo mode of spec 1, section 2.8: a person whom no server knows, kept in this tab's memory
 * alone. A reload ends it.
 */
const listeners = new Set<() => void>()
let demoUser: User | null = null

function setDemoUser(user: User | null) {
  demoUser = user
  for (const listener of listeners) listener()
}

export function startDemoSession(person: { name: string; email: string; now: Date }): void {
  const time = person.now.toISOString()
  setDemoUser({
    id: 'demo',
    email: person.email || 'demo@localhost',
    full_name: person.name || 'Demo Explorer',
    avatar_url: null,
    email_verified: false,
    plan: 'free',
    subscription: null,
    notifications: {
      new_lead: false,
      weekly_summary: false,
      product_news: false,
      community_answers: false,
    },
    postal_address: '',
    time_zone: null,
    pauses_contacted: null,
    email_problem: null,
    editable_funnel_id: null,
    needs_second_factor: false,
    created_at: time,
    updated_at: time,
  })
}

export function endDemoSession(): void {
  setDemoUser(null)
}

/** The person of the demo; null while there is none. */
export const readDemoUser = (): User | null => demoUser

export function useDemoUser(): User | null {
  return useSyncExternalStore(subscribe, readDemoUser, () => null)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
