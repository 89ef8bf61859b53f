import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { readPage } from '../document/page-document.ts'
import { buildContext } from '../parts/build-context.ts'
import { pageStyles } from '../render/page-styles.ts'
import { PageView } from '../render/page-view.tsx'
import { sectionModels } from '../sections/section-models.ts'
import { safeColour } from '../style/safe-colour.ts'

const hostile = [
  'red;background:url(https://evil.test)',
  '#fff}</style><script>alert(1)</script>',
  'expression(alert(1))',
  'url(javascript:alert(1))',
  'var(--ink)',
  'rgb(1,2,3);x:y',
  'rgb(1,2,3)/*',
  '#12345g',
  '\\75rl(https://evil.test)',
  'Inter;} * {display:none',
  '@import "https://evil.test"',
]

/** Everything that a section writes into a style attribute: numbers, colours, our own names. */
const declaration =
  /^(--[a-z0-9-]+|left|top|width|height|rotate|font-size|font-weight|border-radius|background|color|aspect-ratio|animation-delay):(#[0-9a-f]{3,8}|-?[\d.]+(%|deg|cqw|rem|em|s)?|\d+\/\d+|(?:clamp|max)\([\d.a-z,+ ]+\)|[a-z]+|[A-Za-z" ,-]+)$/

function stylesIn(markup: string): string[] {
  return [...markup.matchAll(/ style="([^"]*)"/g)]
    .flatMap(([, style = '']) => style.replaceAll('&quot;', '"').split(';'))
    .filter((entry) => entry !== '')
}

describe('styles that somebody wrote', () => {
  it.each(hostile)('are no colour: %j', (text) => {
    expect(safeColour(text)).toBeNull()
  })

  it('are colours only as hex, rgb or rgba, whatever is written', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...hostile)), (text) => {
        expect(safeColour(text) ?? '#000000').toMatch(/^#[0-9a-f]{6}$/)
      }),
    )
    expect(safeColour(' RGBA(1, 2, 3, 0.5) ')).toBe('#010203')
    expect(safeColour('#AbC')).toBe('#aabbcc')
    expect(safeColour('rgb(1, 2, 300)')).toBeNull()
  })

  it('reach no style attribute except as numbers, colours and our own words', () => {
    const value = fc.constantFrom(
      ...hostile,
      '#123456',
      'rgb(9, 8, 7)',
      'Lato',
      'bold',
      'wide',
      'p-8',
    )
    const names =
      'fontFamily fontWeight letterSpacing textTransform headingSize textSize padding margin backgroundColor ' +
      'textColor primaryColor secondaryColor logoBackgroundColor navTextColor navHoverColor'
    const style = fc.dictionary(fc.constantFrom(...names.split(' ')), value, { maxKeys: 4 })
    const element = fc.record({
      type: fc.constantFrom('text', 'shape', 'button'),
      x: fc.double({ min: 0, max: 99_999, noNaN: true }),
      y: fc.nat(900),
      width: fc.nat(900),
      height: fc.nat(900),
      rotation: fc.integer({ min: -999, max: 999 }),
      content: fc.record({
        backgroundColor: value,
        textColor: value,
        fontSize: fc.integer({ min: 1, max: 99 }),
      }),
    })
    const section = fc.record({
      type: fc.constantFrom(...Object.keys(sectionModels)),
      style,
      content: fc.record({
        title: fc.constant('x'),
        visualElements: fc.array(element, { maxLength: 2 }),
        items: fc.array(
          fc.record({
            title: fc.constant('x'),
            overlayColor: value,
            scene: fc.constant({ kind: 'lake', seed: 1 }),
          }),
          { maxLength: 1 },
        ),
      }),
    })
    fc.assert(
      fc.property(section, (written) => {
        const reading = readPage({ sections: [written] })
        if (!reading.ok) throw new Error('not a page')
        const view = <PageView page={reading.page} context={buildContext({ mode: 'preview' })} />
        const markup = renderToStaticMarkup(view).replaceAll(
          /<svg class="pg-scene".*?<\/svg>/gs,
          '',
        )
        expect(stylesIn(markup).filter((entry) => !declaration.test(entry))).toEqual([])
        expect(pageStyles(reading.page)).not.toMatch(/evil|expression|javascript/)
      }),
      { numRuns: 150 },
    )
  })

  it.each(hostile)('are refused where they stand for the whole page: %j', (text) => {
    const palette = { primary: text, secondary: '#14b8a6' }
    expect(readPage({ style: { palette }, sections: [] })).toMatchObject({ ok: false })
    expect(readPage({ style: { fontFamily: text }, sections: [] })).toMatchObject({ ok: false })
    expect(readPage({ style: { theme: text }, sections: [] })).toMatchObject({ ok: false })
    expect(readPage({ language: text, sections: [] })).toMatchObject({ ok: false })
  })
})
