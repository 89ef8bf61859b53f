import { formatDate } from '../../lib/format-date.ts'

/** What a platform says of an ad, with the days in it as people write them. */
export function noteInWords(note: string): string {
  return note.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDate(`${day}T12:00:00`))
}
