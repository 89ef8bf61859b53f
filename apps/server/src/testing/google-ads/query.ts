import { Refused } from './answers.ts'

export type Condition = { field: string; operator: string; values: string[] }
export type Query = {
  fields: string[]
  resource: string
  conditions: Condition[]
  order: { field: string; isDescending: boolean } | null
  limit: number
}
export type Row = Record<string, unknown>

/** As much of the Google Ads Query Language as is asked here (developers.google.com/google-ads/api/docs/query/grammar). */
const grammar =
  /^SELECT (?<fields>.+?) FROM (?<resource>\w+)(?: WHERE (?<where>.+?))?(?: ORDER BY (?<order>[\w.]+)(?<direction> DESC| ASC)?)?(?: LIMIT (?<limit>\d+))?$/
const conditionPattern =
  /([\w.]+) (=|!=|LIKE|BETWEEN|IN) (FALSE|TRUE|\d+|'[^']*'|\([^)]*\))(?: AND ('[^']*'))?/y

export function parseQuery(text: string): Query {
  const groups = grammar.exec(text.replace(/\s+/g, ' ').trim())?.groups
  if (groups === undefined) throw new Refused({ queryError: 'BAD_FIELD_NAME' })
  const { fields = '', resource = '', where = '', order, direction, limit } = groups
  return {
    fields: fields.split(',').map((field) => field.trim()),
    resource,
    conditions: parseConditions(where),
    order: order === undefined ? null : { field: order, isDescending: direction === ' DESC' },
    limit: Number(limit ?? Number.POSITIVE_INFINITY),
  }
}

function parseConditions(where: string): Condition[] {
  const conditions: Condition[] = []
  let at = 0
  while (at < where.length) {
    conditionPattern.lastIndex = at
    const match = conditionPattern.exec(where)
    if (match === null) throw new Refused({ queryError: 'BAD_VALUE' })
    const [whole, field = '', operator = '', value = '', second] = match
    const values = [value, ...(second === undefined ? [] : [second])]
    const listed = operator === 'IN' ? value.replace(/[()]/g, '').split(', ') : values
    conditions.push({ field, operator, values: listed.map((one) => one.replaceAll("'", '')) })
    at += whole.length
    if (where.startsWith(' AND ', at)) at += 5
  }
  return conditions
}

export function matches(row: Row, { field, operator, values }: Condition): boolean {
  const found = valueAt(row, field)
  const text = typeof found === 'boolean' ? String(found).toUpperCase() : String(found)
  const [value = '', last = ''] = values
  if (operator === '=') return text === value
  if (operator === '!=') return text !== value
  if (operator === 'IN') return values.includes(text)
  if (operator === 'BETWEEN') return text >= value && text <= last
  return text.includes(value.replace(/^%|%$/g, ''))
}

/** Just the fields that were asked for; what has no value is left out, as proto3 does in JSON. */
export function pick(row: Row, fields: readonly string[]): Row {
  const picked: Row = {}
  for (const field of fields) {
    const value = valueAt(row, field)
    if (value === undefined || value === null) continue
    const names = pathOf(field)
    const last = names.pop() ?? ''
    let holder = picked
    for (const name of names) holder = (holder[name] ??= {}) as Row
    holder[last] = value
  }
  return picked
}

export function valueAt(row: Row, field: string): unknown {
  let value: unknown = row
  for (const name of pathOf(field)) value = (value as Row | undefined)?.[name]
  return value
}

/** `campaign_budget.amount_micros` is `campaignBudget.amountMicros` in JSON. */
function pathOf(field: string): string[] {
  return field
    .split('.')
    .map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
}
