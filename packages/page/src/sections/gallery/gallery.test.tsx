import { describe, expect, it } from 'vitest'

import { showSection } from '../show-section.tsx'

const scene = { kind: 'lake', seed: 3 } as const

describe('gallery', () => {
  it('shows pictures and drawn scenes, and leaves out what cannot be loaded', () => {
    const markup = showSection('gallery', {
      items: [
        { image: '/uploads/a.jpg', alt: 'Our raft' },
        { scene, alt: 'A lake' },
        { image: 'javascript:alert(1)', title: 'Gone' },
      ],
    })
    expect(markup).toMatch(/<img src="\/uploads\/a\.jpg" alt="Our raft" width="800" height="600"/)
    expect(markup).toContain('aria-label="A lake"')
    expect(markup).not.toContain('Gone')
    expect(markup).toContain('data-columns="2"')
  })

  it('makes a mosaic of four pictures only where nobody chose their columns', () => {
    const items = [{ scene }, { scene }, { scene }, { scene }]
    expect(showSection('gallery', { items })).toContain('pg-mosaic')
    expect(showSection('gallery', { items: items.slice(1) })).not.toContain('pg-mosaic')
    const chosen = showSection('gallery', { items, layout: { columns: 2 } })
    expect(chosen).toContain('data-columns="2"')
    expect(chosen).not.toContain('pg-mosaic')
  })

  it('lays words over a picture where they were put', () => {
    const items = [
      { scene, title: 'Dawn', description: 'We start early', textPosition: 'top' as const },
      { scene, title: 'Dusk' },
    ]
    const markup = showSection('gallery', { items })
    expect(markup).toMatch(
      /data-at="top" style="--over:#000000b3;[^"]*"><b>Dawn<\/b><span>We start early/,
    )
    expect(markup).toMatch(/data-at="bottom"[^>]*><b>Dusk/)
  })

  it('leads where an item says, in up to four columns', () => {
    const items = [{ scene, title: 'Raft', link: 'https://a.test/raft' }]
    const markup = showSection('gallery', { items, layout: { columns: 4 } })
    expect(markup).toContain('<a class="pg-picture-link" href="https://a.test/raft">')
    expect(markup).toContain('data-columns="4"')
  })
})
