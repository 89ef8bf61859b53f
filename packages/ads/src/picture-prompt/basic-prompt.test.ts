import { describe, expect, it } from 'vitest'

import { basicPrompt } from './basic-prompt.ts'

const clause = 'No text, letters, numbers, logos or watermarks in the image.'

describe('the prompt of a picture', () => {
  it('says more where little is said, and always that no text is wanted', () => {
    expect(basicPrompt('A raft in a canyon')).toBe(
      `A raft in a canyon, professional quality, natural light, sharp detail, suitable for an outdoor ad. ${clause}`,
    )
  })

  it('is left as it is from 50 characters on', () => {
    const text = 'Two people in a red canoe on a lake at dawn, mist.'
    expect(text).toHaveLength(50)
    expect(basicPrompt(text)).toBe(`${text} ${clause}`)
    expect(basicPrompt(text.slice(1))).toContain('professional quality')
  })

  it.each([
    'A raft in the rapids at dawn. There is no text. Put SALE on it as big letters please now',
    'A raft without text on the boat, in the canyon, with six people who paddle hard.',
  ])('asks for no text whatever is said of text in it: %s', (text) => {
    expect(basicPrompt(text).endsWith(clause)).toBe(true)
  })

  it('does not ask twice in the same words', () => {
    const text = `A wide river valley in autumn with nobody in it. ${clause}`
    expect(basicPrompt(text)).toBe(text)
    expect(basicPrompt(basicPrompt('A raft'))).toBe(basicPrompt('A raft'))
  })

  it('is cut to 800 characters and the clause when it is over 1000', () => {
    const word = 'ridge '
    const fits = word.repeat(150).trim()
    expect(basicPrompt(fits)).toBe(`${fits}. ${clause}`)
    const cut = basicPrompt(word.repeat(300))
    expect(cut.endsWith(`ridge. ${clause}`)).toBe(true)
    expect(cut.length).toBeLessThanOrEqual(800 + 2 + clause.length)
    expect(cut.length).toBeGreaterThan(780)
  })

  it('keeps the clause of a long prompt whose own wish for no text is cut away', () => {
    expect(basicPrompt(`${'ridge '.repeat(200)}without text`)).toContain(clause)
  })

  it('never cuts a character in two', () => {
    expect(basicPrompt('🏔'.repeat(700))).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
  })
})
