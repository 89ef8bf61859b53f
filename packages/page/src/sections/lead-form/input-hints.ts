import type { LeadField } from './lead-form-model.ts'

export type InputHints = { autoComplete?: string; inputMode?: 'email' | 'tel' | 'numeric' | 'url' }

/** First match wins, so the narrower words come first. */
const textHints: [RegExp, InputHints][] = [
  [/\b(first|given) ?name\b/i, { autoComplete: 'given-name' }],
  [/\b(last|family) ?name\b|\bsurname\b/i, { autoComplete: 'family-name' }],
  [
    /\b(company|business|organi[sz]ation|school|team|club|group) ?name\b|\b(company|organi[sz]ation)\b/i,
    { autoComplete: 'organization' },
  ],
  [/\b(phone|mobile|cell|telephone|whatsapp)\b/i, { autoComplete: 'tel', inputMode: 'tel' }],
  [/\b(zip|postal|postcode)\b/i, { autoComplete: 'postal-code' }],
  [/\b(city|town)\b/i, { autoComplete: 'address-level2' }],
  [/\bcountry\b/i, { autoComplete: 'country-name' }],
  [/\baddress\b/i, { autoComplete: 'street-address' }],
  [/\b(website|web ?site|url)\b/i, { autoComplete: 'url', inputMode: 'url' }],
  [/\b(birth ?day|birth ?date|date of birth)\b/i, { autoComplete: 'bday' }],
  [/\bdates?\b/i, { autoComplete: 'off' }],
  [
    /\b(group|party|team) ?size\b|\bnumber of\b|\bhow many\b|\b(guests|people|adults|children|age)\b/i,
    { autoComplete: 'off', inputMode: 'numeric' },
  ],
  [/^(your |full )*name$/i, { autoComplete: 'name' }],
]

/** The keyboard and the remembered answer a phone should offer for a field. */
export function inputHints({ kind, label }: LeadField): InputHints {
  if (kind === 'email') return { autoComplete: 'email', inputMode: 'email' }
  if (kind === 'phone') return { autoComplete: 'tel', inputMode: 'tel' }
  return textHints.find(([pattern]) => pattern.test(label))?.[1] ?? {}
}
