import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { parsePage } from '../../document/page-document.ts'
import type { Measuring } from '../../parts/measuring.ts'
import { ConsentBanner } from './consent-banner.tsx'

const measuring: Measuring = {
  metaPixelId: '1234567890123456',
  googleTagId: 'G-AB12CD34EF',
  googleConversionLabel: '',
  tiktokPixelId: '',
  privacyPolicyUrl: null,
  contactGoesTo: [],
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

it('says who gets to know who sent the form, where they do', () => {
  expect(show()).not.toContain('hashed')
  expect(show({ contactGoesTo: ['meta'] })).toContain(
    'your email address and phone number also go to Meta in hashed form.',
  )
  expect(show({ contactGoesTo: ['meta', 'google'] }, 'de')).toContain(
    'in gehashter Form an Meta und Google.',
  )
})

it("links to the owner's privacy policy", () => {
  expect(show()).not.toContain('<a ')
  const privacyPolicyUrl = 'https://rafting.example/privacy'
  expect(show({ privacyPolicyUrl })).toMatch(
    /<a [^>]*href="https:\/\/rafting\.example\/privacy"[^>]*>Privacy policy<\/a>/,
  )
  expect(show({ privacyPolicyUrl }, 'de')).toContain('>Datenschutzerklärung</a>')
})

it('makes a no as easy as a yes, and waits for the script', () => {
  const buttons = [...show().matchAll(/<button ([^>]*)value="/g)].map(([, look]) => look)
  expect(buttons).toHaveLength(2)
  expect(buttons[0]).toBe(buttons[1])
  expect(show()).toMatch(/^<section [^>]*hidden=""/)
})
