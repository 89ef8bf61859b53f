import { z } from 'zod'

/**
 * What PostgreSQL cannot store or a reader cannot see: NUL and other controls but tab and newline,
 * zero-width spaces and marks that turn the direction of the text around them.
 */
const unwanted =
  // oxlint-disable-next-line no-control-regex -- removing control characters is this expression's purpose
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u206F\uFEFF]/g

/**
 * What shows nothing where it stands alone: joiners, fillers, soft hyphens, the blank Braille cell.
 * Within a text they stay, because emoji and Indic words need theirs.
 */
const invisible = /[\s\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu

/** Every way to end a line; the last three end it in some programs only. */
const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

/** Well-formed Unicode without control characters, trimmed; empty when nothing of it can be seen. */
export function cleanText(value: string): string {
  const text = value.toWellFormed().replace(lineEnds, '\n').replace(unwanted, '').trim()
  return text.replace(invisible, '') === '' ? '' : text
}

/** The same on one line, for names and whatever may stand in a subject or a title. */
export function cleanLine(value: string): string {
  return cleanText(value).replace(/\s+/g, ' ')
}

/** A string that is cleaned before its length rules are checked; `missing` is said when there is none. */
export function textField(missing?: string) {
  return z.string(missing).overwrite(cleanText)
}

export function lineField(missing?: string) {
  return z.string(missing).overwrite(cleanLine)
}
