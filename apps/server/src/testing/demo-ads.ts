import { randomUUID } from 'node:crypto'

import type { TestBrowser } from './test-browser.ts'

/** As the buttons do: away to the demo account's page, allowed there, and back. */
export async function connectDemo(
  browser: TestBrowser,
  platform: 'facebook' | 'google',
  answer: 'allow' | 'decline',
) {
  const begun = await browser.sendJson('POST', `/api/${platform}/connection`, {
    returnTo: '/dashboard',
  })
  const { url } = (await begun.json()) as { url: string }
  const state = new URL(url).searchParams.get('state') ?? ''
  const allowed = await browser.send('POST', `/sandbox/ads/${platform}`, {
    body: new URLSearchParams({ state, answer }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const back = allowed.headers.get('location') ?? ''
  return { url, back, arrived: await browser.get(back) }
}

export function connectDemoAds(browser: TestBrowser, answer: 'allow' | 'decline' = 'allow') {
  return connectDemo(browser, 'facebook', answer)
}

/** A whole form, with what is changed of it. */
export function socialAdForm(change: object = {}) {
  return {
    id: randomUUID(),
    adAccountId: 'act_demo',
    name: 'Summer rafting',
    objective: 'TRAFFIC',
    destinationUrl: 'https://bluecanyon.example/?utm_source=facebook',
    audienceAge: ['25-34', '35-44'],
    audienceGender: 'ALL',
    audienceInterests: ['Rafting'],
    audienceLocations: ['Utah'],
    dailyBudget: 25.5,
    startDate: '2020-01-01',
    endDate: null,
    headline: 'Raft the canyon',
    primaryText: 'Four hours of white water with a guide.',
    description: 'From $89',
    callToAction: 'BOOK_TRAVEL',
    imageUrl: null,
    ...change,
  }
}
