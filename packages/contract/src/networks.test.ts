import { expect, it } from 'vitest'

import { findNetwork } from './networks.ts'

it.each([
  [
    'Facebook',
    ['facebook.com', 'm.facebook.com', 'l.facebook.com', 'lm.facebook.com', 'facebook', 'fb'],
  ],
  ['Google', ['google.com', 'google.de', 'google.co.uk', 'google.com.br', 'google']],
  ['Gmail', ['com.google.android.gm', 'mail.google.com']],
  ['Instagram', ['instagram', 'l.instagram.com', 'ig']],
  ['X', ['t.co', 'x.com', 'twitter.com', 'twitter']],
  ['YouTube', ['youtu.be', 'm.youtube.com']],
  ['LinkedIn', ['lnkd.in', 'linkedin.com']],
  ['Bing', ['bing.com']],
  ['DuckDuckGo', ['duckduckgo.com']],
  ['Yahoo', ['search.yahoo.com', 'uk.search.yahoo.com', 'yahoo.co.jp']],
  ['Tripadvisor', ['tripadvisor.com', 'tripadvisor.co.uk', 'tripadvisor.de']],
  ['WhatsApp', ['wa.me', 'web.whatsapp.com']],
  ['Telegram', ['t.me', 'web.telegram.org']],
])('counts the hosts and names of %s as one network', (name, sources) => {
  expect(sources.map((source) => findNetwork(source)?.name)).toEqual(sources.map(() => name))
})

it('recognizes no network in other sources', () => {
  for (const source of [
    'direct',
    'other',
    'flyer',
    'notfacebook.com',
    'google.example.org',
    'fbx',
  ]) {
    expect(findNetwork(source)).toBeNull()
  }
})
