const signs = /[\s'’\p{Sc}]|^[a-z]{3}\b|\b[a-z]{3}$/giu
const plain = /^\d+$/
const withDecimals = /^(?:\d+|[1-9]\d{0,2}(?:[.,]\d{3})+)[.,]\d{1,2}$/
const withThousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+$/

/** An amount as people type it: '79', '$1,299.50', '1.299,50 €'. Null where it is none, or could be two. */
export function readAmount(text: string): number | null {
  const typed = text.trim().replace(signs, '')
  if (plain.test(typed)) return Number(typed)
  if (withThousands.test(typed)) return Number(typed.replace(/[.,]/g, ''))
  if (!withDecimals.test(typed)) return null
  const mark = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','))
  const whole = typed.slice(0, mark).replace(/[.,]/g, '')
  return Number(`${whole}.${typed.slice(mark + 1)}`)
}
