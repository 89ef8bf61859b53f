import { describe, expect, it } from 'vitest'

import { deviceOf, sourceOfForm, sourceOfVisit } from './visit-source.ts'

describe('the source of a visit', () => {
  it.each([
    ['/f/rafting?utm_source=Instagram', {}, 'instagram'],
    ['/f/rafting?a=1&utm_source=spring.news_24', {}, 'spring.news_24'],
    ['/f/rafting?utm_source=Our%20News%3Cletter%3E', {}, 'our-news-letter'],
    ['/f/rafting?utm_source=https%3A%2F%2Fwww.facebook.com%2Fblue', {}, 'facebook.com'],
    ['/f/rafting?utm_source=facebook.com/blue', {}, 'facebook.com'],
    [`/f/rafting?utm_source=${'x'.repeat(60)}`, {}, 'x'.repeat(40)],
    ['/f/rafting?utm_source=%20%3C%3E', {}, 'direct'],
    ['/f/rafting?utm_source=%', {}, 'direct'],
    ['/f/rafting', { referer: 'https://www.google.com/search?q=rafting' }, 'google.com'],
    ['/f/rafting', { referer: 'android-app://com.google.android.gm/' }, 'com.google.android.gm'],
    ['/f/rafting?utm_source=ads', { referer: 'https://google.com/' }, 'ads'],
    ['/f/rafting', { referer: 'https://here.test/f/rafting/thank-you' }, 'direct'],
    ['/f/rafting', { referer: 'not an address' }, 'direct'],
    ['/f/rafting', {}, 'direct'],
    ['/f/rafting?utm_source=facebook&utm_medium=social', {}, 'facebook'],
    ['/f/rafting?utm_source=facebook/paid', {}, 'facebook-paid'],
    ['/f/rafting?utm_source=facebook&utm_medium=paid_social', {}, 'facebook/paid'],
    ['/f/rafting?utm_medium=cpc', { referer: 'https://google.com/' }, 'google.com'],
    ['/f/rafting?utm_source=bing&utm_medium=CPC&utm_content=spring', {}, 'bing/paid'],
    [
      '/f/rafting?utm_source=google&utm_medium=cpc&utm_content=google-search-ad',
      {},
      'google/paid/google-search-ad',
    ],
    [
      `/f/rafting?utm_source=facebook&utm_medium=paid_social&utm_content=facebook-${'x'.repeat(80)}`,
      {},
      'facebook/paid',
    ],
  ])('of %s with %j is %s', (url, headers, source) => {
    expect(sourceOfVisit(url, { host: 'here.test', ...headers })).toBe(source)
  })

  it('of a form is the one its page was opened with', () => {
    expect(sourceOfForm({ referer: 'https://here.test/f/rafting?utm_source=Flyer' })).toBe('flyer')
    expect(sourceOfForm({ referer: 'https://elsewhere.test/' })).toBe('direct')
    expect(
      sourceOfForm({
        referer:
          'https://here.test/f/rafting?utm_source=facebook&utm_medium=paid_social&utm_campaign=rafting&utm_content=facebook-1',
      }),
    ).toBe('facebook/paid/facebook-1')
    expect(sourceOfForm({})).toBe('direct')
  })
})

describe('the device of a visitor', () => {
  const macSafari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/26.0 Safari/605.1.15'
  it.each([
    ['phone', { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Mobile/15E148' }],
    ['phone', { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0 Mobile Safari' }],
    ['phone', { 'user-agent': macSafari, 'sec-ch-ua-mobile': '?1' }],
    ['tablet', { 'user-agent': 'Mozilla/5.0 (iPad; CPU OS 26_0) Mobile/15E148 Safari' }],
    ['tablet', { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/150.0 Safari' }],
    ['desktop', { 'user-agent': macSafari, 'sec-ch-ua-mobile': '?0' }],
    ['desktop', {}],
  ])('is a %s for %j', (device, headers) => {
    expect(deviceOf(headers)).toBe(device)
  })
})
