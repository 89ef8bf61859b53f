import { expect, it } from 'vitest'

import { showSection } from '../../testing/show-section.tsx'

it('questions open without script and keep the paragraphs of their answers', () => {
  const items = [{ title: 'Is it cold?', description: 'In May.\n\nBring wool.' }, { title: '' }]
  const markup = showSection('faq', { title: 'Good questions', items })
  expect(markup).toMatch(/<details class="pg-question"><summary>Is it cold\?<svg/)
  expect(markup).toContain('<p>In May.</p><p>Bring wool.</p></div></details>')
  expect(markup.match(/<details/g)).toHaveLength(1)
})
