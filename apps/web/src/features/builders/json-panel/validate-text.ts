import { type PageIssue, findPageIssues } from '@wildpath/page/document'

import { type JsonNode, scanJson } from './scan-json.ts'

/** A place in a text, as people count: the first line and the first column are 1. */
export type Place = { offset: number; line: number; column: number }

/** A fault of the page and the part of the text that it speaks of. */
export type PlacedIssue = PageIssue & { from: Place; to: number }

export type Validation =
  | { state: 'invalid'; at: Place; message: string }
  /** It is JSON: `value`. Without faults it is a page, too. */
  | {
      state: 'valid'
      value: unknown
      faults: readonly PlacedIssue[]
      warnings: readonly PlacedIssue[]
    }

/** What is wrong with a page's text: the first thing as JSON, or everything as a page. */
export function validateText(text: string): Validation {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    const scan = scanJson(text)
    // A text that the scan would take is one that only it takes; it must not be called valid.
    return scan.ok
      ? { state: 'invalid', at: placeAt(text, 0), message: 'This text is not JSON.' }
      : { state: 'invalid', at: placeAt(text, scan.offset), message: scan.message }
  }
  const found = placedIssues(text, findPageIssues(value))
  return {
    state: 'valid',
    value,
    faults: found.filter(({ severity }) => severity === 'fault'),
    warnings: found.filter(({ severity }) => severity === 'warning'),
  }
}

function placedIssues(text: string, faults: readonly PageIssue[]): PlacedIssue[] {
  if (faults.length === 0) return []
  const scan = scanJson(text)
  const root: JsonNode = scan.ok ? scan.root : { from: 0, to: text.length, inner: new Map() }
  const placeOf = placesIn(text)
  return faults.map((fault) => {
    const { from, to } = nearest(root, fault.path)
    return { ...fault, from: placeOf(from), to }
  })
}

/** What stands at the path, or the nearest value around it: what is missing stands nowhere. */
function nearest(root: JsonNode, path: PageIssue['path']): JsonNode {
  let node = root
  for (const key of path) {
    const inner = node.inner.get(key)
    if (inner === undefined) return node
    node = inner
  }
  return node
}

export function placeAt(text: string, offset: number): Place {
  return placesIn(text)(offset)
}

/** Line breaks are looked for once, however many places are asked for. */
function placesIn(text: string): (offset: number) => Place {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { offset, line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
