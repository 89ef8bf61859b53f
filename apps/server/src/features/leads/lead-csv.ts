import {
  getLocalTime,
  type Lead,
  type LeadStatus,
  readSource,
  sourceName,
} from '@wildpath/contract'
import { foldText } from '@wildpath/text'

/** Spreadsheets run cells that begin with these as formulas; a leading apostrophe keeps them text. */
const formulaStart = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/
/** Programs that use another delimiter than commas start a cell after each of these. */
const separators = /(?<=[;\t\r\n])/
/** Phone numbers and amounts. As a formula they only do arithmetic, so they need no escaping. */
const plainNumber = /^[0-9 ()./+-]+(?:\s(?:x|ext\.?)\s?[0-9]{1,6})?$/

/** As the screens call them. */
const statusNames: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  booked: 'Booked',
  lost: 'Lost',
}

/**
 * Leads as one RFC 4180 table in UTF-8 with a byte order mark, a piece for every page of them: what we
 * know, with a column for each of the labels in between.
 */
export async function* leadsToCsv(
  labels: readonly string[],
  pages: AsyncIterable<readonly Lead[]>,
  timeZone: string,
): AsyncGenerator<string> {
  yield `\uFEFF${line([`Received (${timeZone})`, 'Adventure', 'Status', ...labels, 'Note', 'Source'])}`
  for await (const leads of pages)
    yield leads.map((lead) => line(cellsOf(lead, labels, timeZone))).join('')
}

function cellsOf(lead: Lead, labels: readonly string[], timeZone: string): string[] {
  const byLabel = new Map(lead.values.map(({ label, value }) => [label, value]))
  return [
    getLocalTime(new Date(lead.enquired_at), timeZone),
    lead.funnel_title,
    statusNames[lead.status],
    ...labels.map((label) => byLabel.get(label) ?? ''),
    lead.note,
    lead.source === null ? 'direct' : sourceName(readSource(lead.source)),
  ]
}

function line(values: readonly string[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: string): string {
  const lines = value.split(separators).map((part) => {
    const isFormula = formulaStart.test(part) && !plainNumber.test(foldText(part))
    return isFormula ? `'${part}` : part
  })
  const safe = lines.join('')
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
