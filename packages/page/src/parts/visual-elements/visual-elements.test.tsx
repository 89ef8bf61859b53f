import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { buildContext } from '../build-context.ts'
import { pageStyles } from '../../render/page-styles.ts'
import { PageView } from '../../render/page-view.tsx'
import type { KnownSection } from '../../sections/section-models.ts'
import { canvasStyles } from '../../render/canvas-board.tsx'

type Element = Record<string, unknown> & { type: string }

const place = { x: 80, y: 60, width: 200, height: 40 }

function pageWith(...elements: Element[]) {
  const visualElements = elements.map((element) => ({ ...place, ...element }))
  return parsePage({
    sections: [{ id: 'one', type: 'text', content: { title: 'Map', visualElements } }],
  })
}

function show(...elements: Element[]) {
  return renderToStaticMarkup(<PageView page={pageWith(...elements)} context={buildContext()} />)
}

function preview(...elements: Element[]) {
  const context = buildContext({ mode: 'preview' })
  return renderToStaticMarkup(<PageView page={pageWith(...elements)} context={context} />)
}

describe('visual elements', () => {
  it('stand where they were put, in proportion to the width of the section', () => {
    const markup = show(
      {
        type: 'text',
        content: { text: 'Start here', fontSize: 32, fontWeight: 'bold' },
        rotation: 15,
      },
      { type: 'shape', x: 0, y: 0, width: 800, height: 600, content: { borderRadius: 16 } },
    )
    expect(markup).toContain('<div class="pg-canvas" style="aspect-ratio:800/600">')
    expect(markup).toContain(
      'style="left:10%;top:10%;width:25%;height:6.667%;rotate:15deg;font-size:max(4cqw,.75rem);font-weight:700"',
    )
    expect(markup).toContain('<p>Start here</p>')
    expect(markup).toContain('border-radius:2cqw')
  })

  it('end with their section, after its words', () => {
    expect(show({ type: 'shape' })).toMatch(/Map.*pg-canvas.*<\/section>/)
  })

  it('take no more height than they need, and never more than the canvas', () => {
    expect(show({ type: 'shape' })).toContain('aspect-ratio:800/100')
    expect(show({ type: 'shape', y: 5000 })).toContain('aspect-ratio:800/600')
  })

  it('are as high as they reach when they are turned', () => {
    expect(show({ type: 'shape', rotation: 90 })).toContain('aspect-ratio:800/180')
    expect(show({ type: 'shape', rotation: 180 })).toContain('aspect-ratio:800/100')
  })

  it('keep room around the canvas, and never cut words in the middle', () => {
    const css = pageStyles(pageWith({ type: 'text' }))
    expect(css).toMatch(/\.pg-canvas\{(?=[^}]*overflow:clip[;}])[^}]*overflow-clip-margin:1\.25rem/)
    expect(css).toContain('.pg-el-text{overflow:visible}')
  })

  it('lead where links of a page may lead', () => {
    expect(show({ type: 'button', content: { text: 'Book', href: 'https://a.test/' } })).toContain(
      '<a class="pg-el-link" href="https://a.test/">Book</a>',
    )
    expect(
      show({ type: 'button', content: { text: 'Book', href: 'javascript:alert(1)' } }),
    ).toContain('href="#"')
  })

  it('show pictures that can be loaded, and no colour that is none', () => {
    const hostile = 'red;background:url(https://evil.test)'
    const markup = show(
      { type: 'image', content: { imageUrl: '/uploads/a.jpg', text: 'Our bus' } },
      { type: 'logo', content: { imageUrl: 'javascript:alert(1)' } },
      { type: 'text', content: { text: 'a', backgroundColor: hostile, textColor: hostile } },
      { type: 'shape', content: { backgroundColor: 'rgba(255, 0, 0, 0.5)' } },
    )
    expect(markup).toContain('<img src="/uploads/a.jpg" alt="Our bus"')
    expect(markup.match(/<img/g)).toHaveLength(1)
    expect(markup).not.toContain('evil.test')
    expect(markup).toContain('background:#ff000080')
  })

  it('keep words and buttons readable however narrow the canvas is', () => {
    const text = show({ type: 'text', content: { text: 'a' } })
    expect(text).toContain('font-size:max(2cqw,.75rem)')
    const button = show({ type: 'button', content: { text: 'Book', fontSize: 12 } })
    expect(button).toContain('font-size:max(1.5cqw,.75rem)')
  })

  it('never make words larger than they were made', () => {
    const small = show({ type: 'text', content: { text: 'a', fontSize: 8 } })
    expect(small).toContain('font-size:max(1cqw,.5rem)')
  })

  it('show whoever edits the page where a picture is missing, and visitors nothing', () => {
    const place = '<span class="pg-el-empty">Picture</span>'
    const empty = { type: 'image', content: {} }
    expect(preview(empty)).toContain(place)
    expect(preview({ type: 'logo', content: { imageUrl: 'javascript:alert(1)' } })).toContain(place)
    expect(preview({ type: 'image', content: { imageUrl: '/a.jpg' } })).not.toContain('pg-el-empty')
    expect(show(empty)).not.toContain('pg-el-empty')
    expect(show(empty)).not.toContain('Picture')
  })

  it('leave that place out of a board, which is arranged and made into pictures', () => {
    const page = pageWith({ type: 'image' })
    const [section] = page.sections
    expect(pageStyles(page)).toMatch(/\.pg-el-empty\{[^}]*display:grid/)
    expect(canvasStyles(page, section as KnownSection)).toContain(
      '.pg-board .pg-el-empty{display:none}',
    )
  })

  it('bring their rules only where there are any', () => {
    expect(pageStyles(pageWith({ type: 'shape' }))).toContain('.pg-canvas{')
    expect(pageStyles(pageWith())).not.toContain('.pg-canvas{')
  })
})
