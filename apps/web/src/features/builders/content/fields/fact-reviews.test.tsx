import type { Fact, Testimonial } from '@wildpath/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'

import { FactReviews } from './fact-reviews.tsx'

const review = (text: string, isConfirmed = true): Fact => ({
  id: text,
  kind: 'review',
  value: { text, name: 'Marta Lind', source: 'Google' },
  source: 'owner',
  confidence: 'high',
  is_confirmed: isConfirmed,
})
const show = (facts: Fact[], testimonials: Pick<Testimonial, 'text'>[] = []) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FactReviews
        funnelId="f1"
        facts={{ version: 1, facts, dismissed: [] }}
        testimonials={testimonials}
      />
    </MemoryRouter>,
  )

it('lists the confirmed reviews from the facts', () => {
  const markup = show([review('Best day of the year.'), review('Only proposed.', false)])
  expect(markup).toContain('“Best day of the year.”')
  expect(markup).toContain('Marta Lind, Google')
  expect(markup).not.toContain('Only proposed')
  expect(markup).toContain('href="/funnel/f1/edit?tab=facts"')
})

it('omits reviews that are also testimonials, and renders nothing without reviews', () => {
  expect(show([review('Great.')], [{ text: 'Great.' }])).toBe('')
  expect(show([])).toBe('')
})
