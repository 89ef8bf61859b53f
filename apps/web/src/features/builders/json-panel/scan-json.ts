/** A value within a JSON text: where it stands, and where what it holds stands, by name or place. */
export type JsonNode = { from: number; to: number; inner: Map<string | number, JsonNode> }

export type JsonScan = { ok: true; root: JsonNode } | { ok: false; offset: number; message: string }

/** Deeper than any page, and no danger to the call stack. */
const deepest = 500

/**
 * Reads JSON as `JSON.parse` does, but answers where things stand: each value, or the first place that is
 * wrong and what was expected there. The browser's own message would differ from browser to browser.
 */
export function scanJson(text: string): JsonScan {
  const scanner: Scanner = { text, at: 0 }
  try {
    const root = readValue(scanner, 0)
    skipBlanks(scanner)
    if (scanner.at < text.length) fail(scanner, 'The page ends here; nothing may follow it')
    return { ok: true, root }
  } catch (mistake) {
    if (mistake instanceof Mistake)
      return { ok: false, offset: mistake.offset, message: mistake.message }
    throw mistake
  }
}

type Scanner = { text: string; at: number }

class Mistake extends Error {
  readonly offset: number
  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

function fail({ text, at }: Scanner, expected: string, offset = at): never {
  const ending = offset >= text.length ? '; the text ends too early' : ''
  throw new Mistake(`${expected}${ending}.`, Math.min(offset, text.length))
}

function readValue(scanner: Scanner, depth: number): JsonNode {
  skipBlanks(scanner)
  if (depth > deepest) fail(scanner, 'The values are nested too deeply')
  const from = scanner.at
  const inner = new Map<string | number, JsonNode>()
  const first = scanner.text[from]
  if (first === '{') readObject(scanner, inner, depth)
  else if (first === '[') readList(scanner, inner, depth)
  else if (first === '"') readText(scanner)
  else readPlain(scanner)
  return { from, to: scanner.at, inner }
}

function readObject(scanner: Scanner, inner: Map<string | number, JsonNode>, depth: number) {
  scanner.at += 1
  if (takes(scanner, '}')) return
  do {
    skipBlanks(scanner)
    const from = scanner.at
    if (scanner.text[from] !== '"') {
      fail(
        scanner,
        inner.size === 0 ? 'Expected a name in "quotes" or }' : 'Expected a name in "quotes"',
      )
    }
    readText(scanner)
    const name = JSON.parse(scanner.text.slice(from, scanner.at)) as string
    if (!takes(scanner, ':')) fail(scanner, `Expected : after "${name.slice(0, 40)}"`)
    inner.set(name, readValue(scanner, depth + 1))
  } while (takes(scanner, ','))
  if (!takes(scanner, '}')) fail(scanner, 'Expected a comma or }')
}

function readList(scanner: Scanner, inner: Map<string | number, JsonNode>, depth: number) {
  scanner.at += 1
  if (takes(scanner, ']')) return
  do inner.set(inner.size, readValue(scanner, depth + 1))
  while (takes(scanner, ','))
  if (!takes(scanner, ']')) fail(scanner, 'Expected a comma or ]')
}

// JSON allows no control characters within texts.
// oxlint-disable-next-line no-control-regex
const plainText = /[^"\\\u0000-\u001f]*/y
const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

function readText(scanner: Scanner) {
  const from = scanner.at
  scanner.at += 1
  for (;;) {
    match(scanner, plainText)
    const next = scanner.text[scanner.at]
    if (next === '"') {
      scanner.at += 1
      return
    }
    if (next === undefined || next === '\n' || next === '\r') {
      fail(scanner, 'This text has no closing "', from)
    }
    if (next !== '\\')
      fail(scanner, 'A text may not hold this character; write it as \\t or \\u0000')
    if (!match(scanner, escape))
      fail(scanner, 'Unknown sign after \\; possible are \\" \\\\ \\n \\t \\u0000')
  }
}

const plainValue = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y

function readPlain(scanner: Scanner) {
  if (match(scanner, plainValue)) return
  const { text, at } = scanner
  if (text[at] === ']' || text[at] === '}')
    fail(scanner, `Expected a value before ${text[at]}, or no comma`)
  if (text[at] === "'") fail(scanner, 'Texts stand in double quotes: "like this"')
  if (text[at] === '/') fail(scanner, 'JSON has no comments; expected a value')
  fail(scanner, 'Expected a value: "text", a number, true, false, null, { … } or [ … ]')
}

const blanks = /[ \t\n\r]*/y

function skipBlanks(scanner: Scanner) {
  match(scanner, blanks)
}

function takes(scanner: Scanner, sign: string): boolean {
  skipBlanks(scanner)
  if (scanner.text[scanner.at] !== sign) return false
  scanner.at += 1
  return true
}

function match(scanner: Scanner, pattern: RegExp): boolean {
  pattern.lastIndex = scanner.at
  if (!pattern.test(scanner.text)) return false
  scanner.at = pattern.lastIndex
  return true
}
