import { languageOf } from '../language/page-language.ts'
import { type LeadFieldKind, leadFieldKinds } from '../sections/lead-form/lead-form-model.ts'

/** What a question of a generated page may ask for; a box to tick is its `consent`. */
export type AskedKind = Exclude<LeadFieldKind, 'consent'>
export const askedKinds = leadFieldKinds.filter((kind) => kind !== 'consent')

/** What the owner, or the generator, wants otherwise of the field with that label. */
export type FieldDetail = {
  label: string
  kind?: AskedKind | undefined
  is_required?: boolean | undefined
  /** Of a 'choice'. */
  options?: string[] | undefined
}

/** Beside the labels of a form: only what differs from the specification's text that is required. */
export type FormDetails = {
  fields: FieldDetail[]
  /** A box below the questions, in the owner's words. */
  consent?: { text: string; is_required: boolean } | undefined
}

/** The detail of a label, in whatever case and with whatever blanks it is written. */
export function detailOf(details: FormDetails | undefined, label: string): FieldDetail | undefined {
  const key = labelKey(label)
  return details?.fields.find((detail) => labelKey(detail.label) === key)
}

const emailWords = /e-?mail|courriel|correo|posta elettronica|correio ele/i

/**
 * What a field takes when nobody chose: spec 2, section 5, 'Form field input type'. Pages in other languages
 * have other words for an email.
 */
export function kindOfLabel(label: string, language?: string): 'email' | 'text' {
  const isEmail =
    label.toLowerCase().includes('email') ||
    (languageOf(language) !== 'en' && emailWords.test(label))
  return isEmail ? 'email' : 'text'
}

/**
 * Details for labels that were just written, where the label leaves no doubt: a calendar for a single
 * date, figures for a count. A question, or dates in the plural, is answered in words.
 */
export function suggestedDetails(labels: readonly string[]): FormDetails | undefined {
  const fields = labels.flatMap((label): FieldDetail[] => {
    const kind = suggestedKind(label)
    return kind === null ? [] : [{ label, kind }]
  })
  return fields.length === 0 ? undefined : { fields }
}

const dateWords =
  /\bdate$|^(?:wunsch(?:termin|datum)|datum|date (?:souhaitée|du séjour)|(?:gewenste|voorkeurs) ?datum|fecha(?: deseada)?|data (?:desiderata|desejada|pretendida))$/i
const phoneWords =
  /^(?:(?:phone|mobile|cell)(?: ?number)?|telefon(?:nummer)?|téléphone|(?:número de )?teléfono|telefono|telefoon(?:nummer)?|(?:número de )?telefone|telemóvel)$/i
const countWords =
  /^(?:number of \S+|(?:personen|teilnehmer)zahl|anzahl (?:der )?personen|nombre de personnes|número de (?:personas|pessoas)|numero di persone|aantal personen)$/i

function suggestedKind(label: string): AskedKind | null {
  if (kindOfLabel(label) === 'email' || label.includes('?')) return null
  if (dateWords.test(label)) return 'date'
  if (phoneWords.test(label)) return 'phone'
  return countWords.test(label) ? 'number' : null
}

/** The details of a rewritten form: what the owner chose for labels that stay, and their consent. */
export function detailsAfterRewriting(
  old: FormDetails | undefined,
  written: { labels: readonly string[]; details: FormDetails | undefined },
): FormDetails | undefined {
  const fields = written.labels.flatMap((label): FieldDetail[] => {
    const detail = detailOf(old, label) ?? detailOf(written.details, label)
    return detail === undefined ? [] : [{ ...detail, label }]
  })
  const consent = old?.consent
  if (fields.length === 0 && consent === undefined) return undefined
  return { fields, ...(consent && { consent }) }
}

/** Browsers rewrite line breaks in field names, so a name must not hold any. */
export function labelLine(label: string): string {
  return label.replace(/\s+/g, ' ').trim()
}

export function labelKey(label: string): string {
  return labelLine(label).toLowerCase()
}
