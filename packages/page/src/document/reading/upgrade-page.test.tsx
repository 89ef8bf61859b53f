import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { buildContext } from '../../parts/build-context.ts'
import { PageView } from '../../render/page-view.tsx'
import { versionOnePages } from '../fixtures/version-1-pages.ts'
import { versionTwoPages } from '../fixtures/version-2-pages.ts'
import { parsePage, serializePage } from '../page-document.ts'
import { pageVersion, upgradePage } from './upgrade-page.ts'

/** Pages as each version stored them; never changed, one list more for every new version. */
const pagesOfVersion: Record<number, readonly StoredPage[]> = {
  1: versionOnePages,
  2: versionTwoPages,
}
type StoredPage = { version: number; title: string; sections: readonly { content: object }[] }

const earlier = Array.from({ length: pageVersion - 1 }, (_, index) => index + 1)
const fixtures = Object.values(pagesOfVersion).flatMap((pages) =>
  pages.map((page) => [`version ${page.version}: ${page.title}`, page] as const),
)

describe('upgradePage', () => {
  it.each(earlier)('has pages of version %i to try its step on', (version) => {
    const pages = pagesOfVersion[version] ?? []
    expect(pages.length).toBeGreaterThan(0)
    for (const page of pages) {
      expect(page.version).toBe(version)
      expect(upgradePage(page)).toMatchObject({ version: pageVersion })
    }
  })

  it('has every kind that version 1 knew among its pages', () => {
    const kinds = versionOnePages.flatMap(({ sections }) => sections.map(({ type }) => type))
    expect(new Set(kinds)).toEqual(
      new Set(['hero', 'features', 'social-proof', 'lead-form', 'thank-you', 'footer']),
    )
  })

  it.each(fixtures)('changes nothing more when %s is upgraded again', (_, page) => {
    const once = upgradePage(page)
    expect(upgradePage(once)).toEqual(once)
    const read = parsePage(page)
    expect(parsePage(JSON.parse(JSON.stringify(serializePage(read))))).toEqual(read)
  })

  it.each([{}, { version: 3 }])('reads the theme where %j calls it a design', (page) => {
    const style = { design: 'reef', fontFamily: 'Lato' }
    const upgraded = upgradePage({ ...page, style, sections: [] })
    expect(upgraded).toEqual({
      ...page,
      style: { theme: 'reef', fontFamily: 'Lato' },
      sections: [],
    })
    expect(upgradePage(upgraded)).toEqual(upgraded)
  })

  it.each(fixtures)('loses no word of %s', (_, page) => {
    const context = buildContext({ mode: 'preview', year: 2026 })
    const markup = renderToStaticMarkup(<PageView page={parsePage(page)} context={context} />)
    const words = page.sections.flatMap(({ content }) =>
      'isSample' in content ? [] : wordsOf(content),
    )
    expect(words.length).toBeGreaterThan(4)
    expect(words.filter((text) => !markup.includes(text))).toEqual([])
  })
})

describe('a page of version 2', () => {
  const [stored] = versionTwoPages
  const { sections } = parsePage(stored)

  it('loses the sample figures of the composer and keeps figures that the owner edited', () => {
    expect(sections.map((section) => 'id' in section && section.id)).toEqual([
      'own-figures',
      'pricing',
      'own-prices',
    ])
  })

  it('loses a badge that the template set and keeps one that the owner set', () => {
    const popular = sections.map((section) =>
      'content' in section && section.type === 'pricing'
        ? section.content.items.map((item) => item.popular)
        : [],
    )
    expect(popular).toEqual([[], [undefined, undefined, false], [true]])
  })
})

const silent = new Set(['id', 'url', 'scene', 'kind', 'seed', 'isSample'])

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (silent.has(key) ? [] : wordsOf(inner)))
}
