import { describe, expect, it } from 'vitest'

import { publicScreens, redirects, screens } from './screens.ts'

const paths = screens.map(({ path }) => path)

describe('the table of screens', () => {
  it('has every address once', () => {
    const all = [...paths, ...redirects.map(({ path }) => path)]
    expect(all).toEqual([...new Set(all)])
    expect(all.every((path) => path.startsWith('/'))).toBe(true)
  })

  it('leads to its own screens only', () => {
    const targets = [
      ...redirects.map(({ to }) => to.split('?')[0] ?? ''),
      ...screens.flatMap(({ next }) => next ?? []),
    ]
    expect(targets.filter((path) => !paths.includes(path))).toEqual([])
  })

  it.each(screens.filter(({ preloads }) => preloads !== undefined))(
    'asks ahead on $path for what its own address names',
    ({ path, preloads = [] }) => {
      const parameters = (text: string): string[] => text.match(/:\w+/g) ?? []
      expect(parameters(path)).toEqual(expect.arrayContaining(preloads.flatMap(parameters)))
    },
  )

  it('holds the public screens, which everybody may see under the whole sky', () => {
    expect(screens).toEqual(expect.arrayContaining([...publicScreens]))
    const looks = publicScreens.map(({ access, sky, frame }) => ({ access, sky, frame }))
    expect(new Set(looks.map((look) => JSON.stringify(look)))).toEqual(
      new Set([JSON.stringify({ access: 'everybody', sky: 'scenic' })]),
    )
  })

  it('has a title and a description of its own for every public screen', async () => {
    const loaded = await Promise.all(publicScreens.map(async ({ load }) => load()))
    const metas = loaded.flatMap(({ pages }) => pages.map(({ meta }) => meta))
    for (const text of ['title', 'description'] as const) {
      const texts = metas.map((meta) => meta[text])
      expect(texts.filter((written) => written.trim() === '')).toEqual([])
      expect(new Set(texts).size).toBe(metas.length)
    }
  })
})
