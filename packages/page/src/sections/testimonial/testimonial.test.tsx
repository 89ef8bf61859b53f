import { describe, expect, it } from 'vitest'

import { showSection } from '../../testing/show-section.tsx'

const voice = {
  title: 'Mia Berg',
  role: 'Teacher',
  company: 'Oslo',
  description: 'We laughed all day.',
}

describe('testimonials', () => {
  it('show no stars without a rating', () => {
    const markup = showSection('testimonial', { items: [voice] })
    expect(markup).not.toContain('<svg')
    expect(markup).toContain('<blockquote><p>We laughed all day.</p></blockquote>')
    expect(markup).toContain('<b>Mia Berg</b><span class="pg-standing">Teacher, Oslo</span>')
    expect(markup).toContain('<span class="pg-portrait" aria-hidden="true">MB</span>')
  })

  it('show the rating as stars, with its source and date', () => {
    const rated = { ...voice, rating: 4.5, source: 'Google', date: 'June 2026' } as const
    const markup = showSection('testimonial', { items: [rated] })
    // The class 'pg-stars' belongs to the starry background, which is positioned absolutely.
    expect(markup).toContain('<svg class="pg-rating"')
    expect(markup).toContain('<title>4.5 out of 5 stars</title>')
    expect(markup).toContain('<svg width="98" height="20">')
    expect(markup).toContain('<span class="pg-standing">Google, June 2026</span>')
  })

  it('ignore a rating that is not one', () => {
    const markup = showSection('testimonial', { items: [{ ...voice, rating: 7 as never }] })
    expect(markup).toContain('We laughed all day.')
    expect(markup).not.toContain('<svg')
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
