import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { UnknownView } from './unknown-view.tsx'

it('says which kind nobody knows, and which known section cannot be read', () => {
  const show = (type: string) => renderToStaticMarkup(<UnknownView type={type} mode="preview" />)
  expect(show('carousel')).toContain('<p>Unknown section type: carousel</p>')
  expect(show('pricing')).toContain('<p>This pricing section could not be read.</p>')
  expect(show('constructor')).toContain('<p>Unknown section type: constructor</p>')
})
