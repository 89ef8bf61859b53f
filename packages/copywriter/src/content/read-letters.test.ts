import { describe, expect, it } from 'vitest'

import { readLetters } from './read-letters.ts'

const read = (...lines: string[]) => readLetters(lines.join('\n'), 'kinds')

describe('a content file', () => {
  it('is read line by line', () => {
    const { letters, mistakes } = read(
      '## Received, calm',
      '',
      '- Here it is.',
      '',
      '## Tips',
      '- (kids) Do it.',
      '- Go.',
      '## Questions',
      '### Why?',
      '',
      'Because. So.',
      '## Bring',
      '- x',
      '- y',
    )
    expect(mistakes).toEqual([])
    expect(letters.received).toEqual({ calm: ['Here it is.'], lively: [] })
    expect(letters.tips).toEqual([
      { text: 'Do it.', tag: 'kids' },
      { text: 'Go.', tag: null },
    ])
    expect(letters.questions).toEqual([{ question: 'Why?', answer: 'Because. So.' }])
    expect(letters.bring).toEqual(['x', 'y'])
  })

  it.each([
    ['## Recieved, calm', "Unknown heading 'Recieved, calm'"],
    ['Some words', 'Neither a heading nor a line below one'],
    ['- Before any heading', 'Neither a heading nor a line below one'],
  ])('names the line of %s', (line, message) => {
    expect(read('', line).mistakes).toEqual([{ line: 2, message }])
  })

  it.each([
    ['Received, calm', '- Hurray!', 'A calm line has no exclamation mark'],
    ['Nudge, lively', '- Go! Go!', 'A lively line has one exclamation mark at most'],
    ['Headline, lively', `- ${'a'.repeat(56)}`, 'Longer than 55 characters'],
    ['Tips', '- (cats) Purr.', expect.stringContaining('A tip is for one of first, able')],
    ['Ask', '- Tell {them}.', expect.stringContaining('may stand in braces')],
    ['Questions', '### Because', 'A question asks something'],
    ['Questions', '- Why?', 'Neither a heading nor a line below one'],
  ])('names the line of a mistake under %s: %s', (heading, line, message) => {
    const [first] = read(`## ${heading}`, '', line).mistakes
    expect(first).toEqual({ line: 3, message })
  })

  it('needs an answer to each question', () => {
    expect(read('## Questions', '### Why?', '### How?', 'So.').mistakes).toEqual([
      { line: 2, message: 'An empty line' },
    ])
  })

  it('of a whole trade has enough lines below each heading', () => {
    const { mistakes } = readLetters('## Ask\n- Who?', 'trades')
    expect(mistakes).toContainEqual({ line: 1, message: "'Ask' needs 3 lines and has 1" })
    expect(mistakes).toContainEqual({ line: 1, message: "'Tips' needs 6 lines and has 0" })
    expect(mistakes).toContainEqual({ line: 1, message: "'Booking' needs 2 lines and has 0" })
  })

  it('has the words of a trade, and what a kind brings in place of its trade', () => {
    const source =
      '## Booking\n- ride\n- rides\n## Buttons\n- Go\n## Form fields\n- Date\n## Bring\n- x'
    const trade = readLetters(source, 'trades')
    expect(trade.words).toEqual({
      booking: { one: 'ride', many: 'rides' },
      cta: ['Go'],
      fields: ['Date'],
      bring: ['x'],
    })
    expect(trade.letters.bring).toEqual([])
    expect(readLetters(source, 'kinds').letters.bring).toEqual(['x'])
  })
})
