import type { Desk } from './desk.ts'

const named = /\b(?:lodge|glamping|camping|gym|restaurant|bakery|dentist|kids-camp)\b/u

/** 'with Northern Fin', 'at Tarn Hollow Lodge'. */
export function byName({ facts: { name, trade } }: Desk): string {
  return `${named.test(trade.key) ? 'at' : 'with'} ${name}`
}
