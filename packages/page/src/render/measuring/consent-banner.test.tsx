import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import { ConsentBanner } from './consent-banner.tsx'

const measuring = {
  metaPixelId: '1234567890123456',
  googleTagId: 'G-AB12CD34EF',
  googleConversionLabel: '',
  tiktokPixelId: '',
  sharesContact: false,
}
const show = (changes: Partial<typeof measuring> = {}, language = 'en') =>
  renderToStaticMarkup(
    <ConsentBanner
      page={parsePage({ language, sections: [] })}
      measuring={{ ...measuring, ...changes }}
    />,
  )

it('names the platforms in use, in the language of the page', () => {
  expect(show()).toContain('May we tell Meta and Google that you visit this page')
  expect(show({}, 'de')).toContain('Dürfen wir Meta und Google mitteilen')
  expect(show({ googleTagId: '' }, 'fr')).toContain('Pouvons-nous informer Meta de votre visite')
})

it('says that Meta gets who sent the form, where it does', () => {
  expect(show()).not.toContain('hashed')
  expect(show({ sharesContact: true })).toContain(
    'Meta also gets your email address and phone number in hashed form.',
  )
})

it('makes a no as easy as a yes, and waits for the script', () => {
  const buttons = [...show().matchAll(/<button ([^>]*)value="/g)].map(([, look]) => look)
  expect(buttons).toHaveLength(2)
  expect(buttons[0]).toBe(buttons[1])
  expect(show()).toMatch(/^<section [^>]*hidden=""/)
})
