import { randomUUID } from 'node:crypto'

import type { Page } from 'playwright-core'

/** A panel of the dashboard. */
export function adPanelOf(owner: Page, title: 'Facebook Ads' | 'Google Ads') {
  return owner.getByRole('region', { name: title, exact: true })
}

/** On the dashboard, through the demo account's page, and back. */
export async function connectDemo(
  owner: Page,
  url: string,
  title: 'Facebook Ads' | 'Google Ads',
): Promise<void> {
  const panel = adPanelOf(owner, title)
  await owner.goto(`${url}/dashboard`)
  await panel.getByRole('button', { name: 'Connect a demo account' }).click()
  await owner.getByRole('button', { name: 'Connect the demo account' }).click()
  await panel.getByText('Demo: no ad is shown and no money is spent').waitFor()
}

/** As `connectDemo`, without the screens; ends on the dashboard. */
export async function openConnected(
  owner: Page,
  url: string,
  title: 'Facebook Ads' | 'Google Ads',
): Promise<void> {
  const platform = title === 'Google Ads' ? 'google' : 'facebook'
  const begun = await owner.request.post(`${url}/api/${platform}/connection`, {
    data: { returnTo: '/dashboard' },
  })
  const { url: consent } = (await begun.json()) as { url: string }
  const state = new URL(consent).searchParams.get('state') ?? ''
  const connected = await owner.request.post(`${url}/sandbox/ads/${platform}`, {
    form: { state, answer: 'allow' },
  })
  if (!connected.ok()) throw new Error(`Connection: ${connected.status()}`)
  await owner.goto(`${url}/dashboard`)
  await adPanelOf(owner, title).getByText('Demo: no ad is shown and no money is spent').waitFor()
}

/** Creates a campaign in the connected Google demo account without the wizard. */
export async function createDemoCampaign(owner: Page, url: string, name: string): Promise<void> {
  const accounts = await owner.request.get(`${url}/api/google/accounts`)
  const list = (await accounts.json()) as { accounts: { customerId: string }[] }
  await create(owner, `${url}/api/google/campaigns/create`, {
    customerId: list.accounts[0]?.customerId,
    name,
    headline: 'Raft the canyon',
    description: 'Four hours of white water.',
    finalUrl: 'https://bluecanyon.example/',
    geoTarget: 'US',
    keywords: ['rafting'],
    dailyBudget: 20,
    startDate: today(),
  })
}

async function create(owner: Page, address: string, form: object): Promise<void> {
  const answer = await owner.request.post(address, { data: { id: randomUUID(), ...form } })
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()} ${await answer.text()}`)
}

const today = () => new Date().toISOString().slice(0, 10)
