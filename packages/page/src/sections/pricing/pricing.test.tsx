import { describe, expect, it } from 'vitest'

import { showSection } from '../../testing/show-section.tsx'

const three = [{ title: 'Short' }, { title: 'Long', description: '$49, lunch' }, { title: 'Own' }]

describe('pricing', () => {
  it('highlights one plan and leads every button to the form', () => {
    const markup = showSection('pricing', { items: three })
    expect(markup.match(/pg-plan-popular/g)).toHaveLength(1)
    expect(markup).toContain('<b>$49</b> <span>per month</span>')
    expect(markup).toContain('<a class="pg-cta" href="#form">Get Started</a>')
    expect(markup.match(/href="#form">Choose Plan</g)).toHaveLength(2)
  })

  it('shows visitors a badge only where the owner set it', () => {
    const stated = [{ title: 'Short' }, { title: 'Long', popular: true }]
    expect(showSection('pricing', { items: three })).not.toContain('Most Popular')
    expect(showSection('pricing', { items: three }, 'preview')).toContain(
      '<p class="pg-plan-badge" data-sample="">Most Popular</p>',
    )
    expect(showSection('pricing', { items: stated })).toContain(
      '<p class="pg-plan-badge">Most Popular</p>',
    )
  })

  it('leads a plan where its link says', () => {
    const items = [{ title: 'Short', link: 'https://pay.test/short' }]
    expect(showSection('pricing', { items })).toContain('href="https://pay.test/short"')
  })

  it('shows sample prices to the owner alone, marked as samples', () => {
    const content = { items: three, hasSamplePrices: true }
    expect(showSection('pricing', content, 'preview')).toContain('<b>$9.99</b>')
    expect(showSection('pricing', content, 'preview')).toContain('Sample prices')
    expect(showSection('pricing', content)).not.toMatch(/9\.99|29\.97|Sample/)
    expect(showSection('pricing', { items: three }, 'preview')).not.toMatch(/9\.99|Sample/)
  })

  it('stands in three columns, or as many as it was given', () => {
    expect(showSection('pricing', { items: three })).toContain('pg-plans" data-columns="3"')
    const narrow = { items: three, layout: { columns: 4 as const } }
    expect(showSection('pricing', narrow)).toContain('pg-plans" data-columns="3"')
  })
})
