import { describe, expect, it } from 'vitest'

import { signUpSchema } from './account.ts'
import { cleanLine, cleanText } from './text.ts'

describe('a text that nobody can see', () => {
  it.each([
    '\u3164\u3164',
    '\u00AD\u00AD',
    '\u200B\u200C\u200D',
    '\u2800',
    '\uFE0F \u115F\n\uFFA0',
  ])('counts as empty (%j)', (value) => {
    expect([cleanText(value), cleanLine(value)]).toEqual(['', ''])
  })

  it('is no name', () => {
    const person = { full_name: '\u3164\u3164\u3164', email: 'a@example.com', password: 'rapids1' }
    const checked = signUpSchema.safeParse(person)
    expect(checked.error?.issues[0]?.message).toBe('Full name is required')
  })
})

describe('a text with lines that end in other ways', () => {
  it('has line feeds in their place, and none of the other controls', () => {
    expect(cleanText('a\r\nb\rc\u2028d\u2029e\u0085f\u009Bg')).toBe('a\nb\nc\nd\ne\nfg')
    expect(cleanLine('Subject\u2028Bcc: x')).toBe('Subject Bcc: x')
  })
})

describe('a text with joiners among what can be seen', () => {
  it.each([
    '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    '\u0915\u094D\u200D\u0937',
    '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
    '\u2764\uFE0F',
  ])('keeps them (%s)', (value) => {
    expect(cleanLine(value)).toBe(value)
  })
})
