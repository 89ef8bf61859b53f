import type { z } from 'zod'

/** What a value is and what was expected, in plain words. `value` is what stands there now. */
export function describeIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const expected = expectation(issue, value)
  if (value === undefined) return `Missing; expected ${expected}.`
  return `Expected ${expected}; found ${found(value)}.`
}

function expectation(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return nameOfType(issue.expected)
    case 'invalid_value':
      return oneOf(issue.values)
    case 'invalid_union':
      return expectationOfUnion(issue, value)
    case 'too_big':
      return `at most ${amount(issue.maximum, value)}`
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${amount(issue.minimum, value)}`
    case 'invalid_format':
      return formatNames[String(issue.pattern)] ?? 'a text of another form'
    case 'invalid_key': {
      const [inner] = issue.issues
      return inner === undefined ? 'another name' : expectation(inner, value)
    }
    case 'custom':
      return issue.message
    default:
      return 'something else'
  }
}

type UnionIssue = Extract<z.core.$ZodIssue, { code: 'invalid_union' }>

/** Of a choice of shapes: their discriminating words, or the values that any of them takes. */
function expectationOfUnion(issue: UnionIssue, value: unknown): string {
  if ('options' in issue && Array.isArray(issue.options) && issue.options.length > 0) {
    return oneOf(issue.options)
  }
  const own = issue.errors.flat().filter(({ path }) => path.length === 0)
  const values = own.flatMap((inner) => (inner.code === 'invalid_value' ? inner.values : []))
  if (values.length > 0) return oneOf(values)
  const [first] = own
  return first === undefined ? 'another value' : expectation(first, value)
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list [ … ]',
  object: 'an object { … }',
  null: 'null',
}

function nameOfType(type: string): string {
  return typeNames[type] ?? type
}

const formatNames: Record<string, string> = {
  '/^#[0-9a-f]{6}$/i': 'a colour such as #15803d',
  '/^[A-Za-z0-9-]{2,35}$/': 'a language such as en or pt-BR',
  '/^[a-z]{2,3}(?:-[A-Z]{2})?$/': 'a language such as en or pt-BR',
  '/^[A-Za-z0-9_-]{1,64}$/': 'letters, digits, - and _, at most 64 of them',
}

function oneOf(values: readonly unknown[]): string {
  const [only, ...others] = values
  return others.length === 0 ? JSON.stringify(only) : `one of ${values.map(quoted).join(', ')}`
}

const quoted = (value: unknown) => JSON.stringify(value)

function amount(limit: number | bigint, value: unknown): string {
  const number = limit.toLocaleString('en')
  if (typeof value === 'string') return `${number} characters`
  if (Array.isArray(value)) return `${number} entries`
  return number
}

/** Longer texts are counted rather than quoted. */
const longestQuote = 40

function found(value: unknown): string {
  if (typeof value === 'string') {
    if (value === '') return 'an empty text'
    return value.length <= longestQuote
      ? quoted(value)
      : `${value.length.toLocaleString('en')} characters`
  }
  if (Array.isArray(value)) {
    return value.length > 1 ? `a list of ${value.length.toLocaleString('en')} entries` : 'a list'
  }
  if (typeof value === 'object' && value !== null) return 'an object'
  return JSON.stringify(value)
}
