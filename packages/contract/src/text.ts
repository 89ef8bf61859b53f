import { z } from 'zod'

/** Characters PostgreSQL cannot store or a page must never carry: NUL, other controls but tab and newline. */
// oxlint-disable-next-line no-control-regex -- removing control characters is this expression's purpose
const unstorable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** Well-formed Unicode without control characters, trimmed. */
export function cleanText(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(unstorable, '').trim()
}

/** A string that is cleaned before its length rules are checked. */
export function textField() {
  return z.string().transform(cleanText)
}
