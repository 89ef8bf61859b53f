import { describe, expect, it } from 'vitest'

import { showSection } from '../../testing/show-section.tsx'

const voice = {
  title: 'Mia Berg',
  role: 'Teacher',
  company: 'Oslo',
  description: 'We laughed all day.',
}

describe('testimonials', () => {
  it('show five stars, the words, and who said them', () => {
    const markup = showSection('testimonial', { items: [voice] })
    expect(markup.match(/class="pg-one-star"/g)).toHaveLength(5)
    expect(markup).toContain('<blockquote><p>We laughed all day.</p></blockquote>')
    expect(markup).toContain('<b>Mia Berg</b><span class="pg-standing">Teacher, Oslo</span>')
    expect(markup).toContain('<span class="pg-portrait" aria-hidden="true">MB</span>')
  })

  it('show the picture of who said it', () => {
    const markup = showSection('testimonial', { items: [{ ...voice, image: '/mia.jpg' }] })
    expect(markup).toContain('<img class="pg-portrait" src="/mia.jpg" alt=""')
  })

  it('are for the owner alone while they are samples', () => {
    const content = { isSample: true, items: [voice] }
    expect(showSection('testimonial', content)).not.toContain('Mia')
    expect(showSection('testimonial', content, 'preview')).toContain('>Sample</p>')
  })
})
