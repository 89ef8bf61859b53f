import { describe, expect, it } from 'vitest'

import { showSection } from '../../testing/show-section.tsx'
import galleryCss from './gallery.css?inline'

const scene = { kind: 'lake', seed: 3 } as const

it('darkens a picture only where its words stand', () => {
  const rules = galleryCss.match(/\.pg-picture figcaption(?:\[data-at=top\])?\{[^}]*\}/g) ?? []
  expect(rules).toHaveLength(2)
  expect(rules.filter((rule) => rule.includes('background'))).toEqual([])
})

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
      /data-at="top" style="--over:#000000b3;[^"]*"><div class="pg-picture-words"><b>Dawn<\/b><span>We start early/,
    )
    expect(markup).toMatch(/data-at="bottom"[^>]*><div class="pg-picture-words"><b>Dusk/)
  })

  it('keeps the opacity that was chosen over the picture', () => {
    const items = ([0.3, 0.5] as const).map((overlayOpacity) => ({
      scene,
      title: 'Dawn',
      overlayOpacity,
      overlayColor: '#ff0000',
    }))
    const markup = showSection('gallery', { items })
    expect(markup).toContain('--over:#ff00004d;')
    expect(markup).toContain('--over:#ff000080;')
  })

  it('fills two columns with three pictures only where nobody chose them', () => {
    const items = [{ scene }, { scene }, { scene }]
    expect(showSection('gallery', { items })).toContain('pg-trio')
    expect(showSection('gallery', { items, layout: { columns: 2 } })).not.toContain('pg-trio')
    expect(showSection('gallery', { items: [...items, ...items] })).not.toContain('pg-trio')
  })

  it('leads where an item says, in up to four columns', () => {
    const items = [{ scene, title: 'Raft', link: 'https://a.test/raft' }]
    const markup = showSection('gallery', { items, layout: { columns: 4 } })
    expect(markup).toContain('<a class="pg-picture-link" href="https://a.test/raft">')
    expect(markup).toContain('data-columns="4"')
  })
})
