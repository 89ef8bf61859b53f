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
    /^(?:(?:the )?(?:number|no\.?) of (?:\w+ )?(?:guests|people|persons|participants|adults|children|kids|riders|paddlers|seats|places|nights|days|travell?ers)|how many(?: (?:guests|people|persons|participants|adults|children|kids|riders|paddlers|seats|places|nights|days|of you|travell?ers))?(?: are (?:you|coming|there)| will come)?|(?:group|party|team) ?size|guests|people|adults|children|(?:your |rider'?s? )?age)\s*[?:*]*$/i,
    { autoComplete: 'off', inputMode: 'numeric' },
  ],
  [/^(your |full )*name$/i, { autoComplete: 'name' }],
]

/** The same of pages in other languages. */
const otherHints: [RegExp, InputHints][] = [
  [
    /^(?:(?:ihr|votre|uw|su|il suo|o seu|der) )?(?:vorname|prénom|voornaam|nombre de pila|primeiro nome)$/i,
    { autoComplete: 'given-name' },
  ],
  [
    /^(?:(?:ihr|votre|uw) )?(?:nachname|familienname|nom de famille|achternaam)$|^(?:(?:su|sus|il suo|o seu) )?(?:apellidos?|cognome|apelido)$/i,
    { autoComplete: 'family-name' },
  ],
  [
    /\b(?:firma|unternehmen|entreprise|société|empresa|azienda|bedrijf)\b/i,
    { autoComplete: 'organization' },
  ],
  [
    /telefon|téléphone|teléfono|telemóvel|\b(?:handy|mobilnummer|móvil|cellulare)\b/i,
    { autoComplete: 'tel', inputMode: 'tel' },
  ],
  [
    /\b(?:plz|postleitzahl|code postal|código postal|cap|postcode)\b/i,
    { autoComplete: 'postal-code' },
  ],
  [
    /\b(?:wunschtermin|termin|datum|fecha|date souhaitée|data (?:desiderata|desejada))\b/i,
    { autoComplete: 'off' },
  ],
  [
    /^(?:personenzahl|teilnehmerzahl|anzahl(?: der)? (?:personen|teilnehmer|gäste)|aantal (?:personen|deelnemers)|nombre de (?:personnes|participants)|numero di (?:persone|partecipanti)|número de (?:personas|pessoas|participantes))\s*[?:*]*$/i,
    { autoComplete: 'off', inputMode: 'numeric' },
  ],
  [
    /^(?:(?:ihr|votre|uw|su|il suo|o seu) )?(?:vollständiger )?(?:name|nom|naam|nombre|nome)(?: completo| complet)?$/i,
    { autoComplete: 'name' },
  ],
]

/** The keyboard and the remembered answer a phone should offer for a field. */
export function inputHints({ kind, label }: LeadField): InputHints {
  if (kind === 'email') return { autoComplete: 'email', inputMode: 'email' }
  if (kind === 'phone') return { autoComplete: 'tel', inputMode: 'tel' }
  return [...textHints, ...otherHints].find(([pattern]) => pattern.test(label))?.[1] ?? {}
}
