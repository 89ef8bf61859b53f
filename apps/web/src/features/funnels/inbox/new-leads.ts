import type { Lead } from '@wildpath/contract'

type Dated = Pick<Lead, 'id' | 'enquired_at'>

/** The leads that enquired after this moment; '' is before everything. The latest stand first. */
export function countSince(leads: readonly Dated[], moment: string): number {
  return leads.filter(({ enquired_at }) => enquired_at > moment).length
}

/** When the latest enquiry was made; '' if there is none. */
export function newestOf(leads: readonly Dated[]): string {
  return leads[0]?.enquired_at ?? ''
}
