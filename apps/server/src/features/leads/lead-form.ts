import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'

import { cleanText, emailPattern, type Lead, longestLeadValue } from '@wildpath/contract'
import type { LeadField } from '@wildpath/page/document'

/** Reads application/x-www-form-urlencoded; null when it is not valid UTF-8. The first of equal names counts. */
export function parseForm(body: Buffer): Map<string, string> | null {
  if (!isUtf8(body)) return null
  const form = new Map<string, string>()
  try {
    for (const pair of body.toString('utf8').split('&')) {
      if (pair === '') continue
      const [name, value] = splitOnce(pair)
      const key = decode(name)
      if (!form.has(key)) form.set(key, decode(value))
    }
  } catch {
    return null
  }
  return form
}

export type CheckedForm =
  | { ok: true; values: Lead['values'] }
  | { ok: false; values: Record<string, string>; errors: Record<string, string> }

/** Every field is required; e-mail fields hold an address (spec 2, section 5). */
export function checkForm(
  form: ReadonlyMap<string, string>,
  fields: readonly LeadField[],
): CheckedForm {
  const values: Lead['values'] = []
  // Pairs, since a label may be any word, '__proto__' too.
  const errors: [string, string][] = []
  for (const { label, kind } of fields) {
    const value = cleanText(form.get(label) ?? '')
    values.push({ label, value })
    if (value === '') errors.push([label, `${label} is required`])
    else if (value.length > longestLeadValue) {
      errors.push([label, `Please keep this under ${longestLeadValue} characters`])
    } else if (kind === 'email' && !emailPattern.test(value))
      errors.push([label, 'Invalid email address'])
  }
  if (errors.length === 0) return { ok: true, values }
  return {
    ok: false,
    values: Object.fromEntries(values.map(({ label, value }) => [label, value])),
    errors: Object.fromEntries(errors),
  }
}

const contactPattern = /e-?mail|phone|mobile|whatsapp/i

/**
 * What makes two submissions the same lead: equal answers. Where no answer says who the person is,
 * their address tells them apart.
 */
export function leadFingerprint(values: Lead['values'], address: string): string {
  const hasContact = values.some(({ label }) => contactPattern.test(label))
  const essence = values.map(({ label, value }) => [label, value])
  return hash('sha256', JSON.stringify(hasContact ? essence : [essence, address]), 'base64url')
}

function splitOnce(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}

function decode(part: string): string {
  return decodeURIComponent(part.includes('+') ? part.replaceAll('+', ' ') : part)
}
