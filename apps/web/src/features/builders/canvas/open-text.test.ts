import { parsePage } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { createEditor } from '../store/editor.ts'
import { getEditedLanguage, getShownPage } from '../store/shown-page.ts'
import { emptySource } from '../testing/empty-source.ts'
import { openText } from './open-text.ts'

const hero = { id: 'hero', type: 'hero', content: { title: 'Down the river' } }
const page = parsePage({ sections: [hero], translations: { de: {}, he: {} } })

function setUp() {
  const editor = createEditor({
    page,
    source: emptySource,
    revision: 1,
    log: { append: () => {}, restart: () => {} },
  })
  const text = openText(editor, { key: 'hero', path: ['content', 'title'] })
  const headline = (shown = getShownPage(editor.store.getState())) => {
    const [section] = shown.sections
    return section !== undefined && 'content' in section ? section.content.title : null
  }
  const present = () => editor.store.getState().history.present
  return { editor, text, headline, present }
}

describe('openText', () => {
  it("changes the text itself in the page's own language", () => {
    const { text, headline, present } = setUp()
    text.write('Up the hill')
    expect([text.read(), headline(present())]).toEqual(['Up the hill', 'Up the hill'])
    expect(present().translations).toEqual(page.translations)
  })

  it('changes the translation in an additional language, and undo reverts it', () => {
    const { editor, text, headline, present } = setUp()
    editor.editLanguage('de')
    text.write('Den Fluss hinab')
    expect([text.read(), headline()]).toEqual(['Den Fluss hinab', 'Den Fluss hinab'])
    expect(headline(present())).toBe('Down the river')
    expect(present().translations).toMatchObject({
      de: { texts: { 'Down the river': 'Den Fluss hinab' } },
      he: { texts: {} },
    })
    editor.undo()
    expect([text.read(), headline()]).toEqual(['Down the river', 'Down the river'])
  })

  it('returns an empty string for a cleared translation, even though the source text is shown', () => {
    const { editor, text, headline } = setUp()
    editor.editLanguage('de')
    text.write('')
    expect([text.read(), headline()]).toEqual(['', 'Down the river'])
  })
})

describe('getEditedLanguage', () => {
  it('returns null once the page no longer has the language', () => {
    const { editor, headline } = setUp()
    editor.editLanguage('de')
    editor.edit({ kind: 'set-page-field', path: ['translations', 'de'], value: undefined })
    expect(getEditedLanguage(editor.store.getState())).toBeNull()
    expect(headline()).toBe('Down the river')
    editor.undo()
    expect(getEditedLanguage(editor.store.getState())).toBe('de')
  })
})
