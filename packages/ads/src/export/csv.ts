/**
 * A table as RFC 4180 writes it, in UTF-8 with a byte order mark, so that spreadsheets know the encoding as well as
 * importers. Line breaks within a value are single line feeds. Values stand as they are, also those that a spreadsheet
 * would take for a formula: an importer takes every character for a part of the ad, so that a protecting apostrophe
 * would be shown to people. What is a name and no text of an ad goes through `nameForSpreadsheets`.
 */
export function csvOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, string>>[],
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
  return `\uFEFF${lines.map((values) => `${values.map(cell).join(',')}\r\n`).join('')}`
}

function cell(value: string): string {
  const text = value.replaceAll(/\r\n?/g, '\n')
  return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const formulaStart = /^[=+\-@\s＝＋－＠]+/

/** A name without what a spreadsheet would begin a formula with, and not longer than platforms take. */
export function nameForSpreadsheets(name: string, otherwise: string): string {
  return name.replace(formulaStart, '').replaceAll(/\s+/g, ' ').trim().slice(0, 200) || otherwise
}

/** Whether a spreadsheet would run the text, should somebody open the file in one. */
export function looksLikeFormula(text: string): boolean {
  return /^[=+\-@＝＋－＠]/.test(text)
}
