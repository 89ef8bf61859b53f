import { describe, expect, it } from 'vitest'

import { parsePage } from '../document/page-document.ts'
import type { PageHead } from './page-head.ts'
import { structuredData } from './structured-data.ts'

const head: PageHead = {
  title: 'Raft the Gallatin',
  description: 'Guided half-day trips',
  canonicalUrl: 'https://example.test/f/raft',
  siteName: 'Big Bend Rafting',
}
const show = (sections: readonly object[], changes: Partial<PageHead> = {}) =>
  JSON.parse(structuredData({ page: parsePage({ sections }), head: { ...head, ...changes } })) as {
    '@graph': Record<string, unknown>[]
  }

describe('what search engines read', () => {
  it('is the page and whose it is, and nothing that nobody said', () => {
    expect(show([])).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'WebPage',
          'name': 'Raft the Gallatin',
          'description': 'Guided half-day trips',
          'url': 'https://example.test/f/raft',
          'inLanguage': 'en',
          'publisher': { '@type': 'Organization', 'name': 'Big Bend Rafting' },
        },
      ],
    })
  })

  it('is a local business where the page says an address', () => {
    const contact = { address: '12 Canyon Road, Gardiner', phone: '+1 406 555 0100', email: '' }
    const [page] = show([{ id: 'contact', type: 'contact', content: contact }], {
      siteUrl: 'https://bigbend.example',
      logoUrl: 'https://bigbend.example/logo.png',
    })['@graph']
    expect(page?.['publisher']).toEqual({
      '@type': 'LocalBusiness',
      'name': 'Big Bend Rafting',
      'url': 'https://bigbend.example',
      'logo': 'https://bigbend.example/logo.png',
      'address': '12 Canyon Road, Gardiner',
      'telephone': '+1 406 555 0100',
    })
  })

  it('names the questions that are answered on the page', () => {
    const items = [
      { title: 'Do we get wet?', description: 'Yes, all of you.' },
      { title: 'Not answered yet', description: ' ' },
    ]
    const [, faq] = show([{ id: 'faq', type: 'faq', content: { items } }])['@graph']
    expect(faq).toEqual({
      '@type': 'FAQPage',
      'mainEntity': [
        {
          '@type': 'Question',
          'name': 'Do we get wet?',
          'acceptedAnswer': { '@type': 'Answer', 'text': 'Yes, all of you.' },
        },
      ],
    })
  })

  it('contains the rated reviews, and no average rating', () => {
    const items = [
      { title: 'Karin', description: 'A great day.', rating: 4.5, source: 'Google' },
      { title: 'Marta', description: 'We laughed.' },
    ]
    const [page] = show([{ id: 'voices', type: 'testimonial', content: { items } }])['@graph']
    expect(page?.['publisher']).toEqual({
      '@type': 'Organization',
      'name': 'Big Bend Rafting',
      'review': [
        {
          '@type': 'Review',
          'reviewBody': 'A great day.',
          'author': { '@type': 'Person', 'name': 'Karin' },
          'reviewRating': { '@type': 'Rating', 'ratingValue': 4.5, 'bestRating': 5 },
          'publisher': { '@type': 'Organization', 'name': 'Google' },
        },
      ],
    })
    const sample = { isSample: true, items }
    expect(
      JSON.stringify(show([{ id: 'voices', type: 'testimonial', content: sample }])),
    ).not.toContain('Review')
  })

  it('names the picture', () => {
    const picture = { url: 'https://example.test/p.png', alt: 'A raft', width: 1200, height: 630 }
    const [page] = show([], { picture })['@graph']
    expect(page?.['primaryImageOfPage']).toEqual({
      '@type': 'ImageObject',
      'url': 'https://example.test/p.png',
      'caption': 'A raft',
      'width': 1200,
      'height': 630,
    })
  })

  it('holds no rating, whatever the page shows', () => {
    const items = [{ title: '4.9/5', description: 'Average Rating' }]
    const sections = [{ id: 'proof', type: 'social-proof', content: { items } }]
    expect(JSON.stringify(show(sections))).not.toMatch(/rating|review/i)
  })
})
