import '../render/eager-drawing.ts'

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../document/page-document.ts'
import { buildContext } from './build-context.ts'
import { PageView } from '../render/page-view.tsx'

const show = (sections: unknown[]) =>
  renderToStaticMarkup(<PageView page={parsePage({ sections })} context={buildContext()} />)

const countOf = (text: string, markup: string) => markup.split(text).length - 1

const scene = (seed: number) => ({ kind: 'lake', seed })
const plain =
  /<svg class="pg-scene"[^>]*><rect width="\d+" height="\d+" fill="#\w{6}"><\/rect><\/svg>/g

describe('a page with more scenes than anybody looks at', () => {
  const items = Array.from({ length: 20 }, (_, seed) => ({
    title: `No ${seed}`,
    scene: scene(seed),
  }))
  const markup = show([
    { type: 'hero', content: { title: 'A', media: { type: 'scene', scene: scene(50), alt: '' } } },
    { type: 'features', content: { items } },
    { type: 'gallery', content: { items } },
    { type: 'text', content: { title: 'B', media: { type: 'scene', scene: scene(51), alt: '' } } },
  ])

  it('draws the first 24 and leaves a plain ground for the others', () => {
    expect(countOf('class="pg-scene"', markup)).toBe(42)
    expect(markup.match(plain)).toHaveLength(18)
    expect(markup.slice(0, markup.indexOf('class="pg-section pg-gallery')).match(plain)).toBeNull()
  })

  it('does not grow by a drawing for each of them', () => {
    const many = Array.from({ length: 500 }, (_, seed) => ({ title: 'x', scene: scene(seed % 30) }))
    const [few, lots] = [many.slice(0, 24), many].map(
      (some) => show([{ type: 'gallery', content: { items: some } }]).length,
    )
    expect((lots ?? 0) - (few ?? 0)).toBeLessThan(476 * 400)
  })
})

describe('stars and leaves', () => {
  it('fill 40 sections of a page at most, the first ones', () => {
    const markup = show(
      Array.from({ length: 60 }, (_, index) => ({
        type: 'text',
        content: { title: `No ${index}` },
        ...(index % 2 === 0 ? { background: 'stars' } : { theme: 'nature' }),
      })),
    )
    expect(countOf('class="pg-stars"', markup)).toBe(20)
    expect(countOf('class="pg-leaves"', markup)).toBe(20)
    expect(countOf('data-ground="stars"', markup)).toBe(30)
    const beyond = markup.slice(markup.indexOf('No 40'))
    expect(beyond).not.toContain('pg-star"')
    expect(beyond).not.toContain('pg-leaves')
  })
})
