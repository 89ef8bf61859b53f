import { randomUUID } from 'node:crypto'

import { connectDemo } from './demo-ads.ts'
import type { TestBrowser } from './test-browser.ts'

/** As the buttons do: away to the demo account's page, allowed there, and back. */
export function connectDemoSearchAds(browser: TestBrowser, answer: 'allow' | 'decline' = 'allow') {
  return connectDemo(browser, 'google', answer)
}

/** A whole form, with what is changed of it. */
export function searchCampaignForm(change: object = {}) {
  return {
    id: randomUUID(),
    customerId: 'demo-search',
    name: 'Rafting in Moab',
    headline: 'Raft the canyon',
    description: 'Four hours of white water with a guide.',
    finalUrl: 'https://bluecanyon.example/?utm_source=google',
    geoTarget: 'US',
    keywords: ['white water rafting', 'moab rafting'],
    dailyBudget: 25.5,
    startDate: '2020-01-01',
    endDate: null,
    ...change,
  }
}
