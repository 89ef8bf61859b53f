import { expect, it } from 'vitest'

import { findPlace } from './editor-places.ts'

it.each([
  ['edit-landing-page', 'Edit Landing Page', 'content', 'Save Changes'],
  ['builder', 'Landing Page Builder', 'sections', 'Save Page'],
  ['page-builder', 'Page Builder', 'sections', 'Save Page'],
  ['visual-editor', 'Visual Editor', 'add', 'Save'],
])('%s opens its own panel under its own name', (address, title, panel, saveLabel) => {
  expect(findPlace(`/funnel/one/${address}`)).toMatchObject({ title, panel, saveLabel })
})

it('does not open the editor at another address', () => {
  expect(() => findPlace('/funnel/one/leads')).toThrow('No editor opens at /funnel/one/leads')
})
