import { expect, it } from 'vitest'

import { showSection } from '../../testing/show-section.tsx'

it('lists days with their hours, and the note below', () => {
  const markup = showSection('hours', {
    title: 'Opening hours',
    items: [
      { title: 'Monday to Friday', description: '9:00 to 17:00' },
      { title: 'Sunday', description: 'Closed' },
    ],
    note: 'May to October',
  })
  expect(markup).toContain('<dt>Monday to Friday</dt><dd>9:00 to 17:00</dd>')
  expect(markup).toContain('<dt>Sunday</dt><dd>Closed</dd>')
  expect(markup).toContain('<div class="pg-times-note"><p>May to October</p></div>')
})
