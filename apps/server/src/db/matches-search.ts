import { splitSearch } from '@wildpath/text'
import { and, like, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** The condition that a column of searchable text contains every word of a search. */
export function matchesWords(column: SQLWrapper, search: string): SQL | undefined {
  return or(...splitSearch(search).map((words) => containsAll(column, words)))
}

/** The condition that a column of searchable text contains a search as typed. */
export function matchesPhrase(column: SQLWrapper, search: string): SQL | undefined {
  const phrases = splitSearch(search).map((words) => words.join(' '))
  return or(...phrases.map((phrase) => containsAll(column, phrase === '' ? [] : [phrase])))
}

function containsAll(column: SQLWrapper, parts: readonly string[]): SQL | undefined {
  return and(...parts.map((part) => like(sql`${column}`, `%${part.replace(/[\\%_]/g, '\\$&')}%`)))
}
