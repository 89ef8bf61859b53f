import { expect, it } from 'vitest'

import type { StoredPage } from './funnel.ts'
import { listUntranslatedTexts } from './list-untranslated-texts.ts'
import { buildShown } from './testing/build-shown.ts'

const hidden = { id: 'later', type: 'text', isHidden: true, content: { title: 'Not yet' } }
const page = {
  sections: [
    { id: 'top', type: 'hero', content: { title: 'Built by hand', subtitle: 'One at a time' } },
    { id: 'form', type: 'lead-form', content: { fields: [{ label: 'Boat length' }] } },
    hidden,
  ],
  translations: {
    de: { isShown: true, texts: { 'Built by hand': 'Von Hand gebaut' } },
    fr: { isShown: false, texts: {} },
  },
}

function list(pageBuilderData: StoredPage | null) {
  const { builderPage: _page, ...funnel } = buildShown(page)
  return listUntranslatedTexts({ ...funnel, pageBuilderData })
}

it('lists the untranslated texts of both pages for each shown language', () => {
  const languages = list(page)
  expect(languages.map(({ language }) => language)).toEqual(['de'])
  const { texts = [] } = languages[0] ?? {}
  expect(texts.slice(0, 2)).toEqual(['One at a time', 'Boat length'])
  const { headline } = buildShown(page).generated_content.thank_you_page
  expect(texts).toContain(headline)
  expect(texts).not.toContain('Not yet')
})

it('returns an empty list for a page in one language', () => {
  const { translations: _none, ...plain } = page
  expect(list(plain)).toEqual([])
  expect(list(null)).toEqual([])
})
