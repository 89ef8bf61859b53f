import type { Lead } from '@wildpath/contract'

type Dated = Pick<Lead, 'id' | 'created_at'>

/** The leads that came in after this moment; '' is before everything. The newest stand first. */
export function countSince(leads: readonly Dated[], moment: string): number {
  return leads.filter(({ created_at }) => created_at > moment).length
}

/** When the newest of them came in; '' where there is none. */
export function newestOf(leads: readonly Dated[]): string {
  return leads[0]?.created_at ?? ''
}
