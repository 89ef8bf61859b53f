import type { Lead } from '@wildpath/contract'

/** Spreadsheets run cells that begin with these as formulas; a leading apostrophe keeps them text. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/

/**
 * All leads as one RFC 4180 table in UTF-8 with a byte order mark: the time, then a column for
 * every label that occurs, in the order of the newest lead's form.
 */
export function leadsToCsv(leads: readonly Lead[]): string {
  const labels = [...new Set(leads.flatMap((lead) => lead.values.map(({ label }) => label)))]
  const rows = leads.map((lead) => {
    const byLabel = new Map(lead.values.map(({ label, value }) => [label, value]))
    return [lead.created_at, ...labels.map((label) => byLabel.get(label) ?? '')]
  })
  return `\uFEFF${[['Received', ...labels], ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
