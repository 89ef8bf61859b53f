import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'packages/help/src/articles')
const articles = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

it('articles of the help name buttons and headings as they stand on screen', () => {
  const shown = shownTexts(['apps/web/src', 'packages/contract/src', 'packages/page/src'])
  const unknown = articles.flatMap(({ name, text }) =>
    [...text.matchAll(/\*\*([^*]+)\*\*/g)]
      .map(([, label = '']) => label)
      // What ends a sentence is no label, and what has a value is a plan's name.
      .filter((label) => !/[.:]$/.test(label) && !label.includes('{{') && !shown.has(label))
      .map((label) => `${name}: ${label}`),
  )
  expect(shown.size).toBeGreaterThan(1000)
  expect(unknown).toEqual([])
})

it('articles of the help name screens that are there', () => {
  const screens = readFileSync(join(root, 'apps/web/src/screens.ts'), 'utf8')
  const paths = [...screens.matchAll(/(?:path: |(?:public|live)Screen\(\s*)'([^']+)'/g)].map(
    ([, path]) => path,
  )
  const named = articles.flatMap(({ name, text }) =>
    (/^screens: (.*)$/m.exec(text)?.[1] ?? '').split(', ').map((path) => ({ name, path })),
  )
  expect(named.length).toBeGreaterThan(articles.length)
  expect(named.filter(({ path }) => !paths.includes(path))).toEqual([])
})

it('the help names every language that pages have words in', () => {
  const source = readFileSync(join(root, 'packages/page/src/language/page-language.ts'), 'utf8')
  const [, list = ''] = /pageLanguages = \[([^\]]*)\]/.exec(source) ?? []
  const tags = [...list.matchAll(/'(\w+)'/g)].map(([, tag = '']) => tag)
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const text = articles.find(({ name }) => name === 'page-language.md')?.text ?? ''
  expect(tags.length).toBe(7)
  expect(tags.filter((tag) => !text.includes(names.of(tag) ?? tag))).toEqual([])
})

/** Texts between tags and in quotes, as far as they stand in the sources in one piece. */
function shownTexts(folders: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const path of folders) {
    for (const name of readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue
      const source = readFileSync(join(root, path, name), 'utf8')
      const texts = [
        ...source.matchAll(/[>}]\s*([^<>{}]+?)\s*[<{]/g),
        ...source.matchAll(/'([^'\n]+)'/g),
        ...source.matchAll(/"([^"\n]+)"/g),
        ...source.matchAll(/`([^`$\n]+)/g),
      ]
      for (const [, text = ''] of texts) {
        found.add(text.replace(/\s+/g, ' ').replaceAll('&amp;', '&').trim())
      }
    }
  }
  return found
}
