import { describe, expect, it } from 'vitest'

import { readPlaybook } from './read-playbook.ts'

const read = (...lines: string[]) => readPlaybook(lines.join('\n'), 'kinds')

describe('a content file', () => {
  it('is read line by line', () => {
    const { playbook, mistakes } = read(
      '## Pull',
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
    expect(playbook.pulls).toEqual(['Here it is.'])
    expect(playbook.tips).toEqual([
      { text: 'Do it.', situation: 'kids' },
      { text: 'Go.', situation: null },
    ])
    expect(playbook.questions).toEqual([{ question: 'Why?', answer: 'Because. So.' }])
    expect(playbook.bring).toEqual(['x', 'y'])
  })

  it('says what a line needs', () => {
    const { playbook } = read(
      '## Pull',
      '- [sled, drive] You drive.',
      '- All sit.',
      '## Tips',
      '- [not rent] (kids) Go.',
      '## Questions',
      '### [boat] Sick?',
      'No.',
    )
    expect(playbook.pulls).toEqual(['You drive.', 'All sit.'])
    expect([...playbook.needs.keys()]).toEqual(['You drive.', 'Go.', 'Sick?'])
    expect(playbook.needs.get('You drive.')?.words.test('we drive')).toBe(true)
    expect(playbook.needs.get('You drive.')?.words.test('bobsleds')).toBe(false)
    expect(playbook.needs.get('Go.')).toMatchObject({ isDenied: true })
  })

  it.each([
    ['## Pulls', "Unknown heading 'Pulls'"],
    ['Some words', 'Neither a heading nor a line below one'],
    ['- Before any heading', 'Neither a heading nor a line below one'],
  ])('names the line of %s', (line, message) => {
    expect(read('', line).mistakes).toEqual([{ line: 2, message }])
  })

  it.each([
    ['Pull', '- Hurray!', 'No exclamation mark stands here'],
    ['Pull', '- {Offering} for all.', 'Facts do not enter this line'],
    ['Headline', `- ${'a'.repeat(56)} {place}`, 'Longer than 55 characters'],
    ['Headline', '- {Places} on foot', 'No slot is called {Places}'],
    ['Tips', '- (cats) Purr.', expect.stringContaining('A tip is for one of first, able')],
    ['Ask', '- Tell {them}.', 'No slot is called {them}'],
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
    const { mistakes } = readPlaybook('## Ask\n- Who?', 'trades')
    expect(mistakes).toContainEqual({ line: 1, message: "'Ask' needs 2 lines and has 1" })
    expect(mistakes).toContainEqual({ line: 1, message: "'Tips' needs 3 lines and has 0" })
    expect(mistakes).toContainEqual({ line: 1, message: "'Booking' needs 2 lines and has 0" })
  })

  it('has the words of a trade, and what a kind brings in place of its trade', () => {
    const source =
      '## Booking\n- ride\n- rides\n## Buttons\n- Go\n## Form fields\n- Date\n## Bring\n- x'
    const trade = readPlaybook(source, 'trades')
    expect(trade.words).toEqual({
      booking: { one: 'ride', many: 'rides' },
      cta: ['Go'],
      fields: ['Date'],
      bring: ['x'],
    })
    expect(trade.playbook.bring).toEqual([])
    expect(readPlaybook(source, 'kinds').playbook.bring).toEqual(['x'])
  })
})
