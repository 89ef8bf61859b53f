import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { scanJson } from './scan-json.ts'

/** What a damaged text may have where something else stood. */
const signs = Array.from('{}[],:"\\01-.eE+truefalsn \n\tx\u0000')

/** What `JSON.parse` thinks of the text. */
function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** A text with the place of the mistake marked by | and what is said about it. */
function mistakeIn(text: string): [marked: string, message: string] | null {
  const scan = scanJson(text)
  return scan.ok ? null : [`${text.slice(0, scan.offset)}|${text.slice(scan.offset)}`, scan.message]
}

describe('scanJson', () => {
  it.each([
    ['{"a" 1}', '{"a" |1}', 'Expected : after "a".'],
    ['{"a": 1 "b"}', '{"a": 1 |"b"}', 'Expected a comma or }.'],
    ['{"a": 1,}', '{"a": 1,|}', 'Expected a name in "quotes".'],
    ['{a: 1}', '{|a: 1}', 'Expected a name in "quotes" or }.'],
    ['[1, 2', '[1, 2|', 'Expected a comma or ]; the text ends too early.'],
    ['[1,]', '[1,|]', 'Expected a value before ], or no comma.'],
    ['["open\n]', '[|"open\n]', 'This text has no closing ".'],
    [
      String.raw`["\x"]`,
      String.raw`["|\x"]`,
      String.raw`Unknown sign after \; possible are \" \\ \n \t \u0000.`,
    ],
    ["['a']", "[|'a']", 'Texts stand in double quotes: "like this".'],
    ['{} x', '{} |x', 'The page ends here; nothing may follow it.'],
    [
      '',
      '|',
      'Expected a value: "text", a number, true, false, null, { … } or [ … ]; the text ends too early.',
    ],
    ['[01]', '[|01]', 'Expected a value: "text", a number, true, false, null, { … } or [ … ].'],
    ['[1 // one\n]', '[1 |// one\n]', 'Expected a comma or ].'],
  ])('says of %j where it is wrong', (text, marked, message) => {
    expect(mistakeIn(text)).toEqual([marked, message])
  })

  it('refuses what is nested without end, instead of failing itself', () => {
    expect(mistakeIn('['.repeat(100_000))?.[1]).toBe('The values are nested too deeply.')
  })

  it('knows where each value stands', () => {
    const text = '{ "a": [10, {"b": "x"}], "": null }'
    const scan = scanJson(text)
    if (!scan.ok) throw new Error('The text is JSON')
    const at = (...path: (string | number)[]) => {
      let node = scan.root
      for (const key of path) {
        const inner = node.inner.get(key)
        if (inner === undefined) throw new Error(`nothing at ${key}`)
        node = inner
      }
      return text.slice(node.from, node.to)
    }
    expect(at()).toBe(text)
    expect(at('a', 0)).toBe('10')
    expect(at('a', 1, 'b')).toBe('"x"')
    expect(at('')).toBe('null')
  })

  it('takes what JSON.parse takes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
        expect(mistakeIn(JSON.stringify(value, null, indent))).toBeNull()
      }),
    )
  })

  it('refuses what JSON.parse refuses', () => {
    const damaged = fc
      .tuple(fc.json(), fc.nat(), fc.nat(2), fc.constantFrom(...signs))
      .map(([text, at, cut, sign]) => {
        const place = at % (text.length + 1)
        return text.slice(0, place) + sign + text.slice(place + cut)
      })
    fc.assert(
      fc.property(damaged, (text) => {
        expect(scanJson(text).ok).toBe(parses(text))
      }),
      { numRuns: 5000 },
    )
  })
})
