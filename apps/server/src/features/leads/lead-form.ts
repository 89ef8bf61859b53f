import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'

import {
  answerKinds,
  answersInWords,
  isEmailAddress,
  type Lead,
  toAddressKey,
} from '@wildpath/contract'
import { wordsOf } from '@wildpath/page/language'
import type { LeadField } from '@wildpath/page/lead-form'
import { foldText } from '@wildpath/text'

import { checkField } from './check-field.ts'

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

/**
 * Answers to every field, in the form's order; each as its kind wants it (spec 2, section 5). What is wrong is
 * said in the language of the page.
 */
export function checkForm(
  form: ReadonlyMap<string, string>,
  fields: readonly LeadField[],
  language: string,
): CheckedForm {
  const { faults } = wordsOf(language)
  const answers = fields.map((field) => ({
    field,
    ...checkField(field, form.get(submittedName(field)) ?? '', faults),
  }))
  if (answers.every(({ error }) => error === null)) {
    return { ok: true, values: answers.map(({ field, value }) => withKind(field, value)) }
  }
  // Entries, since a label may be any word, '__proto__' too.
  return {
    ok: false,
    values: Object.fromEntries(answers.map(({ field, value }) => [field.label, value])),
    errors: Object.fromEntries(
      answers.flatMap(({ field, error }) => (error === null ? [] : [[field.label, error]])),
    ),
  }
}

/** An answer as it is stored: with its kind where it is read otherwise than as its words. */
export function withKind({ label, kind }: LeadField, value: string): Lead['values'][number] {
  const shown = answerKinds.find((one) => one === kind)
  return { label, value, ...(shown !== undefined && { kind: shown }) }
}

/** Replaces the labels and options of a translated form with those of the original form. */
export function translateAnswers(
  values: Lead['values'],
  { from, to }: Record<'from' | 'to', readonly LeadField[]>,
): Lead['values'] {
  return values.map((answer, index) => {
    const [field, stored] = [from[index], to[index]]
    if (stored === undefined) return answer
    const option = stored.options?.[field?.options?.indexOf(answer.value) ?? -1]
    return { ...answer, label: stored.label, value: option ?? answer.value }
  })
}

/**
 * Which of a page's forms was sent: the one that shares the most names with it, and of those the one
 * that asks for the least besides, for the page says nothing else about it. Without any, the first.
 */
export function formThatWasSent(
  forms: readonly LeadField[][],
  form: ReadonlyMap<string, string>,
): LeadField[] {
  const ranked = forms
    .map((fields) => ({
      fields,
      shared: fields.filter((field) => form.has(submittedName(field))).length,
    }))
    .toSorted(
      (a, b) => b.shared - a.shared || (a.shared === 0 ? 0 : a.fields.length - b.fields.length),
    )
  return ranked[0]?.fields ?? []
}

/** Browsers write every line break in a name as CR LF. */
function submittedName({ label }: LeadField): string {
  return label.replace(/\r\n?|\n/g, '\r\n')
}

/** In the languages that pages have words in. */
const contactPattern =
  /e-?mail|courriel|correo|correio|posta elettronica|phone|telefon|téléphone|teléfono|telemóvel|telefoon|mobile|whatsapp/i

/**
 * Returns the same hash for equal answers, regardless of capitalization and spacing. If no answer
 * identifies the person, the hash includes the network address.
 */
export function leadFingerprint(values: Lead['values'], address: string): string {
  const hasContact = answersInWords(values).some(({ label }) => contactPattern.test(label))
  const essence = values.map((answer) => [answer.label, foldAnswer(answer)])
  return hash('sha256', JSON.stringify(hasContact ? essence : [essence, address]), 'base64url')
}

function foldAnswer({ value, kind }: Lead['values'][number]): string {
  if (isEmailAddress(value)) return toAddressKey(value)
  const folded = foldText(value)
  return kind === 'phone' ? folded.replace(/[\s()./-]/g, '') : folded.replace(/\s+/g, ' ').trim()
}

function splitOnce(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}

function decode(part: string): string {
  return decodeURIComponent(part.includes('+') ? part.replaceAll('+', ' ') : part)
}
