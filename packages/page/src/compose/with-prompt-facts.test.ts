import { describe, expect, it } from 'vitest'

import type { ComposedGoal } from '../document/composed-goals.ts'
import { parsePage } from '../document/page-document.ts'
import { withPromptFacts } from './with-prompt-facts.ts'

const page = parsePage({
  title: 'Paddles',
  sections: [
    { id: 'hero', type: 'hero', content: { title: 'Paddle with us', subtitle: 'From $45.' } },
    { id: 'faq', type: 'faq' },
    { id: 'form', type: 'lead-form' },
  ],
})
const tell = (text: string, goal: ComposedGoal = 'event-promotion') =>
  withPromptFacts(page, { text, goal, ctaText: 'Save our seats' }).sections

describe('what was told for a page', () => {
  it('announces an event below the first screen, with its date, place and price', () => {
    const [hero, event, ...rest] = tell(
      'Moonlight Paddle on June 21, 2031, 8 pm. We meet at Dock 4; $45 per person.',
    )
    expect(hero?.type).toBe('hero')
    expect(event).toMatchObject({
      type: 'cta',
      content: {
        title: 'Moonlight Paddle on June 21, 2031, 8 pm',
        subtitle: 'We meet at Dock 4; $45 per person.',
        buttons: [{ text: 'Save our seats', link: '#' }],
      },
    })
    expect(rest.map(({ type }) => type)).toEqual(['faq', 'lead-form'])
  })

  it('stands before the form where the page has another goal', () => {
    const sections = tell('closed in May\nWe speak Danish', 'sales')
    expect(sections.map(({ type }) => type)).toEqual(['hero', 'faq', 'text', 'lead-form'])
    expect(sections[2]).toMatchObject({ content: { body: 'Closed in May\n\nWe speak Danish' } })
  })

  it('is not said twice', () => {
    expect(tell('We paddle from $45')).toHaveLength(3)
    expect(tell('Paddle with us.')).toHaveLength(3)
    expect(tell('From $45 at Dock 4.')).toHaveLength(4)
    expect(tell('At 4 pm')).toHaveLength(4)
    expect(tell('  ')).toHaveLength(3)
  })

  it('has a heading of its own where the first sentence is too long for one', () => {
    const long = `Come along on ${'a long '.repeat(20)}evening in June 2031.`
    expect(tell(long)[1]).toMatchObject({ content: { title: 'Save the date', subtitle: long } })
  })
})
