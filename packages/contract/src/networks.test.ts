import { expect, it } from 'vitest'

import { findNetwork, groupSource } from './networks.ts'

it.each([
  [
    'Facebook',
    [
      'facebook.com',
      'm.facebook.com',
      'l.facebook.com',
      'lm.facebook.com',
      'facebook',
      'fb',
      'facebook_ads',
      'facebookads',
      'fb_ads',
      'meta',
      'meta-ads',
      'paid_facebook',
      'fb-story-ad',
      'https-www.facebook.com',
    ],
  ],
  [
    'Google',
    [
      'google.com',
      'google.de',
      'google.co.uk',
      'google.com.br',
      'google',
      'google_ads',
      'googleads',
      'adwords',
      'google-cpc',
    ],
  ],
  ['Gmail', ['com.google.android.gm', 'mail.google.com']],
  ['Instagram', ['instagram', 'l.instagram.com', 'ig', 'instagram_bio', 'ig_story', 'insta-reels']],
  ['X', ['t.co', 'x.com', 'twitter.com', 'twitter']],
  ['YouTube', ['youtu.be', 'm.youtube.com']],
  ['LinkedIn', ['lnkd.in', 'linkedin.com']],
  ['Bing', ['bing.com']],
  ['DuckDuckGo', ['duckduckgo.com']],
  ['Yahoo', ['search.yahoo.com', 'uk.search.yahoo.com', 'yahoo.co.jp']],
  [
    'Tripadvisor',
    ['tripadvisor.com', 'tripadvisor.co.uk', 'tripadvisor.de', 'trip-advisor', 'trip_advisor'],
  ],
  ['WhatsApp', ['wa.me', 'web.whatsapp.com']],
  ['Telegram', ['t.me', 'web.telegram.org']],
  ['Yandex', ['yandex.ru', 'ya.ru', 'yandex.com.tr', 'mail.yandex.ru']],
  ['Baidu', ['baidu.com', 'm.baidu.com', 'www.baidu.com']],
  ['Outlook', ['outlook.live.com', 'outlook.office.com', 'outlook']],
  ['Bluesky', ['bsky.app', 'go.bsky.app', 'bluesky', 'bsky']],
  ['Gemini', ['gemini.google.com']],
  ['Messenger', ['m.me', 'l.messenger.com']],
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
    'facebook.example.com',
    'ads',
    'x.app',
    'ad-network',
    'linkedinsight',
  ]) {
    expect(findNetwork(source)).toBeNull()
  }
})

it('groups the mobile site and full URL of other hosts under the bare host', () => {
  const sources = [
    'kayak-club.example.org',
    'm.kayak-club.example.org',
    'https-www.kayak-club.example.org',
  ]
  expect(sources.map(groupSource)).toEqual(sources.map(() => 'kayak-club.example.org'))
  expect(['m.de', 'newsletter', 'x'].map(groupSource)).toEqual(['m.de', 'newsletter', 'x'])
})
