import { expect, it } from 'vitest'

import { showSection } from '../../testing/show-section.tsx'

it('a contact section shows every way to reach the business, and hours as they were written', () => {
  const content = {
    title: 'Talk to us',
    phone: '406 555 0100',
    items: [{ title: 'Hours', description: 'Daily, 8 to 6' }],
    buttons: [{ text: 'Ask', link: '#' }],
  }
  const markup = showSection('contact', content)
  expect(markup).toContain('<a class="pg-way" href="tel:4065550100">406 555 0100</a>')
  expect(markup).toContain('<dt>Hours</dt><dd>Daily, 8 to 6</dd>')
  expect(markup).toContain('href="#form">Ask</a>')
  expect(showSection('contact', content, 'preview')).not.toContain('href')
})
