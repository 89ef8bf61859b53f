import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { parsePage } from '../document/page-document.ts'
import { buildContext } from './build-context.ts'
import { PageView } from '../render/page-view.tsx'

const texts = (...themes: (string | undefined)[]) =>
  themes.map((theme, index) => ({
    id: `s${index}`,
    type: 'text',
    ...(theme !== undefined && { theme }),
    content: { title: `No ${index}` },
  }))

/** The theme of every section in a page of this theme, and how many leaves fall in it. */
function themesOf(globalTheme: string, sections: unknown[]) {
  const page = parsePage({ globalTheme, sections })
  const markup = renderToStaticMarkup(<PageView page={page} context={buildContext()} />)
  return markup
    .split('<section ')
    .slice(1)
    .map((part) => [
      part.match(/^[^>]* data-theme="(\w+)"/)?.[1] ?? 'default',
      part.split('pg-floating-leaf').length - 1,
    ])
}

describe('the theme of a section', () => {
  it('is that of the page where it has none of its own', () => {
    expect(themesOf('nature', texts(undefined, 'night'))).toEqual([
      ['nature', 10],
      ['night', 0],
    ])
    expect(themesOf('night', texts('nature', undefined))).toEqual([
      ['night', 0],
      ['night', 0],
    ])
    expect(themesOf('default', texts('nature', undefined))).toEqual([
      ['nature', 10],
      ['default', 0],
    ])
  })

  it('sheds the leaves of a whole page in its first two sections, its own wherever it is', () => {
    expect(themesOf('nature', texts(undefined, undefined, undefined, 'nature'))).toEqual([
      ['nature', 10],
      ['nature', 10],
      ['nature', 0],
      ['nature', 10],
    ])
  })
})
